import { defined, type Seat, SPECTATOR } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { about, assigned, combat, duel, fought, heard, isUp, sanity, sees, trio } from './duel.ts'
import type { Someone, Table } from './position.ts'

const facing = (t: Table, card: string): Seat | null => t.get(t.piece(card), 'facing')
/** Who is asked what, in order, until the declarations of lobotomy; everybody declines. */
function course(t: Table): string[] {
  const seen: string[] = []
  while (about(t) !== 'prompt.lobotomy') {
    const seat = defined(t.table.awaited()[0])
    seen.push(`${seat} ${about(t)}`)
    t.choose(seat, about(t) === 'prompt.defend' ? 'done' : about(t) === 'prompt.casting' ? 'decline' : 'ben')
  }
  return seen
}
const ally: Someone = { allies: ['earl-sawyer'] }
const amulet: Someone = { artifacts: ['viol-of-erich-zann'] }

describe('Combat', () => {
  rule('MY-COMBAT-01', 'once a Round, after card play ends', () => {
    const t = duel('deck zoog', 'deck zoog').shows('table phase play').does('ana pass, ben pass')
    expect(heard(t, 'ana').filter((key) => key === 'log.combat')).toHaveLength(1)
    expect(about(t)).toBe('prompt.lobotomy')
  })

  rule(
    'MY-COMBAT-02 MY-COMBAT-04',
    'assignment, defenders, casting, reveal, Threats against each other, then people, loss, effects, burial',
    () => {
      const t = duel(
        'threat mi-go ghoul; tomes al-azif+voorish-sign',
        { ...ally, threat: ['zoog'], artifacts: ['innsmouth-tiara'] },
        combat,
      )
      t.choose('ben', 'defend:ana:earl-sawyer').choose('ana', 'cast:voorish-sign').choose('ana', 'ghoul')
      t.untilAsk('ana', 'prompt.lobotomy', { 'prompt.strike-order': ['ghoul', 'mi-go'] })
      const order = ['combat:begin', 'monster:assign', 'ally:defend', 'spell:cast', 'combat:reveal', 'battle:fight', 'ally:absorb']
      // Who absorbs falls at once (MY-RULING-75); the Threats are buried last.
      order.push('card:bury', 'sanity:lose', 'monster:harm')
      expect(t.table.kernel.events.findLast(({ name }) => order.includes(name))?.name).toBe('card:bury')
      const happened = t.table.kernel.events.map(({ name }) => name).filter((name) => order.includes(name))
      expect([...new Set(happened)]).toEqual(order)
    },
  )

  rule('MY-COMBAT-03 MY-RULING-66', 'in every step from the lowest SAN clockwise, as it was when Combat began', () => {
    // One Monster is enough: whoever has an Artifact might control it.
    const all = { ...ally, ...amulet }
    const t = trio({ sanity: 9, ...all, threat: ['ghoul'] }, { sanity: 8, ...all }, { sanity: 12, ...all }, combat)
    const order = ['ben prompt.defend', 'eva prompt.defend', 'ana prompt.defend']
    expect(course(t).filter((one) => one.endsWith('defend'))).toEqual(order)
    const tied = trio(
      { sanity: 8, education: 12, ...all, threat: ['ghoul'] },
      { sanity: 8, education: 14, ...all },
      { sanity: 8, education: 13, ...all },
      combat,
    )
    expect(course(tied).filter((one) => one.endsWith('defend'))).toEqual(order)
    // Ana pays below Ben in the casting step: Ben is first all the same.
    const paid = duel(
      'sanity 9; tomes al-azif+eye-of-the-seer+voorish-sign; threat ghoul',
      { sanity: 8, tomes: [['al-azif', 'voorish-sign']], ...ally, threat: ['zoog'] },
      combat,
    )
    paid.does('ben done, ben decline, ana cast:eye-of-the-seer', 'ben asked prompt.casting')
    paid.does('ben decline, ana cast:voorish-sign', 'ana sanity 7; ben sanity 8; table first ben')
  })

  rule('MY-RULING-66', 'also after the Reveal: who was first when Combat began declares first, though another has less by now', () => {
    const t = duel('sanity 9', 'sanity 8; threat shoggoth', combat).shows(
      'ana sanity 4; ben sanity 8; table first ben; ben asked prompt.lobotomy',
    )
    t.does('ben no', 'ana asked prompt.lobotomy')
  })

  rule('MY-COMBAT-05', 'each pair for itself: what faces Ben does not help against Eva', () => {
    const t = fought(trio('threat ghoul: ben, reanimated-corpse: eva', 'threat zoog: ana', {}, assigned))
    // Ghoul 2 against Zoog 1; Corpse 2 against nothing.
    expect(sanity(t)).toEqual([12, 9, 8])
  })

  rule('MY-COMBAT-06', 'also with no Threat at all: the casting step is offered', () => {
    const t = duel('tomes al-azif+voorish-sign', {}, combat).shows('ana asked prompt.casting: cast:voorish-sign decline')
    t.does('ana cast:voorish-sign', 'ana sanity 11; table about prompt.lobotomy')
  })

  rule('MY-COMBAT-07', 'point for point', () => {
    expect(sanity(fought(duel('threat shoggoth', 'threat elder-thing', combat)))).toEqual([12, 8])
    expect(sanity(fought(duel('threat shoggoth', 'threat shoggoth', combat)))).toEqual([12, 10])
  })
})

