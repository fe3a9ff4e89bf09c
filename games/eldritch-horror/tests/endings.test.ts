import { restore, type Saved, sample, save } from '@miskatonic/kernel'
import { play, telling } from '@miskatonic/testing'
import { expect, test, vi } from 'vitest'
import { game } from '../index.ts'
import type { EldritchShape, Outcome } from '../rules/shape.ts'
import { position, withTexts } from './position.ts'

vi.mock('../content/expeditions.ts', () => import('./plainCards.ts'))
vi.mock('../content/special.ts', () => import('./plainCards.ts'))

/* Games from a prepared position to each of their ends. Each is played, saved, opened again and played again from its log: the same end, to the last token. */

type Table = ReturnType<typeof position>

/** Plays on until the game is over: where a token can be met it is, else the first option. */
function playOut(t: Table): Table {
  for (let i = 0; i < 400 && !t.over; i++) {
    const { ask } = t.table
    const [seat] = t.table.awaited()
    if (!ask || seat === undefined) throw new Error('nothing is asked')
    const token = ask.about.key === 'prompt.encounter' ? t.offered(seat).find((key) => key.startsWith('token:')) : undefined
    if (token !== undefined) t.choose(seat, token)
    else
      t.table.decide(
        seat,
        sample(ask, seat, () => 0),
        { keys: 'real' },
      )
  }
  return t
}

/** The table of a scene, as often as it is opened. */
let opened = () => position()
/** To the end, which is kept, opened, played again, and final. */
function end(t: Table): void {
  playOut(t)
  expect([t.table.ask, t.result]).toMatchObject([null, { score: (t.result as unknown as Outcome).won ? expect.any(Number) : null }])
  // Written down and opened again.
  const read = restore(withTexts, JSON.parse(JSON.stringify(save(t.table))) as Saved)
  expect([read.problems, read.table.hash]).toEqual([[], t.table.hash])
  // Played again, answer by answer.
  const again = opened()
  for (const { seat, answer } of t.table.line) expect(again.table.decide(seat, answer, { keys: 'real' })).toEqual({ ok: true })
  expect(again.table.hash).toBe(t.table.hash)
  // Over is over.
  expect(t.table.decide('ana', 'end', { keys: 'real' }).ok).toBe(false)
}
const tell = telling<EldritchShape>({
  open: (people, table) => {
    opened = () => position(table, ...people)
    return opened()
  },
  deeds: { ends: end },
})

const two = (at: string) => `ana lily-chen ${at}; ben silas-marsh sydney`
/** A Mythos Phase whose card asks nobody anything. */
const quiet = 'empty cup; top mythos: rally-the-people; mythosPhase'
const last = 'mystery omen-of-devastation; solved occult-research the-true-name; marks omen-of-devastation: eldritch 1; doom 10'
const yog = 'ancientOne yog-sothoth; awakened'

