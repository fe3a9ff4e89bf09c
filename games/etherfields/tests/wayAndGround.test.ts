import { rule } from '@miskatonic/testing'
import { expect, test, vi } from 'vitest'
import { each, endSlumber, everyone, gain, place, take } from '../content/builders.ts'
import { deckOf, discardOf, handOf, progressOf, unusedOf } from '../rules/people.ts'
import { scapeOf } from '../rules/scape.ts'
import { keptWorld } from '../rules/world.ts'
import { say } from '../text/messages.ts'
import { meeting } from './inSlumber.ts'
import { type At, groundRound, onGround, pays } from './onGround.ts'
import { type MapPicture, onMap } from './onMap.ts'
import { sizes } from './scene.ts'

/* Gates, ways and cards on the way, what one does in a round, what lies on squares: on the proving ground. */

vi.mock('../content/dreams/index.ts', async (original) => {
  const { dreams, scriptsOfDreams } = await original<typeof import('../content/dreams/index.ts')>()
  const { ground, other, groundScripts } = await import('./provingGround.ts')
  return { dreams: [...dreams, ground, other], scriptsOfDreams: [...scriptsOfDreams, ...groundScripts] }
})

const c3 = pays('3C')[0] ?? ''
const use = (card: string) => `use:hand:${card}/play`
const says = (effect: object) => ({ step: 'saying', args: { effect } })
const keys = (at: At) => at.told('ana').map(({ key }) => key)
const faces = (at: At, zone: string, who = 'bea'): string[] =>
  (at.table.view(who).zones[zone]?.pieces ?? []).flatMap(({ faces: shown }) => Object.values(shown) as string[])

// ── Gates and ways ──

const atGate = (more: MapPicture = {}) =>
  onMap({ place: 'chandlery', gates: ['gate-t01', 'gate-t02'], keys: 3, ...more }).choose('ana', 'go:pierhead')
rule('EF-EX-57', 'of two Gates at one Place one is entered for its Keys; afterwards the Team must move on', () => {
  const at = atGate().expectAsk('ana', 'choose-gate', ['gate-t01', 'gate-t02', 'none']).choose('ana', 'gate-t02')
  expect([at.state.encounter?.id, at.state.keys]).toEqual(['t02', 1])
  at.untilAsk('ana', 'your-round').arrange(() => {}, [says(endSlumber)] as never)
  at.untilAsk('ana', 'travel')
  expect([at.state.place, at.state.keys, at.offered('ana').filter((key) => key.includes('gate'))]).toEqual(['pierhead', 1, []])
  expect(atGate({ keys: 1 }).offered('ana')).toEqual(['gate-t01', 'none'])
})
rule(['EF-GATE-13', 'EF-RULING-76'], 'the front of a Gate is read, and counts, after the introduction', () => {
  const at = atGate().choose('ana', 'gate-t01').expectAsk('ana', 'book-decide')
  expect([at.zone('gate'), at.table.kernel.up(at.piece('gate-t01', 'gate'))]).toEqual([['gate-t01'], 'back'])
  expect(faces(at, 'gate')).not.toContain('gate/gate-t01')
  at.untilAsk('ana', 'your-round')
  expect(faces(at, 'gate')).toContain('gate/gate-t01')
  expect(at.offered('ana')).toContain('use:gate:gate-t01/ring')
})
rule('EF-EX-56', 'out of the street of cards into the street of Hours: each Seals 1, and no Hour is lost', () => {
  const streets = { districts: ['cards-street', 'hours-street'], place: 'p', hours: 3, dreamers: { ana: {}, bea: {} } }
  const at = onMap(streets)
  const before = [sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]
  at.choose('ana', 'shortcut:q').expectAsk('ana', 'travel')
  expect([at.state.place, at.state.hours]).toEqual(['q', 3])
  expect([sizes(at, 'ana').sealed, sizes(at, 'bea').sealed]).toEqual(before.map((n) => n + 1))
  at.choose('ana', 'shortcut:p').expectAsk('ana', 'travel')
  expect([at.state.place, at.state.hours]).toEqual(['p', 2])
})
rule('EF-RULING-63', 'without a way out the Team wakes; before it knows how, it finds itself where it would', () => {
  const stuck = { districts: ['hours-street'], place: 'nowhere', hours: 0 }
  expect(
    onMap(stuck)
      .offered('ana')
      .filter((key) => /^(go|shortcut|wake|save)/.test(key)),
  ).toEqual(['wake', 'save'])
  const at = onMap({ ...stuck, place: 'slipway' }).arrange(
    (w, t) => {
      w.put(t.inZone('wisdom'), 'box')
      w.set('table', 'place', 'nowhere')
    },
    [{ step: 'onward' }],
  )
  expect(at.expectAsk('ana', 'travel').state.place).toBe('slipway')
})
rule('EF-SKIP-05', 'where Out of Turns uses what the set-up laid, it is skipped from the first Turn on and not before', () => {
  const at = meeting('sleep-with-a-lamp', { hours: 1 })
  expect([at.table.ask?.about.key, at.state.encounter?.turn, at.state.tokens.map(({ token }) => token)]).toEqual([
    'skip-slumber',
    1,
    ['story'],
  ])
  at.choose('ana', 'yes').expectAsk('ana', 'travel')
  expect([at.state.hours, at.zone('slumbers').at(-1)]).toEqual([2, 'sleep-with-a-lamp'])
})
rule(['EF-AFTER-03', 'EF-AFTER-05'], 'Gems and hand outlast a Dream, unless a card says otherwise', () => {
  const left = (progress: readonly string[]) => {
    const at = onGround({ dreamers: { ana: { hand: [c3], gems: 2, progress } } }, says(endSlumber)).untilAsk('ana', 'travel')
    return [at.get('ana', 'gems'), sizes(at, 'ana').hand]
  }
  expect([left([]), left(['keeps-nothing'])]).toEqual([
    [2, 1],
    [2, 0],
  ])
})