describe('assigning Monsters', () => {
  rule('MY-ASSIGN-01 MY-ASSIGN-02', 'every Monster against one opponent, in any division, still face down', () => {
    const t = trio('sanity 5; threat ghoul mi-go zoog', ally, {}, combat)
    for (const to of ['ben', 'eva', 'ben']) {
      t.shows('ana asked prompt.assign-monster: ben eva').choose('ana', to)
    }
    expect(['ghoul', 'mi-go', 'zoog'].map((card) => facing(t, card)).sort()).toEqual(['ben', 'ben', 'eva'])
    expect(['ghoul', 'mi-go', 'zoog'].map((card) => isUp(t, card) || sees(t, 'ben', card))).toEqual([false, false, false])
    expect(about(t)).not.toBe('prompt.assign-monster')
  })

  rule('MY-ASSIGN-03', 'MY-EX-40 the members of a Combination against different opponents', () => {
    const t = trio('sanity 5; threat deep-one deep-one', {}, {}, combat).does('ana ben, ana eva').untilAsk('ana', 'prompt.lobotomy')
    t.shows('ana sanity 5; ben sanity 8; eva sanity 8')
  })

  rule('MY-ASSIGN-04', 'with one opponent everything faces that one, and nobody is asked', () => {
    const t = duel('threat ghoul mi-go', ally, combat).shows('ben asked prompt.defend')
    expect([facing(t, 'ghoul'), facing(t, 'mi-go')]).toEqual(['ben', 'ben'])
  })

  rule('MY-ASSIGN-05', 'assignments stay as made', () => {
    const t = trio('sanity 5; threat mi-go', { ...ally, tomes: [['al-azif', 'voorish-sign']] }, 'threat ghoul', combat).choose('ana', 'ben')
    t.choose('eva', 'ana').choose('ben', 'done').expectAsk('ben', 'prompt.casting')
    expect([facing(t, 'mi-go'), facing(t, 'ghoul')]).toEqual(['ben', 'ana'])
  })

  rule('MY-ASSIGN-06', 'Great Old Ones are not assigned', () => {
    const t = trio('sanity 5; threat zoog; greatOldOnes bokrug', {}, {}, combat).shows('ana asked prompt.assign-monster').does('ana ben')
    expect([about(t), facing(t, 'bokrug')]).toEqual(['prompt.lobotomy', null])
  })
})