tell(`
# won
  EH-WIN-03 EH-MYST-01: asleep: the third Mystery, judged at the end of the Mythos Phase
    ${two('rome')}; ${last}; ${quiet} -> ends => table won mysteries
  EH-WIN-06 EH-WIN-03: asleep: the third Mystery at the end of a phase without a card
    ${two('rome')}; ${last}; empty mythos; mythosPhase -> ends => table won mysteries
  EH-AO-05 EH-WIN-03: Cthulhu’s Final Mystery: the third Mystery calls him to space 3, and he is defeated there
    ana lily-chen 3, up will 2 strength 2; ancientOne cthulhu; awakened; phase mythos; test 3/3 4/4; mystery watching-the-stars;
      marks watching-the-stars: eldritch 1; solved rlyeh-risen the-deep-ones-attack; flow mythosEnds, encounter ana, pause
      -> ends => table won finalMystery
  EH-AO-05 EH-AO-09: Shub-Niggurath’s Final Mystery: she is defeated in the Heart of Africa
    ana lily-chen the-heart-of-africa, up strength 2; ancientOne shub-niggurath; awakened; encounter ana; test 2/2 3/3;
      monsters the-heart-of-africa: epic-shub-niggurath; marks epic-shub-niggurath: lost 1;
      solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild -> ends => table won finalMystery
  EH-AO-05 EH-SPEC-03: Yog-Sothoth’s Final Mystery: the Key and the Gate, met on a Gate space
    ${two('rome')}; ${yog}; gates rome; encounter ana; test 1/2; solved arcane-understanding spawn-of-yog-sothoth the-beyond-one
      -> ends => table won finalMystery
# lost
  EH-DOOM-03 EH-AO-07: Azathoth awakens: the world is devoured
    ${two('10')}; doom 2; omen 0; gates london tokyo; ${quiet} -> ends => table lost devouredWorld
  EH-AO-07: Shub-Niggurath’s herd: six Monsters on her space
    ${two('10')}; ancientOne shub-niggurath; awakened; omen 0; gates london; mythosPhase; top mythos: rally-the-people; draw cup: warlock;
      monsters the-heart-of-africa: epic-shub-niggurath ghoul zombie maniac skeleton -> ends => table lost ancientOne
  EH-AO-07: Yog-Sothoth: three Gates on the sheet, by the Omen or by his Reckoning
    ${two('10')}; ${yog}; omen 0; gates london tokyo buenos-aires; ${quiet} -> ends => table lost ancientOne
    ana lily-chen rome; ben silas-marsh london; cleo norman-withers tokyo; ${yog}; omen 1; gates rome london tokyo; phase mythos;
      flow reckoning, pause -> ends => table lost ancientOne
  EH-WIN-04 EH-AO-06: Cthulhu awake: his Reckoning takes everybody’s mind
    ana lily-chen 14, sanity 2; ben silas-marsh sydney; ancientOne cthulhu; awakened; marks cthulhu: sanityTokens 4; ${quiet}
      -> ends => table lost eliminated
  EH-WIN-04 EH-AO-06: awake: the last investigator is defeated
    ana lily-chen 14, health 1; ${yog}; monsters 14: zombie; encounter ana; test 1/3 0/3 -> ends => table lost eliminated
  EH-WIN-04 EH-DEF-11: asleep: nobody is left to be chosen
    waiting ana; doom 10; ${quiet}; empty cup gates investigators -> ends => table lost eliminated
  EH-WIN-05: the Mythos deck is used up
    ${two('10')}; doom 10; empty mythos cup; from mythos -> ends => table lost mythosExhausted
  EH-MYTH-17: a Rumor: Dimensions Collide loses its last token
    ${two('10')}; doom 20; ongoing dimensions-collide; marks dimensions-collide: eldritch 4; omen 3;
      gates san-francisco istanbul london buenos-aires tokyo arkham rome shanghai; ${quiet} -> ends => table lost rumor
  EH-MYTH-17: a Rumor: the Web Between Worlds is finished
    ${two('10')}; doom 20; ongoing web-between-worlds; marks web-between-worlds: eldritch 1; ${quiet} -> ends => table lost rumor
  EH-RULING-26: a Rumor: Secrets of the Past, and no expedition is left
    ${two('10')}; doom 20; ongoing secrets-of-the-past; expedition the-amazon; ${quiet}; flow reckoning, reckoning, reckoning, pause
      -> ends => table lost rumor
`)

test('a whole game from its set-up ends, and its log leads to the same end', () => {
  const t = playOut(
    play(game, {
      seats: ['ana', 'ben'],
      seed: 'from set-up to end',
      options: { ancientOne: 'cthulhu', randomInvestigators: true },
    }),
  )
  expect(t.over).toBe(true)
  const opened = restore(game, JSON.parse(JSON.stringify(save(t.table))))
  expect(opened.table.hash).toBe(t.table.hash)
})
