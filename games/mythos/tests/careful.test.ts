import type { Seat } from '@miskatonic/kernel'
import { botAnswers } from '@miskatonic/testing/suites'
import { describe, expect, test } from 'vitest'
import { whyText } from '../bots/whys.ts'
import { bots, text } from '../index.ts'
import { combat, duel } from './duel.ts'
import { pause, position, type Someone, type Table } from './position.ts'

/* Prepared positions in which the better move is plain to see. */

/** What the bot of a seat answers here, cards by their names. */
const asked = (t: Table, seat: Seat = 'ana') => botAnswers(bots.careful, t.table, seat, (face) => face.replace(/^\w+:/, ''))
const wants = (t: Table, seat: Seat = 'ana'): string => asked(t, seat).named

/** The Whispers from the Hills, but for what is left out of them. */
const whispers = {
  chronicle: ['round-hill-stones', 'dark-mountain', 'mi-go'],
  allies: ['henry-akeley'],
  artifacts: ['brain-cylinder'],
  at: 'akeley-farmhouse',
} as const satisfies Someone

describe('the careful bot goes after its stories', () => {
  test('tells an Adventure that wins', () => {
    const t = duel({ ...whispers, hand: ['mi-go', 'whispers-from-the-hills', 'rest-cure'] })
    expect(asked(t)).toMatchObject({ named: 'play:whispers-from-the-hills', why: 'why.adventure' })
  })

  test('does not tell one that would end the game in favour of another', () => {
    const hand = ['whispers-from-the-hills', 'rest-cure']
    expect(wants(duel({ ...whispers, sanity: 2, hand }, 'sanity 18'))).toBe('play:rest-cure')
    expect(wants(duel({ ...whispers, sanity: 9, hand }, 'sanity 18'))).toBe('play:whispers-from-the-hills')
  })

  test('goes to the Location the story lacks, not to any other', () => {
    const story = { ...whispers, chronicle: ['mi-go', 'round-hill-stones'], at: 'widener-library' }
    const t = duel({ ...story, hand: ['whispers-from-the-hills', 'museum-of-fine-arts', 'dark-mountain', 'boylston-street-subway'] })
    expect(wants(t)).toBe('play:dark-mountain')
  })

  test('meets the Ally of the story before it leaves the place', () => {
    const story = { chronicle: ['mi-go', 'round-hill-stones'], artifacts: ['brain-cylinder'], at: 'akeley-farmhouse' }
    const t = duel({ ...story, hand: ['whispers-from-the-hills', 'henry-akeley', 'dark-mountain', 'st-marys-hospital'] })
    expect(asked(t)).toMatchObject({ named: 'play:henry-akeley', why: 'why.ally' })
  })

  test('goes where what it holds can be played', () => {
    const hand = ['dr-henry-armitage', 'prof-warren-rice', 'boylston-street-subway', 'crowninshield-house']
    expect(wants(duel(`at copps-hill-burying-ground; hand ${hand}`))).toBe('play:crowninshield-house')
  })

  test('flies where no walk leads', () => {
    const story = {
      chronicle: ['cairo-museum', 'old-cairo-bazaar', 'graveyard-skeleton'],
      artifacts: ['electric-torch'],
      at: 'widener-library',
    }
    const hand = ['beneath-the-pyramids', 'aeroplane-charter', 'vaults-beneath-the-sphinx', 'express-train']
    expect(asked(duel({ ...story, hand }))).toMatchObject({ named: 'play:aeroplane-charter', why: 'why.travel' })
  })

  test('does not set out by ship where no ship leaves', () => {
    const at = { at: 'city-of-the-elder-things', allies: ['prof-lake'] }
    expect(wants(duel({ ...at, hand: ['around-the-world-in-dread', 'ocean-liner'] }))).toBe('pass')
  })

  test('arrives where it walks', () => {
    expect(asked(duel('at dark-mountain crossed; hand shoggoth'))).toMatchObject({
      named: 'straighten:dark-mountain',
      why: 'why.arrive',
    })
  })

  test('reads where one can, with the Spell that fits', () => {
    const t = duel('is professor-of-classics; at miskatonic-library; hand the-forbidden-shelf necronomicon-latin elder-sign shoggoth')
    expect(wants(t)).toBe('study:necronomicon-latin')
    expect(wants(t.choose('ana', 'study:necronomicon-latin'))).toBe('elder-sign')
  })
})