// ── cards on the way ──

rule('EF-MAPC-04', 'a card or an Item with a use on the Map is used there; one that needs the Scape is not', () => {
  const at = onMap({
    items: ['hot-brick'],
    dreamers: { ana: { hand: ['opens-two', 'a-sigh', 'goes-anywhere', ...pays('1R')], sealed: 3, anguish: 2 } },
  })
  expect(at.offered('ana')).toEqual(expect.arrayContaining([use('opens-two'), use('a-sigh'), 'use:item:hot-brick/warm']))
  expect(at.offered('ana')).not.toContain(use('goes-anywhere'))
  at.choose('ana', use('opens-two'))
    .choose('ana', 'use:item:hot-brick/warm')
    .choose('ana', pays('1R'))
    .untilAsk('ana', 'travel', { boost: 'no' })
  expect([sizes(at, 'ana').sealed, at.get('ana', 'anguish')]).toEqual([1, 1])
  expect(at.offered('ana')).not.toContain('use:item:hot-brick/warm')
  const well = onMap({ dreamers: { ana: { hand: ['opens-two', 'a-sigh'] } } })
  expect(well.offered('ana').filter((key) => key.startsWith('use:hand'))).toEqual([])
})
rule('EF-MASK-04', 'a Mask that has a use on the Map is used there', () => {
  const at = onMap({ dreamers: { ana: { mask: 'useful-face', anguish: 2 } } }).choose('ana', 'use:mask:useful-face/sigh')
  expect(at.get('ana', 'anguish')).toBe(1)
})
rule('EF-RULING-60', 'a Note is used whenever its back allows: on the Map and between the steps of the Turn card too', () => {
  const owning = (at: At, flow: readonly object[]) => at.arrange((w) => void w.make('a-note', 'notes', { face: 'back' }), flow as never)
  const map = owning(onMap({ hours: 1 }), [{ step: 'onward' }]).choose('ana', 'note:a-note')
  expect([map.get('ana', 'ether'), map.zone('notes').includes('a-note')]).toEqual([1, false])
  const phase = owning(onGround({ hours: 1, turnCards: ['turn-hearts-1'] }), [{ step: 'scapePhase' }, { step: 'curtain' }])
  phase.expectAsk('ana', 'answer-rapidly', ['note:a-note', 'pass']).choose('ana', 'note:a-note')
  expect(phase.get('ana', 'ether')).toBe(1)
  owning(onGround({ hours: 0, turnCards: ['turn-hearts-1'] }), [{ step: 'scapeStep', args: { i: 0 } }, { step: 'curtain' }]).expectAsk(
    'ana',
    'pick-some',
  )
})

// ── a round ──

