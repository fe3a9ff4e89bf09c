import { games } from '@miskatonic/games'
import { SaveError } from '@miskatonic/kernel'
import { withCardsTakenOut, withChangedCards, withChangedRule, withChangedShape, withoutCards } from '@miskatonic/testing/releases'
import { describe, expect, test } from 'vitest'
import type { Playing, Room } from '../index.ts'
import { answered, type CorpusTable, corpusOf, Stored, withGame } from './stored.ts'

const lineOfRoom = (room: Room) => room.table.line.map(answered)
const rulesLines = (stored: Stored) => stored.journal().filter((line) => line.is === 'rules')

/** The decisions up to the last edge: what no change of the rules may cost. */
const untilLastEdge = ({ lines, marks }: CorpusTable): number => {
  const edges = lines.flatMap((line) => (line.is === 'decision' && line.passage ? [line.passage.at] : []))
  return Math.max(edges.at(-1) ?? 0, marks[0]?.checkpoints.at(-1)?.at ?? 0)
}

/** `all`: every table goes on for long (`npm run endurance -- --only tables`); else one of each older version, and all of today's. */
const LONG = process.env.MISKATONIC_TABLES ?? 'some'

/** Opens, goes on, starts again and goes on, when for long more than a mark's worth: nothing acknowledged is missing but what was told. */
function goesOn(stored: Stored, playing: Playing, isLong: boolean): void {
  for (let restart = 0; restart < (isLong ? 3 : 1); restart++) {
    const room = stored.open(playing)
    expect(lineOfRoom(room)).toEqual(stored.acknowledged())
    stored.play(room, restart === 1 ? 60 : 7)
    const { hash, seq } = room.table
    const written = rulesLines(stored).length
    const again = stored.open(playing)
    expect([again.table.hash, again.table.seq, again.problems]).toEqual([hash, seq, []])
    expect(rulesLines(stored)).toHaveLength(written)
  }
}

for (const { id, load } of games)
  describe(`stored tables of ${id}`, async () => {
    const playing = (await load()).module as Playing
    const { game } = playing
    const corpus = corpusOf(id)

    test('there are some of the rules as they are', () => {
      expect(
        corpus.filter(({ rules }) => rules === game.rules).length,
        `no table was recorded with rules ${game.rules} of ${id}: npm run corpus ${id}`,
      ).toBeGreaterThan(0)
    })

    test('there are some with a card that nobody has seen yet', () => {
      expect(corpus.some((table) => hiddenCard(new Stored(table).open(playing), table) !== null)).toBe(true)
    })

    for (const table of corpus)
      describe(`${table.rules}/${table.name}`, () => {
        const isLong = LONG === 'all' || table.rules === game.rules || table === corpus.find(({ rules }) => rules === table.rules)
        test('open and come out as they did, as long as nobody raised the version of the rules', () => {
          const room = new Stored(table).open(playing)
          if (table.rules === game.rules)
            expect(
              [room.table.hash, room.table.line.length],
              `the rules of ${id} run a stored table otherwise than before. If that is meant, raise the version of ${id} (rules: '…' in its game.ts) and add a corpus for the new one: npm run corpus ${id}. If version ${game.rules} was never released, record its corpus anew.`,
            ).toEqual([table.hash, table.decisions])
          goesOn(new Stored(table), playing, isLong)
        })

        test('go on under a changed rule, and under the old one again', () => {
          const stored = new Stored(table)
          const before = stored.acknowledged()
          const changed = withGame(playing, withChangedRule(game))
          const room = stored.open(changed)
          const kept = lineOfRoom(room)
          expect(kept).toEqual(before.slice(0, kept.length))
          expect(kept.length).toBeGreaterThanOrEqual(untilLastEdge(table))
          const [line] = rulesLines(stored)
          expect(line).toMatchObject({ is: 'rules', seats: [...new Set(before.slice(kept.length).map(({ seat }) => seat))] })
          expect(stored.acknowledged()).toEqual(kept)
          goesOn(stored, changed, isLong)
          const later = stored.acknowledged()
          const back = stored.open(playing)
          expect(lineOfRoom(back)).toEqual(later.slice(0, back.table.line.length))
          goesOn(stored, playing, isLong)
        })

        test('go on with changed cards', () => {
          const stored = new Stored(table)
          const before = stored.acknowledged()
          const room = stored.open(withGame(playing, withChangedCards(game)))
          expect(lineOfRoom(room)).toEqual(before.slice(0, room.table.line.length))
          expect(room.table.line.length).toBeGreaterThanOrEqual(untilLastEdge(table))
          goesOn(stored, withGame(playing, withChangedCards(game)), isLong)
        })

        const hidden = hiddenCard(new Stored(table).open(playing), table)
        test.skipIf(hidden === null)('with a card that is gone are left alone, unless something says what becomes of it', () => {
          const stored = new Stored(table)
          const card = hidden as string
          const lines = [...stored.lines]
          const gone = () => stored.open(withGame(playing, withoutCards(game, [card])))
          expect(gone).toThrow(SaveError)
          expect(gone).toThrow(card)
          expect(stored.lines).toEqual(lines)
          const without = withGame(playing, withCardsTakenOut(game, [card]))
          expect(lineOfRoom(stored.open(without))).toEqual(stored.acknowledged())
          goesOn(stored, without, isLong)
        })

        test('of an older shape go on carried over, and are left alone where nothing carries them', () => {
          const stored = new Stored(table)
          const { lines } = stored
          // A table of older rules may have to decide again what the rules of today no longer take; another shape costs nothing more.
          const before = lineOfRoom(new Stored(table).open(playing))
          expect(before.length).toBeGreaterThanOrEqual(untilLastEdge(table))
          expect(() => stored.open(withGame(playing, withChangedShape(game, false)))).toThrow('nothing carries a table over')
          expect(stored.lines).toEqual(lines)
          const room = stored.open(withGame(playing, withChangedShape(game)))
          expect(room.table.kernel.raw.table.release).toBe(2)
          expect(lineOfRoom(room)).toEqual(before)
          goesOn(stored, withGame(playing, withChangedShape(game)), isLong)
        })
      })
  })

/** A card that lies mixed in a deck, where nobody has seen it and nothing names it, now and when the table was last marked. */
function hiddenCard({ table }: Room, { marks, lines }: CorpusTable): string | null {
  const { zones, pieces } = table.kernel.raw
  // Tables without passages are known by their mark alone.
  const known = lines.some((line) => line.is === 'decision' && line.passage) ? pieces : (marks[0]?.checkpoints.at(-1)?.state.pieces ?? {})
  for (const segments of Object.values(zones))
    for (const { ids, mixed } of segments)
      for (const piece of mixed && ids.length > 6 ? ids : [])
        if (known[piece]) return pieces[piece]?.def ?? piece.slice(0, piece.lastIndexOf('#'))
  return null
}
