import { describe, expect, it } from 'vitest'
import { monsters } from '../content/monsters.ts'
import { expectWays } from './outcomes.ts'
import { inWords, position } from './position.ts'
import { tell } from './told.ts'

/*
 * The 28 Monsters of the cup and the 9 Epic ones: their figures, what they do in combat, when they come, and at a Reckoning. Leo fights
 * with Will 3 and Strength 5; «✓» is every die a success. Silas is far away unless he is called.
 */

const TWO = 'ana leo-anderson rome, up strength 2; ben silas-marsh sydney; doom 10'

type Test = readonly [modifier: number, value: number] | null
type More = {
  /** What comes besides: of a failed Will test, of Health lost in the Strength test, of killing it. */
  readonly willFails?: string
  readonly healthLost?: string
  readonly killed?: string
  /** A failed Will test is the end of it. */
  readonly shy?: true
}
/** Will, Strength, toughness with two players. */
type Figures = readonly [id: string, will: Test, strength: Test, toughness: number, more?: More]

const ORDINARY: readonly Figures[] = [
  ['cthonian', [-1, 2], [-2, 3], 4],
  ['dark-young', [-1, 3], [-3, 3], 5],
  ['deep-one', [0, 2], [-1, 1], 2],
  ['elder-thing', [0, 3], [-1, 2], 3],
  ['ghoul', [1, 1], [0, 2], 1, { healthLost: '+1 paranoia' }],
  ['gnoph-keh', [0, 1], [-2, 2], 3],
  ['gug', [0, 2], [-2, 3], 4],
  ['hound-of-tindalos', [0, 2], [-1, 3], 3],
  ['lloigor', [0, 2], [-2, 3], 4],
  ['mi-go', [0, 1], [-2, 2], 3, { killed: '+1 artifact' }],
  ['mummy', [0, 2], [-2, 2], 3],
  ['nightgaunt', [0, 2], [-2, 1], 2],
  ['serpent-people', [0, 2], [-1, 3], 2],
  ['shoggoth', [0, 3], [-2, 2], 4],
  ['star-spawn', [-1, 3], [-3, 3], 5],
  ['warlock', [0, 1], [-1, 1], 1, { willFails: '-1 health' }],
  ['witch', [-1, 0], [-1, 1], 1, { willFails: '+1 cursed' }],
  ['wraith', [-1, 2], [-1, 2], 3],
  ['zombie', [0, 1], [-1, 2], 2],
]
const EPIC: readonly Figures[] = [
  ['cthylla', [-1, 4], [-2, 2], 4],
  ['dunwich-horror', [-1, 3], [-2, 3], 4],
  ['nug', [-1, 2], [-2, 4], 4],
  ['spinner-of-webs', [0, 2], [-2, 2], 4, { shy: true }],
  ['tick-tock-men', null, [-2, 3], 4],
  ['zombie-horde', [0, 2], [-3, 3], 5, { healthLost: '-1 ally' }],
]