describe('the careful bot keeps its Sanity', () => {
  const gate = 'at sentinel-hill; hand shoggoth'
  test('pays for a Monster while it can afford to', () => {
    expect(wants(duel(`${gate}; sanity 12`))).toBe('threat:shoggoth')
  })
  test('stops paying when little is left', () => {
    expect(asked(duel(`${gate}; sanity 3`))).toMatchObject({ named: 'pass', why: 'why.pass' })
  })
  test('never pays its last point away', () => {
    expect(wants(duel('at sentinel-hill; hand deep-one; sanity 1'))).toBe('pass')
  })
  test('but does, if the Monster breaks the other for certain', () => {
    const t = duel('at sentinel-hill; hand star-spawn-of-rlyeh; sanity 5', 'sanity 2')
    expect(wants(t)).toBe('threat:star-spawn-of-rlyeh')
  })
  test('rests when it is weak rather than fight', () => {
    expect(wants(duel('at sentinel-hill; hand ghoul rest-cure; sanity 4'))).toBe('play:rest-cure')
  })
})

describe('the careful bot in Combat', () => {
  const marks = { shoggoth: { paid: 2 } }
  test('lets Allies stand against what is coming, judged by what was paid for it', () => {
    const t = duel('sanity 5; allies private-detective', 'threat shoggoth', { ...combat, marks })
    t.untilAsk('ana', 'prompt.defend', { 'prompt.defend': 'done' })
    expect(asked(t)).toMatchObject({ named: 'defend:ben:private-detective', why: 'why.defend' })
  })
  test('does not look into the other’s Threat: the same SAN paid, the same answer', () => {
    const answer = (monster: string): string => {
      const t = duel('sanity 5; allies private-detective', `threat ${monster}`, { ...combat, marks: { [monster]: { paid: 2 } } })
      return wants(t.untilAsk('ana', 'prompt.defend', { 'prompt.defend': 'done' }))
    }
    expect(answer('larva-of-the-other-gods')).toBe(answer('gug'))
  })
  test('gives the Weapon to the strongest', () => {
    const t = duel('at miskatonic-exhibit-hall; allies walter-gilman private-detective; hand shotgun')
    expect(wants(t.choose('ana', 'play:shotgun'))).toBe('private-detective')
  })
})