rule(
  ['EF-ROUND-04', 'EF-ROUND-05', 'EF-ROUND-07'],
  'one Dream action in a round, and any number of other deeds; as many rounds as one likes',
  () => {
    const hand = ['opens-two', 'a-sigh', 'red-two', ...pays('1A', '1R', '2R')]
    const own = { at: '1,1', hand, sealed: 4, anguish: 4, progress: ['blue-one', 'red-one'], mask: 'useful-face' }
    const at = groundRound({ hours: 2, items: ['thing-that-goes'], dreamers: { ana: own, bea: { at: '1,1', hand: [c3] } } })
    for (const deed of ['gate:gate-t01/ring', 'hand:opens-two/play', 'hand:a-sigh/play']) at.choose('ana', `use:${deed}`)
    at.choose('ana', 'place:red-two').choose('ana', 'use:progress:red-one/count').choose('ana', 'use:mask:useful-face/sigh')
    at.choose('ana', 'use:item:thing-that-goes/sell')
      .untilAsk('ana', 'your-round')
      .choose('ana', 'use:progress:blue-one/step')
      .choose('ana', '1,2')
    at.choose('ana', 'push-on')
      .choose('ana', 1)
      .choose('ana', '1,1')
      .choose('ana', 'gem')
      .untilAsk('ana', 'your-round', { 'discard-some': pays('1A', '1R', '2R') })
    expect([at.get('ana', 'gems'), at.get('ana', 'ether'), at.get('ana', 'anguish'), at.get('ana', 'at')]).toEqual([1, 2, 2, '1,1'])
    expect(at.refused('ana')['use:gate:gate-t01/ring']).toContain('EF-ROUND-02')
    for (let i = 0; i < 4; i++) at.choose('ana', 'done').choose('bea', 'pass').choose('ana', 'use:gate:gate-t01/ring')
    expect(at.state.hours).toBe(6)
  },
)
rule(
  ['EF-ACT-01', 'EF-ACT-02'],
  'actions are found on Basic Actions, cards, placed cards, Mask and Items; on map, Gate, Entity and Secrets in play',
  () => {
    const at = groundRound({
      hours: 1,
      items: ['hot-brick'],
      figures: { shape: ['1,2'] },
      dreamers: {
        ana: { at: '1,2', hand: ['a-sigh', ...pays('6A', '3C', '3R')], anguish: 2, progress: ['blue-one'], mask: 'useful-face' },
      },
    })
    at.arrange((w) => void w.make('a-bell', 'situations', { face: 'front' }))
    for (const key of [
      'move',
      use('a-sigh'),
      'use:progress:blue-one/step',
      'use:mask:useful-face/sigh',
      'use:item:hot-brick/warm',
      'use:map:a',
      'use:gate:gate-t01/ring',
      'use:entity:shape/attack',
      'use:situation:a-bell/pull',
    ])
      expect(at.offered('ana'), key).toContain(key)
    const asleep = meeting('tallyman', { dreamers: { ana: { at: '3,3', hand: pays('9A', '6R') } } }).untilAsk('ana', 'your-round', {
      'skip-slumber': 'no',
    })
    asleep.arrange((w) => w.set(asleep.piece('tallyman-figure', 'figures'), 'at', '3,3'), [{ step: 'round', args: { who: 'ana' } }])
    expect(asleep.offered('ana').some((key) => key.startsWith('use:entity:tallyman/'))).toBe(true)
  },
)
rule('EF-PAY-07', 'what another card brings counts with the cards that are paid', () => {
  const at = groundRound({ options: { noBoost: true }, dreamers: { ana: { at: '1,2', hand: ['helps', ...pays('4A')] } } })
  at.choose('ana', 'use:map:a')
    .expectAsk('ana', 'help-payment')
    .choose('ana', use('helps'))
    .choose('ana', pays('4A'))
    .expectAsk('ana', 'your-round')
  expect(at.get('ana', 'ether')).toBe(1)
  expect(
    groundRound({ options: { noBoost: true }, dreamers: { ana: { at: '1,2', hand: pays('4A') } } }).refused('ana')['use:map:a'],
  ).toEqual(['EF-PAY-04'])
})
rule('EF-PAY-12', 'what may be used in another’s round is paid for in it', () => {
  const at = groundRound({
    options: { noBoost: true },
    dreamers: { ana: { hand: [c3] }, bea: { hand: ['rapid-for-a-step', ...pays('1C')] } },
  })
  at.choose('bea', use('rapid-for-a-step')).choose('bea', pays('1C')).expectAsk('ana', 'your-round')
  expect([at.get('bea', 'ether'), sizes(at, 'bea').discard]).toEqual([1, 2])
})
rule(['EF-DIE-02', 'EF-DIE-03'], 'who calls for the die says what its results do; one that is not named does nothing', () => {
  const thrown = (face: number) => {
    const at = onGround(
      { chance: { fortune: [[face]] } },
      says({ do: 'dieTable', die: 'fortune', faces: { three: gain.ether(3), failure: { do: 'suffer', n: 1 } } }),
    )
    return [at.get('ana', 'ether'), at.get('ana', 'anguish')]
  }
  expect([thrown(6), thrown(1), thrown(2), thrown(5)]).toEqual([
    [3, 0],
    [0, 1],
    [0, 0],
    [0, 0],
  ])
})
rule('EF-REROLL-01', 'a card that throws one’s own die again has no say in Entities’ throws; one for any roll has', () => {
  const moving = (hand: readonly string[]) =>
    onGround(
      {
        turnCards: ['turn-hearts-1'],
        chance: { movement: [[1], [3]] },
        figures: { shape: ['4,1'] },
        dreamers: { ana: { at: '1,1', hand }, bea: { at: '1,1' } },
      },
      { step: 'scapeStep', args: { i: 0 } },
    )
  moving(['throws-own']).expectAsk('ana', 'pick-some')
  moving(['throws-any']).expectAsk('ana', 'reroll-with-gem', ['keep', use('throws-any')])
  const boost = groundRound({
    chance: { fortune: [[2]] },
    dreamers: { ana: { at: '1,1', hand: [c3, 'throws-own'] }, bea: { hand: ['throws-own'] } },
  })
  boost
    .choose('ana', 'move')
    .choose('ana', [c3])
    .choose('ana', 'yes')
    .expectAsk('ana', 'reroll-with-gem', ['keep', use('throws-own')])
    .choose('ana', 'keep')
  boost.expectAsk('ana', 'choose-destination')
})