/** The four ways of a combat, worked out from what is printed. */
function fourWays([, will, strength, toughness, more = {}]: Figures): Record<string, string> {
  const ways: Record<string, string> = {}
  for (const dared of will ? [true, false] : [true]) {
    const willSaid = will ? [`will${signed(will[0])} ${dared ? '✓' : '✗'}`] : []
    const sanity = will ? Math.max(0, will[1] - (dared ? 3 + will[0] : 0)) : 0
    for (const struck of more.shy && !dared ? [null] : [true, false]) {
      const dice = 5 + (strength?.[0] ?? 0)
      const hits = struck ? dice : 0
      const health = struck === null ? 0 : Math.max(0, (strength?.[1] ?? 0) - hits)
      const killed = hits >= toughness
      const led = tally(health, sanity, [
        ...(killed ? ['-1 monster on the board', more.killed] : hits ? [`-${hits} health of monsters`] : []),
        !dared && more.willFails,
        health > 0 && more.healthLost,
      ])
      const way = [...willSaid, ...(struck === null ? [] : [`strength${signed(strength?.[0] ?? 0)} ${struck ? '✓' : '✗'}`])]
      ways[way.join(', ')] = led
    }
  }
  return ways
}
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n || ''}`)
/** Health lost in two ways is told as one number. */
function tally(health: number, sanity: number, more: readonly (string | false | undefined)[]): string {
  const extra = more.filter((one) => one === '-1 health').length
  const lost = health + extra
  const parts = [lost && `-${lost} health`, sanity && `-${sanity} sanity`, ...more.filter((one) => one !== '-1 health')].filter(Boolean)
  return parts.join(', ') || 'nothing'
}

describe('in combat, by their figures', () => {
  it.each([...ORDINARY, ...EPIC].map((figures) => ({ monster: figures[0], figures })))('$monster', ({ monster, figures }) => {
    expectWays({ seats: {}, ...inWords(`${TWO}; ana has cat-burglar; monsters rome: ${monster}; encounter ana`) }, fourWays(figures))
  })
})

const apart = tell(`
# in combat, with something of their own @ ${TWO}; encounter ana
  byakhee: killed in combat, 1 Sanity may be lost to move up to three spaces; no additional encounter then
    monsters rome: byakhee; test 3/3 2/5 -> ana? may > yes => leo-anderson health 6, sanity 5
      -> ana london > arkham > 5, ana? pause => space:5 leo-anderson
    monsters rome: byakhee; test 0/3 2/5 -> ana no, ana? encounter => leo-anderson health 6, sanity 5
    (Not in combat: nothing is offered.)
    monsters rome: byakhee; says leo-anderson: damage board 2 -> ana? pause
  byakhee: whoever flies into Monsters fights them
    monsters rome: byakhee, london: ghoul; test 3/3 2/5 4/4 5/5 -> ana yes > london > stop, ana? pause => space:london leo-anderson
  colour-out-of-space: no Strength test; after the Will test a 5 or 6 defeats it
    monsters rome: colour-out-of-space ~> will ✓, die 1: nothing | will ✓, die 6: -1 monster on the board | will ✗, die 1: -2 sanity
      | will ✗, die 6: -1 monster on the board, -2 sanity
  ghost: no Strength test; the successes of the Will test are its loss
    monsters rome: ghost; tries 2 1 0
      ~> will-1 2: -1 monster on the board | will-1 1: -1 health of monsters, -1 sanity | will-1 0: -2 sanity
  goat-spawn: killed in combat, a Dark Pact may be taken to discard any one Monster
    monsters rome: goat-spawn, tokyo: dark-young; tries will: 9 ~> strength-2 ✓, yes: +1 dark-pact, -2 monster on the board
      | strength-2 ✓, no: -1 monster on the board | strength-2 ✗: -2 health
    (With a Pact already there is nothing to take.)
    ana has dark-pact-1; monsters rome: goat-spawn, tokyo: dark-young; tries will: 9, strength: 9 ~> –: -1 monster on the board
  gug: killing it grants no additional encounter
    monsters rome: <gug shoggoth>; marks <gug shoggoth>: lost 3; test 3/3 1/3 -> ana? <pause encounter>
  maniac: a failed Strength test may cost an Ally instead of Health; killing it gives the Axe
    ana has cat-burglar; monsters rome: maniac; tries will: 9 ~> strength-1 ✓: +1 item weapon, -1 monster on the board
      | strength-1 ✗, yes: -1 ally | strength-1 ✗, no: -2 health
    monsters rome: maniac; tries will: 9 ~> strength-1 ✓: +1 item weapon, -1 monster on the board | strength-1 ✗: -2 health
    (A test passed with one success: 1 Health is lost, and no Ally can take it; less damage changes nothing.)
    ana has cat-burglar; monsters rome: maniac; tries will: 9, strength: 1 ~> –: -1 health, +1 item weapon, -1 monster on the board
    ana has cat-burglar fishing-net; monsters rome: maniac; tries will: 9, strength: 0; answers use-trigger: pass
      ~> yes: -1 ally | no: -1 health
    monsters rome: maniac; says leo-anderson: damage here 1 => leo-anderson has axe
  riot: no Will test; Influence −1 may settle it before the Strength test
    monsters rome: riot ~> yes, influence-1 ✓: -1 monster on the board | yes, influence-1 ✗, strength-3 ✓: -1 health, -2 health of monsters
      | yes, influence-1 ✗, strength-3 ✗: -3 health | no, strength-3 ✓: -1 health, -2 health of monsters | no, strength-3 ✗: -3 health
  skeleton: killing it in combat gives 1 Sanity
    ana sanity 4; monsters rome: skeleton ~> will ✓, strength-2 ✓: +1 sanity, -1 monster on the board | will ✓, strength-2 ✗: -1 health
      | will ✗, strength-2 ✓: -1 sanity, -1 monster on the board | will ✗, strength-2 ✗: -1 health, -2 sanity
  vampire: a failed Will test ends it; Health lost to it gives it 2, if it is not defeated
    (One success: it has lost 3 of 3, and is defeated although 1 Health was lost.)
    monsters rome: vampire; marks vampire: lost 2; tries will: 3 0, strength: 1 0
      ~> will 3, strength-2 1: -1 health, +2 health of monsters, -1 monster on the board
      | will 3, strength-2 0: -2 health, +2 health of monsters | will 0: -1 sanity
    (Also if it strikes him down.)
    ana health 1; monsters rome: vampire; marks vampire: lost 2; test 3/3 0/3 -> until ana pause
      => vampire lost 0; fallen:rome leo-anderson
    (The next combat gives it nothing.)
    monsters rome: vampire zombie; marks vampire: lost 2; test 0/3 3/3 2/4 -> ana vampire, until ana pause => vampire lost 2
  wraith: however it is defeated, one Cursed investigator may be freed
    ana has cursed-1; monsters rome: wraith; tries 9 ~> yes: -1 cursed, -1 monster on the board | no: -1 monster on the board
    ana has cursed-1; monsters rome: wraith; says silas-marsh: damage board 3
      ~> yes: -1 cursed, -1 monster on the board | no: -1 monster on the board
  epic-cthulhu: Sanity lost in the Will test is laid on the sheet
    monsters rome: epic-cthulhu; ancientOne cthulhu; awakened; tries will: 1 0, strength: 2 0
      ~> will-2 1, strength-2 2: -2 health, -2 health of monsters, -4 sanity, +4 sanityTokens on cthulhu
      | will-2 1, strength-2 0: -4 health, -4 sanity, +4 sanityTokens on cthulhu
      | will-2 0, strength-2 2: -2 health, -2 health of monsters, -5 sanity, +5 sanityTokens on cthulhu
      | will-2 0, strength-2 0: -4 health, -5 sanity, +5 sanityTokens on cthulhu
  epic-shub-niggurath: no loss while fewer than three Mysteries are solved
    monsters rome: epic-shub-niggurath; ancientOne shub-niggurath; awakened; tries will: 9, strength: 2 0;
      solved hunting-the-thousand nature-of-the-all-mother
      ~> strength-3 2: -3 health, -2 sanity | strength-3 0: -5 health, -2 sanity
    monsters rome: epic-shub-niggurath; ancientOne shub-niggurath; awakened; tries will: 9, strength: 2 0;
      solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild
      ~> strength-3 2: -3 health, -2 health of monsters, -2 sanity | strength-3 0: -5 health, -2 sanity
  tick-tock-men: Clues buy no rerolls in this fight
    ana clues 2; monsters rome: <tick-tock-men cthylla>; test 0/<3 2> -> ana? <pause reroll>
  wind-walker: before the Will test, a Clue, or 1 Health and 1 Sanity
    ana clues 1; monsters rome: wind-walker; tries 9
      ~> yes: -1 clue, -3 health of monsters | no: -1 health, -3 health of monsters, -1 sanity
    monsters rome: wind-walker; tries 9 ~> –: -1 health, -3 health of monsters, -1 sanity
