import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { healthOf, inWords, pause, position } from './position.ts'
import { tell } from './told.ts'

/** A Reckoning, and then the table stands still. */
const reckoning = (more: object) => position('ana lily-chen 10; doom 10; flow reckoning, pause; phase mythos', more)

describe('a Reckoning', () => {
  rule('EH-RECK-01 EH-MYTH-03 EH-RULING-73', 'Monsters, the Ancient One, Ongoing Mythos cards, then what the investigators have', () => {
    // Star Spawn: a roll. Shub-Niggurath: a Monster on a random space. Stars Aligned: the Omen. Cursed: a roll.
    const t = reckoning(
      inWords(
        'ancientOne shub-niggurath; ana lily-chen 10, has cursed; monsters rome: star-spawn; ongoing stars-aligned; gates london; omen 0; reserve axe whiskey kerosene puzzle-box; roll 6 1',
      ),
    )
    expect(t.table.opening.map(({ label }) => label)).toEqual(['roll', 'draw:clues', 'draw:cup', 'roll'])
    expect(t.state).toMatchObject({ omen: 1, doom: 9 })
  })

  rule('EH-RECK-02', 'each Monster on the board with the icon, and no other', () => {
    const t = reckoning({ monsters: { '10': ['deep-one', 'gnoph-keh', 'zombie'] }, empty: ['epic'] })
    while (t.table.ask?.about.key === 'prompt.reckoning') t.choose('ana', defined(t.offered('ana')[0]))
    expect(healthOf(t, 'lily-chen')).toEqual([5, 5])
  })

  tell(`
    EH-RECK-03 EH-RULING-42: the sheet’s own
      ana lily-chen 8; doom 10; ancientOne cthulhu; phase mythos; flow reckoning, pause => space:8 eldritch 1
      ana lily-chen 8; doom 10; ancientOne cthulhu; marks space:8: eldritch 1; phase mythos; flow reckoning, pause => space:8 eldritch 1
    EH-RECK-04: each Ongoing Mythos card
      ana lily-chen 10; doom 10; ongoing stars-aligned strange-sightings; omen 1; phase mythos; flow reckoning, pause
        => ongoing stars-aligned; table omen 2
    EH-RECK-05: from the Lead clockwise each resolves his own, in the order he likes
      ana lily-chen 10, has blessed dark-pact; ben silas-marsh rome, has cursed debt-1; doom 10; lead ben; roll 0/1 6 6; test 1/3;
        phase mythos; flow reckoning, pause
        -> ben? reckoning: cursed-1 debt-1 > cursed-1, ana? reckoning: blessed-1 dark-pact-1
    EH-RECK-06: also when a card makes them reckon
      (Rising Terror: all Monsters reckon twice.)
      ana lily-chen 10; doom 10; empty gates; monsters 10: warlock witch; mythosPhase; top mythos: rising-terror; roll 6 1
        -> until ana reckoning, ana? reckoning: warlock witch > witch, ana? reckoning: warlock witch > warlock, until ana pause
        => lily-chen health 5, sanity 6
    EH-RULING-46: a sheet that flips in its own step is not resolved again
      (Yog-Sothoth asleep: on a Gate space Doom advances by 1, and he awakens; his back would take the Gate.)
      ana lily-chen rome; doom 1; ancientOne yog-sothoth; gates rome; phase mythos; flow reckoning, pause
        => table awakened; yog-sothoth kept none; space:rome gate-rome …
    EH-RULING-44: Conditions: Debt flips, an Injury asks for Strength and a Madness for Will
      ana lily-chen 10, has leg-injury-2 hallucinations-2; doom 10; test 1/4 1/3; phase mythos; flow reckoning, pause
        -> ana leg-injury-2, ana? pause => lily-chen not delayed
      ana lily-chen 10, has debt-6; doom 10; test 0/3; phase mythos; flow reckoning, pause
        => lily-chen health 6, sanity 3, own-conditions none
  `)

  rule('EH-RECK-06', 'Monsters and Mythos cards in the order the Lead likes', () => {
    // The Warlock may curse whom the Witch then hurts; what he brings after her comes too late.
    const ordered = (first: string) => {
      const t = reckoning(inWords('ana lily-chen 10; ben silas-marsh rome; lead ben; monsters rome: warlock witch; roll 1'))
      t.expectAsk('ben', 'prompt.reckoning', ['warlock', 'witch']).choose('ben', first).expectAsk('ana', 'pause')
      return healthOf(t, 'silas-marsh')
    }
    expect([ordered('warlock'), ordered('witch')]).toEqual([
      [7, 4],
      [8, 4],
    ])
    // Where it makes no difference nobody is asked.
    const t = reckoning(inWords('ana lily-chen 10; ben silas-marsh rome; lead ben; monsters rome: deep-one gnoph-keh'))
    t.does('ana? pause', 'silas-marsh health 7, sanity 3')
  })

  tell(`
    EH-RECK-02 EH-RECK-07: W-34 a Monster that comes meanwhile waits for the next time
      (The Cultist of Shub-Niggurath brings a Dark Young, whose own Reckoning is a roll.)
      ana lily-chen 10; doom 10; phase mythos; flow reckoning, pause; ancientOne shub-niggurath; monsters 10: cultist; draw clues: clue-20
        -> ana? which-monster > dark-young => space:10 dark-young …; table rolls 0
    EH-RECK-08: a card gained meanwhile waits too
      (Warlock: on 1 or 2 the nearest investigator is Cursed; that Curse does not roll now.)
      ana lily-chen 10; doom 10; phase mythos; flow reckoning, pause; monsters rome: warlock; roll 1 => lily-chen has cursed; table rolls 1
    EH-RECK-09 EH-RULING-46: what has left play before its turn does not resolve, and each resolves once
      (Her Hallucinations fell her: her Debt, discarded with them, asks for no test.)
      ana lily-chen 14, sanity 1, has hallucinations-2 debt-6; doom 10; phase mythos; flow reckoning, pause; test 0/3
        -> ana hallucinations-2, ana? pause => fallen:14 lily-chen; table tests 1
      ana lily-chen 10; doom 10; phase mythos; flow reckoning, pause; monsters 10: deep-one => lily-chen health 6, sanity 5
  `)

  rule('EH-RECK-09 EH-RULING-46', 'a Monster that went back to the cup meanwhile does not reckon', () => {
    const left = { step: 'reckoningOf', args: { group: 'monsters', left: ['star-spawn#1'] } }
    const labels = (more: object) => reckoning({ from: [left, pause], ...more }).table.opening.map(({ label }) => label)
    expect(labels({ monsters: { rome: ['star-spawn'] } })).toEqual(['roll'])
    expect(labels({})).toEqual([])
  })

  rule('EH-RULING-46 EH-FLIP-02', 'a Condition that lies on its front side down has nothing to reckon', () => {
    const t = position('ana lily-chen 10, has leg-injury-2; flow pause, reckoning, pause; phase mythos')
    t.arrange((w) => w.turn('leg-injury-2#1', 'back')).does('ana go on, ana? pause')
    expect(t.table.line.flatMap(({ chance }) => chance)).toEqual([])
  })

  tell(`
    EH-RECK-09 EH-RULING-46: a Condition flipped by its own Reckoning does not reckon with its back
      (Failed: flipped, 1 Sanity, flipped back; nothing more.)
      ana lily-chen 10, has hallucinations-2; doom 10; phase mythos; flow reckoning, pause; test 0/3
        => lily-chen health 6, sanity 5; table tests 1
  `)

  rule('EH-RECK-10 EH-RULING-46', 'the Ancient One’s step reads the side that is up when it begins', () => {
    // A Dark Young awakens Shub-Niggurath in the Monsters’ step: her front would have spawned a Monster.
    const t = reckoning(
      inWords('ancientOne shub-niggurath; doom 1; ana lily-chen the-heart-of-africa; monsters rome: dark-young; roll 1; test 2/2 0/1'),
    )
    expect(t.state.awakened).toBe(true)
    // Awake: everybody on her space fights her at once.
    expect(healthOf(t, 'lily-chen')).toEqual([1, 4])
    expect(t.table.opening.map(({ label }) => label)).not.toContain('draw:clues')
  })

  tell(`
    EH-RECK-11 EH-MYTH-11: the icon stands before the text: only what is marked reckons
      ana lily-chen 10, has axe detained; monsters rome: zombie; empty epic; phase mythos; flow reckoning, pause -> ana? pause
        => lily-chen health 6, sanity 6; table rolls 0, tests 0
  `)
})