// ── decks and losses ──

const waking = (n: number, flaws: readonly string[]) => {
  const at = onMap().choose('ana', 'wake').untilAsk('ana', 'change-dreamers')
  at.arrange(
    (w, t) => {
      w.put(t.inZone(unusedOf('ana')), 'removed')
      for (let i = 0; i < n; i++) w.make(c3, unusedOf('ana'), { face: 'front' })
      for (const flaw of flaws) w.make(flaw, unusedOf('ana'), { face: 'front' })
    },
    [{ step: 'buildDeck', args: { who: 'ana' } }, { step: 'curtain' }],
  )
  return at
}
rule(['EF-EX-59', 'EF-DECK-04', 'EF-DECK-07', 'EF-FLAW-07'], 'of 45 cards forty go in, with both Flaws; five lie aside', () => {
  const at = waking(45, ['elbow-room', 'slow-to-start']).expectAsk('ana', 'build-deck')
  const own = at.table.kernel.inZone(unusedOf('ana')).filter((piece) => at.table.kernel.def(piece).kind === 'influence')
  expect(at.offered('ana')).toHaveLength(45)
  expect(() => at.choose('ana', own.slice(0, 41))).toThrow()
  at.choose('ana', own.slice(0, 40))
  expect([at.zone(deckOf('ana')).length, at.zone(unusedOf('ana')).length]).toEqual([42, 5])
})
rule(['EF-EX-59', 'EF-DECK-03', 'EF-DECK-06'], 'who owns eighteen plays eighteen, and nothing comes of that', () => {
  const at = waking(18, []).expectAsk('ana', 'pick-some')
  expect(at.zone(deckOf('ana'))).toHaveLength(18)
})
rule(
  ['EF-DEATH-03', 'EF-DEATH-04', 'EF-DEATH-05', 'EF-RULING-73'],
  'lost in a Dream: the Scape goes, Secrets go back but for what was gained, the Gate stays',
  () => {
    const at = onGround(
      { dreamers: { ana: { hand: [c3] } } },
      says({ do: 'reveal', card: 'shape' }),
      says({ do: 'reveal', card: 'thing-2c' }),
      says({ do: 'reveal', card: 'red-two' }),
    )
    at.untilAsk('ana', 'pick-some', { 'use-item-now': 'yes' })
    expect([at.zone('entity'), at.zone('items'), at.zone(discardOf('ana'))]).toEqual([['shape'], ['thing-2c'], ['red-two']])
    at.arrange(() => {}, [{ step: 'round', args: { who: 'ana' } }])
      .choose('ana', 'give-up')
      .choose('ana', 'yes')
      .untilAsk('ana', 'build-deck')
    expect([at.zone('entity'), at.zone('gates').includes('gate-t01'), at.zone('scape').filter((id) => id.startsWith('t01'))]).toEqual([
      [],
      true,
      [],
    ])
    expect([at.table.kernel.where(at.piece('shape')), at.offered('ana').includes('red-two')]).toEqual(['box', true])
    expect(keptWorld(at.table.kernel).items).toContain('thing-2c')
  },
)
rule('EF-RULING-33', 'with one Gem left for two the Team says whose it is', () => {
  const at = onGround({ dreamers: { ana: { gems: 5 }, bea: {} } }, says(each(everyone, gain.gems(1), 'together'))).expectAsk(
    'ana',
    'share-shortage',
    ['ana', 'bea'],
  )
  at.choose('ana', 'bea').expectAsk('ana', 'pick-some')
  expect([at.get('ana', 'gems'), at.get('bea', 'gems'), at.state.gemsLeft]).toEqual([5, 1, 0])
  const enough = onGround({ dreamers: { ana: {}, bea: {} } }, says(each(everyone, gain.gems(1), 'together')))
  expect([enough.get('ana', 'gems'), enough.get('bea', 'gems')]).toEqual([1, 1])
  const several = onGround({ dreamers: { ana: { gems: 4 }, bea: {} } }, says(gain.gems(5)))
  expect([several.get('ana', 'gems'), several.state.gemsLeft]).toEqual([6, 0])
})