`)

describe('toughness', () => {
  const TOUGHNESS = {
    ...{ maniac: [1, 1], 'byakhee colour-out-of-space ghost goat-spawn skeleton': [2, 2], 'riot vampire': [3, 3], 'zombie-horde': [5, 5] },
    ...{ 'cthylla dunwich-horror nug spinner-of-webs tick-tock-men wind-walker': [4, 5], 'epic-cthulhu epic-shub-niggurath': [5, 6] },
  }
  const solved = 'ancientOne shub-niggurath; awakened; solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild'
  it.each(Object.entries(TOUGHNESS).flatMap(([all, [two, three]]) => all.split(' ').map((monster) => [monster, two, three] as const)))(
    '%s: %i with two players, %i with three',
    (monster, two = 0, three = 0) => {
      const standing = (n: number, third = '') => {
        const t = position(`${TWO}; ${third}; ${solved}; monsters rome: ${monster}; says leo-anderson: damage board ${n}`)
        // Her defeat is the end of the game.
        return (t.over ? t : t.untilAsk('ana', 'pause')).zone('space:rome').includes(monster)
      }
      const trio = 'cleo lily-chen sydney'
      expect([standing(two - 1), standing(two), standing(three - 1, trio), standing(three, trio)]).toEqual([true, false, true, false])
    },
  )
})

tell(`
# when they come @ ${TWO}
  far-away: some go to a place of their own
    top cup: <colour-out-of-space cthonian elder-thing gnoph-keh mummy serpent-people>; says leo-anderson: spawn monster here
      => space:<tunguska the-heart-of-africa antarctica the-himalayas the-pyramids the-amazon> <>; space:rome leo-anderson
  wraith: the Lead becomes Cursed
    top cup: wraith; says silas-marsh: spawn monster here => leo-anderson has cursed; space:sydney wraith …

