import { imagining } from '@miskatonic/bots'
import { games } from '@miskatonic/games'
import { playable } from '@miskatonic/games/levels'
import { randomFrom, type Seat, sample, Table } from '@miskatonic/kernel'
import { needlessIn } from '@miskatonic/testing/questions'
import { describe, expect, test } from 'vitest'
import { sourceFor, spokenAsk } from '../spoken.ts'
import { Voice } from '../voice.ts'

/** `npm run endurance -- --only questions` plays two hundred games of each. */
const SOME = 4
const GAMES = Number(process.env.MISKATONIC_QUESTIONS ?? SOME)
const DECISIONS = GAMES > SOME ? 2000 : 120
const LANGUAGES = ['es', 'en'] as const
/** Said without a word about what is asked: whoever reads them knows neither what it is about nor what is at stake. A card's name before them mends nothing. */
const BARE =
  /(^|: )(elige a quién o qué afecta|choose whom or what it affects|¿quieres usar(la| algo) ahora|use (something|it) now|¿la usas( ahora)?|elige( 1 opción)?|choose( 1 option)?|elige qué se resuelve (ahora|antes)|choose what is resolved (now|first)|elige qué se aplica (primero|antes)|choose what applies first|elige la carta|choose the card|elige el objetivo|choose the target|elige con qué pagas|choose what you pay with|decide in the scene|decide en la escena|ordena estos efectos|order these effects)[.?]$/i
/** What only the program calls it so. */
const RAW = /undefined|\[object|NaN|[{}_]|: (1 )?(card|carta): |\.\.$/i

type Played = Awaited<ReturnType<typeof playable>>

/** Every question of some random games, as each asked seat reads it. */
function* questionsOf({ game, text }: Played): Generator<{ at: string; about: string; said: string; lang: string; source: string | null }> {
  const voice = Voice.of(text)
  const seats = ['Ana', 'Bea', 'Carl', 'Dot', 'Eve'].slice(0, Math.max(2, game.seats.min))
  for (let i = 1; i <= GAMES; i++) {
    const random = randomFrom(`words ${i}`)
    const table = Table.start(game, { seats, options: null, seed: `words ${i}` }, { quiet: true })
    for (let n = 0; n < DECISIONS && table.ask; n++) {
      for (const seat of table.asked())
        for (const lang of LANGUAGES) {
          const faces = sourceFor(table, seat)
          const ask = spokenAsk(voice, table.askFor(seat), table.view(seat), seat, lang, table.seq, true, faces)
          const source = faces?.front === undefined ? null : (voice.face(faces.front, lang)?.name ?? null)
          if (ask) yield { at: `words ${i} at ${n}`, about: ask.about.key, said: ask.text, lang, source }
        }
      const seat = table.asked()[0] as Seat
      if (!table.decide(seat, sample(table.ask, seat, random), { keys: 'real' }).ok) break
    }
  }
}

describe.each(games.map(({ id }) => id))('the questions of %s', (id) => {
  test('are whole sentences that say what they are about and where they come from', async () => {
    const wrong = new Map<string, string>()
    let asked = 0
    for (const { at, about, said, lang, source } of questionsOf(await playable(id))) {
      asked++
      const begins = /^[\p{Lu}¿¡«“\d.]/u.test(said)
      const isWhole = begins && /[.?»)]$/.test(said) && said.split(' ').length > 2
      if (!isWhole || BARE.test(said) || RAW.test(said)) wrong.set(`${about} ${lang}`, `${said} (${at}, of ${source})`)
    }
    expect(asked).toBeGreaterThan(100)
    expect([...wrong]).toEqual([])
  })

  /*
   * Every question to one seat is answered in every way (ten at most), each answer followed to the end of its step with a hundred ways in
   * which chance and later answers may fall, and at forty tables more that are this one for all the seat knows. If then the same stands
   * on the table after all of them, pieces that look alike taken for one another, the question was needless. Of some games not one is.
   */
  test(GAMES > SOME ? 'can matter, all but one in two hundred at most' : 'can matter', async () => {
    const { game, unknown } = await playable(id)
    const seats = Array.from({ length: game.seats.min }, (_, i) => `seat${i + 1}`)
    const found: string[] = []
    const looked = { questions: 0 }
    for (let i = 1; i <= GAMES; i++) {
      const trial = { game, seats, options: null, seed: `matter ${i}`, decisions: DECISIONS, moments: 50 }
      for (const { prompt, source, at } of needlessIn(trial, looked, (table, seat) => imagining(table, seat, unknown)))
        found.push(`${prompt} ${source} (${trial.seed} at ${at})`)
    }
    expect(looked.questions).toBeGreaterThan(10)
    // In long runs some are left that only hindsight shows: a Skill improved by one whom the hidden side of the card then fells.
    expect(found.length, found.join('\n')).toBeLessThanOrEqual(GAMES > SOME ? looked.questions / 200 : 0)
  })
})