describe('the careful bot and the others’ stories', () => {
  test('drives where a walk would take it two turns', () => {
    const story = { ...whispers, chronicle: ['mi-go', 'round-hill-stones'], at: 'widener-library' }
    const hand = ['whispers-from-the-hills', 'dark-mountain', 'motor-car']
    expect(asked(duel({ ...story, hand }))).toMatchObject({ named: 'play:motor-car', why: 'why.travel' })
    expect(wants(duel({ ...whispers, chronicle: ['mi-go'], hand }))).toBe('play:dark-mountain')
  })

  test('afflicts whoever will feel it, and the other with it', () => {
    const reader = 'at widener-library; tomes daemonolatreia regnum-congo; chronicle curwens-journal'
    const t = duel('at widener-library; hand brain-fever hydrophobia', reader)
    expect(wants(t)).toBe('play:brain-fever')
    expect(wants(t.choose('ana', 'play:brain-fever'))).toBe('ben')
    const sailor = 'at kingsport-harbour; chronicle innsmouth-wharves whaling-schooner devil-reef'
    expect(wants(duel('at widener-library; hand brain-fever hydrophobia', sailor))).toBe('play:hydrophobia')
  })

  test('goes where the weaker one is, and not where the stronger is', () => {
    const hand = ['st-marys-hospital', 'arkham-advertiser-office']
    const going = (own: readonly string[], theirs: readonly string[]): string =>
      wants(duel({ at: 'miskatonic-library', allies: own, hand }, { at: 'arkham-advertiser-office', allies: theirs }))
    expect(going(['police-sergeant', 'inspector-legrasse', 'aviator'], [])).toBe('play:arkham-advertiser-office')
    expect(going([], ['police-sergeant', 'inspector-legrasse', 'aviator'])).toBe('play:st-marys-hospital')
  })

  test('calls Dagon before the Deep Ones, and not without them', () => {
    const reef: Someone = { at: 'devil-reef', allies: ['barnabas-marsh'], is: 'heir-of-innsmouth', sanity: 15 }
    const deepOnes = ['deep-one', 'deep-one']
    expect(wants(duel({ ...reef, hand: ['father-dagon', 'fire-axe'], threat: deepOnes }))).toBe('play:father-dagon')
    expect(wants(duel({ ...reef, hand: ['father-dagon'] }))).toBe('pass')
  })

  test('finds the stars right when they bring a Great Old One sooner', () => {
    const reef: Someone = { at: 'devil-reef', threat: ['deep-one', 'deep-one'], hand: ['the-stars-are-right', 'father-dagon'], sanity: 15 }
    expect(wants(duel(reef))).toBe('play:the-stars-are-right')
    expect(wants(duel({ ...reef, hand: ['the-stars-are-right'] }))).toBe('pass')
  })

  test('turns the hourglass for whoever is met in the past', () => {
    const at: Someone = { at: 'fleur-de-lys-house', artifacts: ['hourglass-of-the-pharaohs'], sanity: 15 }
    expect(wants(duel({ ...at, hand: ['joseph-curwen'] }))).toBe('use:hourglass-of-the-pharaohs')
    expect(wants(duel({ ...at, hand: ['dr-herbert-west'] }))).toBe('pass')
  })
})

describe('the careful bot at the end of the Round', () => {
  test('keeps its Adventure and what belongs to it, and lets go of what it cannot use', () => {
    const hand = [
      'whispers-from-the-hills',
      'dark-mountain',
      'mi-go',
      'henry-akeley',
      'al-azif',
      'innsmouth-tiara',
      'shantak',
      'father-dagon',
      'dhole',
    ]
    const t = position({
      seats: { ana: `sanity 12; is occult-dilettante; at round-hill-stones; artifacts brain-cylinder; hand ${hand}`, ben: {} },
      phase: 'end',
      from: [{ step: 'trimHand', args: { seat: 'ana' } }, pause],
    })
    const { answer, named } = asked(t)
    expect((answer as readonly string[]).length).toBeGreaterThanOrEqual(1)
    for (const kept of ['whispers-from-the-hills', 'dark-mountain', 'mi-go', 'henry-akeley']) expect(named).not.toContain(kept)
  })
  test('pays for no recomposition that promises nothing', () => {
    const picture = { phase: 'end', from: [{ step: 'recomposition', args: { seat: 'ana' } }, pause] } as const
    expect(wants(duel('discard deep-one; deck ghoul', {}, picture))).toBe('no')
  })
})

describe('its reasons', () => {
  test('are told by the deed, whatever the Hand holds besides', () => {
    const story = { chronicle: ['mi-go', 'round-hill-stones'], artifacts: ['brain-cylinder'], at: 'widener-library' }
    const forStory = asked(duel({ ...story, hand: ['whispers-from-the-hills', 'dark-mountain'] }))
    const forGate = asked(duel({ ...story, hand: ['shoggoth', 'dark-mountain'] }))
    expect([forStory.named, forGate.named]).toEqual(['play:dark-mountain', 'play:dark-mountain'])
    expect(forStory.why).toBe(forGate.why)
  })
  test('are read in both languages, in the voice of the table', () => {
    const [es, en] = (['es', 'en'] as const).map((lang) => text.say({ key: 'why.pass' }, { lang, reader: null }))
    expect([es, en]).toEqual([whyText({ key: 'why.pass' }, 'es'), whyText({ key: 'why.pass' }, 'en')])
    expect(es).not.toBe(en)
    expect(es).not.toBe('')
  })
})