describe('assigning defenders', () => {
  rule('MY-DEFEND-01 MY-DEFEND-05', 'after all Monsters each decides which Allies defend; none has to', () => {
    const t = duel('threat ghoul; allies earl-sawyer parish-priest', 'sanity 11; threat zoog', combat)
    t.expectAsk('ana', 'prompt.defend', ['defend:ben:earl-sawyer', 'defend:ben:parish-priest', 'done'])
    expect(facing(t, 'zoog')).toBe('ana')
    t.choose('ana', 'done')
    expect([facing(t, 'earl-sawyer'), t.zone('allies:ana').length]).toEqual([null, 2])
    // Who stays behind is safe, whatever gets through.
    const stormed = fought(duel('sanity 9; allies earl-sawyer parish-priest', 'threat shoggoth', combat))
    stormed.shows('ana sanity 4; ben sanity 10; ana allies earl-sawyer parish-priest')
  })

  rule('MY-DEFEND-02 MY-DEFEND-03', 'face up, each against one opponent', () => {
    const t = trio(
      'sanity 5; allies earl-sawyer parish-priest; threat ghoul',
      'allies captain-norrys; artifacts jade-amulet',
      'artifacts jade-amulet',
      combat,
    )
    t.does('ana ben, ana defend:ben:earl-sawyer', 'ana asked prompt.defend: defend:ben:parish-priest defend:eva:parish-priest done')
    t.does('ana defend:eva:parish-priest')
    expect([facing(t, 'earl-sawyer'), facing(t, 'parish-priest')]).toEqual(['ben', 'eva'])
    expect([isUp(t, 'parish-priest'), sees(t, 'ben', 'parish-priest')]).toEqual([true, true])
  })

  rule('MY-DEFEND-04', 'a defender absorbs only what comes from where it faces', () => {
    const marks = { 'captain-norrys': { facing: 'ben' } }
    const t = trio('allies captain-norrys', 'threat ghoul: ana', 'threat martense-brood: ana', { ...assigned, marks })
    expect([sanity(t)[0], t.zone('chronicle:ana')]).toEqual([10, ['captain-norrys']])
  })

  rule('MY-DEFEND-06', 'also where no Monster of one’s own faces', () => {
    fought(duel(ally, 'sanity 13; threat zoog', combat).does('ana defend:ben:earl-sawyer')).shows('ana sanity 12, chronicle earl-sawyer')
  })

  const armed: Someone = { allies: [['captain-norrys', 'blade-of-the-elder-ones']] }
  rule(
    'MY-DEFEND-07 MY-DEFEND-08 MY-DEFEND-09 MY-DEFEND-12 MY-RULING-65',
    'MY-EX-34 with a Magic Weapon into the Threat, where there was none: five against four, and buried with the Blade',
    () => {
      const t = duel({ sanity: 9, ...armed }, { threat: ['larva-of-the-other-gods'], ...ally }, combat)
      t.choose('ana', 'join:ben:captain-norrys')
      expect([t.zone('threat:ana'), facing(t, 'captain-norrys')]).toEqual([['captain-norrys'], 'ben'])
      // Face down, yet known to whoever saw it go there.
      t.shows('captain-norrys not up')
      expect([sees(t, 'ben', 'captain-norrys'), sees(t, SPECTATOR, 'captain-norrys')]).toEqual([true, true])
      fought(t).shows('ana sanity 9; ben sanity 9; ana chronicle {blade-of-the-elder-ones captain-norrys}')
    },
  )

  rule('MY-RULING-65', 'a Spell it holds can still be cast', () => {
    const t = duel('sanity 9; allies dr-henry-armitage+rune-graven-dagger+voorish-sign', 'threat zoog', combat)
    t.choose('ana', 'join:ben:dr-henry-armitage').expectAsk('ana', 'prompt.casting', ['cast:voorish-sign', 'decline'])
  })

  rule('MY-DEFEND-10', 'a Monster in every respect: what hits the Threat hits it', () => {
    const t = duel('sanity 9; allies wilbur-whateley+rune-graven-dagger', 'artifacts silver-crucifix', combat)
    fought(t.does('ana join:ben:wilbur-whateley, ben use:silver-crucifix'))
    // Three and one, less three.
    expect(sanity(t)).toEqual([9, 9])
  })

  rule('MY-DEFEND-11', 'it meets Invisible Monsters', () => {
    const t = duel({ sanity: 9, ...armed }, 'threat flying-polyp', combat).choose('ana', 'join:ben:captain-norrys')
    expect(sanity(fought(t))).toEqual([9, 10])
  })

  rule('MY-DEFEND-13', 'with a plain Weapon one can only defend', () => {
    const t = duel('sanity 9; allies captain-norrys+shotgun', 'threat zoog', combat)
    t.expectAsk('ana', 'prompt.defend', ['defend:ben:captain-norrys', 'done'])
  })

  rule('MY-DEFEND-14', 'who took no damage returns beside the Investigator', () => {
    const t = duel('sanity 9; threat ghoul; allies captain-norrys', 'artifacts jade-amulet', combat).does('ana defend:ben:captain-norrys')
    fought(t)
    expect([t.zone('allies:ana'), facing(t, 'captain-norrys')]).toEqual([['captain-norrys'], null])
  })
})