# at a Reckoning @ ${TWO}; says leo-anderson: reckon monsters
  doom: of some, on a 1 or 2 Doom advances
    monsters rome: <dark-young star-spawn zombie-horde> ~> die 1: Doom advances 1 | die 6: nothing
    monsters rome: <dark-young star-spawn zombie-horde>; roll 2 => table doom 9
    monsters rome: <dark-young star-spawn zombie-horde>; roll 3 => table doom 10
  deep-one: whoever is on the space loses 1 Sanity, and of a Gnoph-Keh 1 Health
    monsters rome: deep-one ~> –: -1 sanity
    monsters rome: gnoph-keh; ben at rome ~> –: -1 health; silas-marsh: -1 health
    monsters tokyo: deep-one ~> –: nothing
  hound-of-tindalos: to the nearest investigator, who fights it at once
    monsters london: hound-of-tindalos; test 0/3 0/4
      => space:rome {hound-of-tindalos leo-anderson}; leo-anderson health 3, sanity 4; silas-marsh health 8, sanity 4
  lloigor: on its space and next to it, 1 Health and 1 Sanity
    monsters rome: lloigor; ben at london ~> –: -1 health, -1 sanity; silas-marsh: -1 health, -1 sanity
    monsters rome: lloigor; ben at arkham ~> –: -1 health, -1 sanity
  mi-go: takes the nearest Clue from the board, and is where it was
    monsters rome: mi-go; clues london tokyo => space:london mi-go; discard:clues clue-london
    monsters rome: mi-go => space:rome {leo-anderson mi-go}
  nightgaunt: carries an investigator of its space one space on, and he is Delayed
    monsters rome: nightgaunt; answers pick: london ~> –: Delayed, to london (city)
    monsters rome: nightgaunt -> ana london => space:london {leo-anderson nightgaunt}
    (Detained, he stays where he is.)
    ana has detained-1; monsters rome: nightgaunt -> ana london => space:rome leo-anderson
  nightgaunt: alone, it flies two spaces towards the nearest investigator
    monsters <5 london>: nightgaunt => space:<london rome> nightgaunt …
  serpent-people: on a 1 or 2 the nearest investigator comes one space closer
    monsters arkham: serpent-people ~> die 1: to london (city) | die 6: nothing
    monsters rome: serpent-people ~> die 1: nothing | die 6: nothing
  shoggoth: is whole again
    monsters rome: shoggoth; marks shoggoth: lost 3 ~> –: +3 health of monsters
  warlock: on a 1 or 2 the nearest investigator is Cursed
    monsters london: warlock ~> die 1: +1 cursed | die 6: nothing
  witch: the Cursed lose 1 Health, wherever they are
    ana has cursed-1; monsters tokyo: witch ~> –: -1 health
    monsters tokyo: witch ~> –: nothing
  zombie: becomes a Horde, if there is one
    monsters rome: zombie => space:rome {leo-anderson zombie-horde}; cup zombie …
    monsters rome: zombie, tokyo: zombie-horde; roll 6 -> until ana pause => space:rome zombie …
  cthylla: a Deep One ambushes the nearest investigator
    monsters london: cthylla; ancientOne cthulhu; tries 0 ~> –: -1 health, -2 sanity
  dunwich-horror: a die of as many as the players or fewer opens a Gate
    monsters rome: dunwich-horror; top cup: zombie ~> die 1: +1 gate on the board, +1 monster on the board | die 6: nothing
    monsters rome: dunwich-horror; roll <2 3> => gates <8 9> cards
  nug: a Ghoul comes to his space
    monsters rome: nug; ancientOne shub-niggurath => space:rome {ghoul leo-anderson nug}
`)

it('all 37 kinds are tried, 34 tokens and 9', () => {
  // Cultists are what the sheet says.
  const tried = new Set(['cultist', ...[...ORDINARY, ...EPIC].map(([id]) => id), ...apart])
  expect(monsters.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  const copies = (epic: boolean) => monsters.filter((one) => (one.epic === true) === epic).reduce((sum, one) => sum + one.copies, 0)
  expect([copies(false), copies(true)]).toEqual([34, 9])
})