// ── tokens, tiles, codes ──

const laying = (...effects: readonly object[]) => onGround({ dreamers: { ana: { at: '2,2' } } }, ...effects.map(says))
rule(['EF-SUP-06', 'EF-SUP-08'], 'Universal and Story tokens have the use the text gives them, whichever token it is', () => {
  const at = laying(place('universal'), place('story', { square: '5,5' }), {
    do: 'when',
    if: { is: 'tokens', token: 'story', n: 1 },
    then: gain.ether(2),
  })
  expect(at.state.tokens.map(({ token, at: squares }) => [token, squares])).toEqual([
    ['universal', ['2,2']],
    ['story', ['5,5']],
  ])
  expect([at.get('ana', 'anguish'), at.get('ana', 'ether')]).toEqual([0, 2])
})
rule('EF-SUP-07', 'a Threat token shows one of two sides, and a text tells them apart', () => {
  const at = laying(place('threat'), { do: 'place', token: 'threat', side: 'back', square: '3,3' })
  expect(at.state.tokens.map(({ side = 'front' }) => side)).toEqual(['front', 'back'])
})
rule('EF-SUP-09', 'each Dreamer has one Personal token: laid again it is only moved', () => {
  const at = laying(place('personal'), place('personal', { square: '4,4' }))
  expect(at.state.tokens).toEqual([{ token: 'personal', at: ['4,4'], of: 'ana' }])
})
rule(['EF-SUP-01', 'EF-SUP-02'], 'of tokens that have run out none is laid', () => {
  const at = laying(...Array.from({ length: 11 }, (_, i) => place('story', { square: `${1 + (i % 6)},${1 + Math.floor(i / 6)}` })))
  expect(at.state.tokens).toHaveLength(10)
  const back = laying(...Array.from({ length: 10 }, () => place('story')), take('story'), place('story', { square: '5,5' }))
  expect([back.state.tokens.length, back.state.tokens.at(-1)?.at]).toEqual([10, ['5,5']])
})
rule('EF-ICON-10', 'an instruction in a blue frame is carried out as soon as its tile lies there, once', () => {
  const at = onGround({}).arrange(
    (w, t) =>
      w.put(
        t.inZone('scape').filter((piece) => t.def(piece).id === 't01-c1'),
        'secrets',
        { face: 'back' },
      ),
    [says({ do: 'reveal', card: 't01-c1' }), { step: 'curtain' }] as never,
  )
  expect(at.state.hours).toBe(1 + (onGround({}).state.hours ?? 0))
})
rule('EF-ICON-02', 'a tile may lie between two slots; its code lies in one of them, and its squares are its own', () => {
  const at = onGround({}).arrange((w) => void w.make('t01-c4', 'scape', { face: 'front' }), [{ step: 'curtain' }])
  expect(
    scapeOf(at.table.kernel)
      .squares.filter((square) => Number(square[2]) > 6)
      .sort(),
  ).toEqual(['4,7', '4,8', '5,7', '5,8'])
  at.arrange(() => {}, [says(place('darkness', { tile: 'C4' })), { step: 'curtain' }] as never)
  expect(at.state.tokens.at(-1)?.at.toSorted()).toEqual(['4,7', '4,8', '5,7', '5,8'])
})
rule(['EF-SECRET-01', 'EF-RULING-75'], 'every Secret is found by its code, and by no other', async () => {
  const { cards } = await import('../content/cards.ts')
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
  const at = laying({ do: 'reveal', card: 'thing-2c' }).untilAsk('ana', 'pick-some', { 'use-item-now': 'yes' })
  expect(at.zone('items')).toEqual(['thing-2c'])
})
rule('EF-SECRET-04', 'a bare code is that of a card or tile of this Dream', () => {
  const bare = (dream: string) => {
    const at = onGround({}).arrange(
      (w, t) => {
        w.set('table', 'encounter', { kind: 'dream', id: dream, turn: 1 })
        w.put(t.inZone('scape'), 'box')
      },
      [says({ do: 'reveal', card: 'c2' }), { step: 'curtain' }] as never,
    )
    return at.zone('scape')
  }
  expect([bare('t01'), bare('i01')]).toEqual([['t01-c2'], ['i01-c2']])
})
rule('EF-DIE-01', 'a throw is told to all', () => {
  const at = onGround({ chance: { fortune: [[6]] } }, says({ do: 'dieTable', die: 'fortune', faces: { three: gain.ether(1) } }))
  expect(keys(at)).toContain('die-rolled')
  expect([handOf('ana'), progressOf('ana')]).toEqual(['hand:ana', 'progress:ana'])
})