describe('Spells and Artifacts in Combat', () => {
  const caster: Someone = { sanity: 9, tomes: [['al-azif', 'voorish-sign', 'elder-sign']], artifacts: ['powder-of-ibn-ghazi'] }

  rule('MY-CCAST-01 MY-CCAST-03 MY-RULING-38', 'one each, in circuits, until all decline in a row; declining bars nothing later', () => {
    const t = duel(caster, 'sanity 10; tomes necronomicon-latin+eye-of-the-seer; threat zoog', combat).does('ana decline')
    expect(about(t)).toBe('prompt.lobotomy')
    const u = duel({ ...caster, threat: ['zoog'] }, 'sanity 10; tomes necronomicon-latin+eye-of-the-seer', combat)
    u.choose('ana', 'decline').choose('ben', 'cast:eye-of-the-seer').choose('ana', 'use:powder-of-ibn-ghazi')
    u.expectAsk('ana', 'prompt.casting', ['cast:voorish-sign', 'cast:elder-sign', 'decline'])
    // Ana casts and Ben declines: there is another circuit, and though Ana declines in it Ben is asked again.
    const last = duel({ ...caster, threat: ['zoog'] }, 'sanity 10; tomes necronomicon-latin+eye-of-the-seer', combat)
    last.does('ana cast:voorish-sign, ben decline, ana decline', 'ben asked prompt.casting')
    last.does('ben cast:eye-of-the-seer', 'ana asked prompt.casting').does('ana decline', 'table phase end, about prompt.lobotomy')
  })

  rule('MY-CCAST-02 MY-CCAST-05', 'only what is upright and face up: not what was cast or used in a turn of this Round', () => {
    const t = duel(caster, {}, combat).arrange((w) => {
      w.turn('voorish-sign#1', 'back')
      w.set('powder-of-ibn-ghazi#1', 'crossed', true)
    })
    t.expectAsk('ana', 'prompt.casting', ['cast:elder-sign', 'decline'])
    expect(t.refused('ana')).toMatchObject({ 'cast:voorish-sign': ['MY-SPELL-06'], 'use:powder-of-ibn-ghazi': ['MY-ART-03'] })
  })

  rule('MY-CCAST-04', 'costs at once; an Artifact is crossed, a Spell turned face down', () => {
    duel({ ...caster, artifacts: [] }, {}, combat).does('ana cast:voorish-sign', 'ana sanity 8; voorish-sign not up')
    const u = duel({ ...caster, tomes: [], artifacts: ['powder-of-ibn-ghazi', 'clay-bas-relief'], deck: ['zoog'] }, {}, combat)
    u.does('ana use:powder-of-ibn-ghazi', 'powder-of-ibn-ghazi crossed')
  })

  rule('MY-CCAST-06', 'Control, not Summon', () => {
    duel('sanity 9; hand deep-one; tomes rlyehian-tablets+call-the-sea-folk', {}, combat).shows('table about prompt.lobotomy')
    const u = duel('sanity 9; tomes rlyehian-tablets+call-the-sea-folk', 'threat deep-one', combat).choose('ana', 'cast:call-the-sea-folk')
    // Two points of the Deep One and three of the Tablets that support it.
    expect([sanity(u), u.zone('chronicle:ben')]).toEqual([[8, 5], ['deep-one']])
  })

  rule('MY-CCAST-07', 'all Threats are still face down', () => {
    const t = duel({ ...caster, threat: ['ghoul'] }, 'threat zoog', combat).expectAsk('ana', 'prompt.casting')
    expect([isUp(t, 'ghoul'), isUp(t, 'zoog'), sees(t, 'ana', 'zoog'), sees(t, 'ben', 'ghoul')]).toEqual([false, false, false, false])
  })

  rule('MY-CCAST-08', 'the last SAN paid here ends the game', () => {
    const t = duel({ ...caster, sanity: 1 }, {}, combat).choose('ana', 'cast:voorish-sign')
    expect(t.result).toMatchObject({ outcome: 'sanity', by: ['ana'] })
  })

  rule('MY-CCAST-09', 'those of Allies and Artifacts too, without SAN, and then buried', () => {
    const t = duel('sanity 9; allies walter-gilman+voorish-sign; artifacts brain-cylinder+elder-sign', {}, combat)
    t.does('ana cast:voorish-sign, ana cast:elder-sign', 'ana sanity 9, chronicle {elder-sign voorish-sign}')
  })
})
