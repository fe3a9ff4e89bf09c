import { restore, type Saved, sample, save } from '@miskatonic/kernel'
import { play, rule } from '@miskatonic/testing'
import { describe, expect, test, vi } from 'vitest'
import { game } from '../index.ts'
import type { Outcome } from '../rules/shape.ts'
import { pause, position, type Said, turnOf, withTexts } from './position.ts'

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

/** A rule by which the game ends: the end is told, kept, opened, played again, and final. */
function ends(ids: string, title: string, end: `${'won' | 'lost'}: ${Outcome['outcome']}`, ...said: readonly Said[]): void {
  rule(ids, title, () => {
    const t = playOut(position(...said))
    const [won, outcome] = end.split(': ')
    expect(t.result).toMatchObject({ outcome, won: won === 'won', score: won === 'won' ? expect.any(Number) : null })
    expect(t.table.ask).toBe(null)
    // Written down and opened again.
    const opened = restore(withTexts, JSON.parse(JSON.stringify(save(t.table))) as Saved)
    expect(opened.problems).toEqual([])
    expect(opened.table.hash).toBe(t.table.hash)
    // Played again, answer by answer.
    const again = position(...said)
    for (const { seat, answer } of t.table.line) expect(again.table.decide(seat, answer, { keys: 'real' })).toEqual({ ok: true })
    expect(again.table.hash).toBe(t.table.hash)
    // Over is over.
    expect(t.table.decide('ana', 'end', { keys: 'real' }).ok).toBe(false)
  })
}

const two = (at: string) => `ana lily-chen ${at}; ben silas-marsh sydney`
/** A Mythos Phase whose card asks nobody anything. */
const quiet = 'empty cup; top mythos: rally-the-people; mythosPhase'
const reckoning = { step: 'reckoning' }

describe('won', () => {
  const last = 'mystery omen-of-devastation; solved occult-research the-true-name; marks omen-of-devastation: eldritch 1; doom 10'
  ends(
    'EH-WIN-03 EH-MYST-01',
    'asleep: the third Mystery, judged at the end of the Mythos Phase',
    'won: mysteries',
    two('rome'),
    last,
    quiet,
  )
  ends(
    'EH-WIN-06 EH-WIN-03',
    'asleep: the third Mystery at the end of a phase without a card',
    'won: mysteries',
    `${two('rome')}; ${last}; empty mythos; mythosPhase`,
  )
  ends(
    'EH-AO-05 EH-WIN-03',
    'Cthulhu’s Final Mystery: the third Mystery calls him to space 3, and he is defeated there',
    'won: finalMystery',
    'ana lily-chen 3, up will 2 strength 2; ancientOne cthulhu; awakened; phase mythos; test 3/3 4/4',
    'mystery watching-the-stars; marks watching-the-stars: eldritch 1; solved rlyeh-risen the-deep-ones-attack',
    { from: [{ step: 'mythosEnds', args: { exhausted: false } }, turnOf('encounter', 'ana'), pause] },
  )
  ends(
    'EH-AO-05 EH-AO-09',
    'Shub-Niggurath’s Final Mystery: she is defeated in the Heart of Africa',
    'won: finalMystery',
    'ana lily-chen the-heart-of-africa, up strength 2; ancientOne shub-niggurath; awakened; encounter ana; test 2/2 3/3',
    'monsters the-heart-of-africa: epic-shub-niggurath; marks epic-shub-niggurath: lost 1',
    'solved hunting-the-thousand nature-of-the-all-mother rituals-in-the-wild',
  )
  ends(
    'EH-AO-05 EH-SPEC-03',
    'Yog-Sothoth’s Final Mystery: the Key and the Gate, met on a Gate space',
    'won: finalMystery',
    `${two('rome')}; ancientOne yog-sothoth; awakened; gates rome; encounter ana; test 1/2`,
    'solved arcane-understanding spawn-of-yog-sothoth the-beyond-one',
  )
})

describe('lost', () => {
  const yog = 'ancientOne yog-sothoth; awakened'
  ends(
    'EH-DOOM-03 EH-AO-07',
    'Azathoth awakens: the world is devoured',
    'lost: devouredWorld',
    two('10'),
    'doom 2; omen 0; gates london tokyo',
    quiet,
  )
  ends(
    'EH-AO-07',
    'Shub-Niggurath’s herd: six Monsters on her space',
    'lost: ancientOne',
    `${two('10')}; ancientOne shub-niggurath; awakened; omen 0; gates london; mythosPhase; top mythos: rally-the-people; draw cup: warlock`,
    'monsters the-heart-of-africa: epic-shub-niggurath ghoul zombie maniac skeleton',
  )
  ends(
    'EH-AO-07',
    'Yog-Sothoth: three Gates on the sheet, by the Omen',
    'lost: ancientOne',
    `${two('10')}; ${yog}; omen 0; gates london tokyo buenos-aires`,
    quiet,
  )
  ends(
    'EH-AO-07',
    'Yog-Sothoth: three Gates on the sheet, by his Reckoning',
    'lost: ancientOne',
    `ana lily-chen rome; ben silas-marsh london; cleo norman-withers tokyo; ${yog}; omen 1; gates rome london tokyo; phase mythos`,
    { from: [reckoning, pause] },
  )
  ends(
    'EH-WIN-04 EH-AO-06',
    'Cthulhu awake: his Reckoning takes everybody’s mind',
    'lost: eliminated',
    'ana lily-chen 14, sanity 2; ben silas-marsh sydney; ancientOne cthulhu; awakened; marks cthulhu: sanityTokens 4',
    quiet,
  )
  ends(
    'EH-WIN-04 EH-AO-06',
    'awake: the last investigator is defeated',
    'lost: eliminated',
    `ana lily-chen 14, health 1; ${yog}; monsters 14: zombie; encounter ana; test 1/3 0/3`,
  )
  ends(
    'EH-WIN-04 EH-DEF-11',
    'asleep: nobody is left to be chosen',
    'lost: eliminated',
    'waiting ana; doom 10',
    quiet,
    'empty cup gates investigators',
  )
  ends('EH-WIN-05', 'the Mythos deck is used up', 'lost: mythosExhausted', two('10'), 'doom 10; empty mythos cup; from mythos')
  ends(
    'EH-MYTH-17',
    'a Rumor: Dimensions Collide loses its last token',
    'lost: rumor',
    `${two('10')}; doom 20; ongoing dimensions-collide; marks dimensions-collide: eldritch 4; omen 3`,
    'gates san-francisco istanbul london buenos-aires tokyo arkham rome shanghai',
    quiet,
  )
  ends(
    'EH-MYTH-17',
    'a Rumor: the Web Between Worlds is finished',
    'lost: rumor',
    `${two('10')}; doom 20; ongoing web-between-worlds; marks web-between-worlds: eldritch 1`,
    quiet,
  )
  ends(
    'EH-RULING-26',
    'a Rumor: Secrets of the Past, and no expedition is left',
    'lost: rumor',
    `${two('10')}; doom 20; ongoing secrets-of-the-past; expedition the-amazon`,
    quiet,
    { from: [reckoning, reckoning, reckoning, pause] },
  )
})

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