rule('EF-RULING-49', '«once per Turn» is once for each Dreamer, of an Item too', () => {
  const warm = 'use:item:hot-brick/warm'
  const own = { anguish: 3, hand: pays('1R', '1R') }
  const at = groundRound({ options: { noBoost: true }, items: ['hot-brick'], dreamers: { ana: own, bea: own } })
  at.choose('ana', warm).choose('ana', pays('1R'))
  expect(at.refused('ana')[warm]).toEqual(['EF-GEN-11'])
  at.choose('ana', 'done').expectAsk('bea', 'your-round')
  expect(at.offered('bea')).toContain(warm)
})
rule('EF-RULING-09', 'two cards make no Gem', () => {
  expect(groundRound({ dreamers: { ana: { at: '1,1', hand: pays('1C', '1C') } } }).refused('ana').gem).toEqual(['EF-RULING-09'])
})
test('a refusal names what is missing, as the card has it', () => {
  const at = groundRound({
    options: { noBoost: true },
    figures: { shape: ['4,1'] },
    dreamers: { ana: { at: '1,2', hand: ['in-swamp', ...pays('1A')] } },
  })
  const reason = (name: string, lang: 'es' | 'en'): string | undefined => {
    const [found] = at.table.ask?.kind === 'floor' ? (at.table.ask.refused?.ana ?? []).filter(({ key }) => key.includes(name)) : []
    return found?.reasons.map(({ message }) => say(message, { lang })).join(' ')
  }
  expect(reason('in-swamp', 'es')).toBe('Solo si estás en Pantano.')
  expect(reason('in-swamp', 'en')).toBe('Only if you are in Swamp.')
  expect(reason('map:a', 'en')).toContain('It costs 6 Awareness, and your Motive does not go that far.')
  expect(reason('map:a', 'es')).toContain('Cuesta 6 de Consciencia y no te alcanza el Motivo.')
  expect(reason('shape', 'es')).toContain('Queda fuera de alcance 1.')
})

rule(['EF-SLUM-10', 'EF-SLUM-11'], 'what the Slumber’s tile laid goes with it; what others laid stays', () => {
  const at = meeting('sleep-with-a-lamp', { hours: 1 }).arrange((w, t) => {
    w.set('table', 'tokens', [...t.state.tokens, { token: 'light', at: ['3,4'] }])
  })
  expect(at.state.tokens.map(({ token }) => token)).toEqual(['story', 'light'])
  at.arrange(() => {}, [says(endSlumber)] as never).expectAsk('ana', 'travel')
  expect(at.state.tokens.map(({ token }) => token)).toEqual(['light'])
})
