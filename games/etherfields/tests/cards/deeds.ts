import type { ScriptedChance, Seat } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { deckOf, discardOf, handOf, isLaidDown, maskOf, masksOf, progressOf, sealedOf } from '../../rules/people.ts'
import type { Etherfields } from '../../rules/shape.ts'
import { type Picture, scene } from '../scene.ts'

/*
 * What a card does, in one line: the answers of whoever is asked, in order, and everything that became different on the table, nothing else.
 * `RECORD=1` prints the lines as they would be, to be read against the card before they are kept.
 */

export type At = Player<Etherfields>
/** `asks` and what: the questions in order, each with its answer (`a+b` several, `-` none). */
export type Row = readonly [answers: string, comes: string, chance?: ScriptedChance]
export type Rows = { readonly [id: string]: Row | readonly Row[] }

/** Two Dreamers on one square of the first dream, the Caretaker beside them; of everything a little, so that all of it can change. */
export const GROUND: Picture = {
  hours: 2,
  keys: 1,
  turnCards: ['turn-hearts-3', 'turn-spades-1', 'turn-spades-2', 'turn-clubs-1'],
  tiles: ['C1', 'C2'],
  caretaker: ['3,2'],
  metamorphoses: ['movement'],
  stored: ['spare-mainspring'],
}
const OWN = {
  ana: {
    at: '3,1',
    deck: 12,
    discard: 4,
    sealed: 6,
    anguish: 3,
    ether: 3,
    gems: 2,
    progress: ['key-hook'],
    laidDown: ['soft-soles'],
    mask: 'face-of-the-watch',
  },
  bea: { at: '3,1', deck: 12, discard: 2, sealed: 6, anguish: 3, ether: 2 },
} as const
/** What everybody pays with. */
export const PURSE = ['the-second-verse', 'single-ticket', 'strongest-oar', 'wet-boots'] as const
export const ground = (hand: readonly string[], more: Picture = {}): Picture => ({
  ...GROUND,
  ...more,
  dreamers: {
    ana: { ...OWN.ana, hand: [...hand, ...PURSE], ...more.dreamers?.ana },
    bea: { ...OWN.bea, hand: PURSE, ...more.dreamers?.bea },
  },
})
/** Others of her faces, at home. */
export const withFaces = (at: At, ...faces: readonly string[]): At =>
  at.arrange((w) => {
    for (const face of faces) w.make(face, masksOf('ana'))
  })

type Told = { readonly [what: string]: string | number | readonly string[] }

export function told(at: At): Told {
  const t = at.table.kernel
  const all: { [what: string]: string | number | readonly string[] } = {}
  for (const who of t.seats) {
    const piles = { hand: handOf(who), deck: deckOf(who), discard: discardOf(who), sealed: sealedOf(who) }
    for (const [name, zone] of Object.entries(piles)) all[`${who} ${name}`] = t.size(zone)
    all[`${who} placed`] = t.inZone(progressOf(who)).map((piece) => `${t.def(piece).id}${isLaidDown(t, piece) ? '/down' : ''}`)
    all[`${who} mask`] = at.zone(maskOf(who)).join()
    for (const one of ['anguish', 'ether', 'gems', 'at'] as const) all[`${who} ${one}`] = at.get(who, one)
    all[`${who} states`] = at.get(who, 'states')
    const numbers = {
      handLimit: t.number('handLimit', { who }),
      progressLimit: t.number('progressLimit', { who }),
      drawn: t.number('drawn', { who }),
      reach: t.number('range', { who, keyword: 'attack', range: 1 }),
      earshot: t.number('range', { who, keyword: 'contact', range: 1 }),
      placing: t.number('price', { who, action: 'place', colour: 'awareness', n: 2 }),
    }
    for (const [name, n] of Object.entries(numbers)) all[`${who} ${name}`] = n
  }
  all.itemLimit = t.number('itemLimit', {})
  for (const one of ['hours', 'keys', 'place'] as const) all[one] = at.state[one]
  for (const one of ['items', 'storage', 'notes', 'wisdom', 'season', 'situations', 'whims', 'metamorphoses'] as const)
    all[one] = at.zone(one)
  all.metas = t.zonesOf('meta').flatMap((zone) => at.zone(zone))
  all.turns = t.size('turn-deck')
  for (const one of ['market', 'item-market', 'slumbers', 'flaws'] as const) all[one] = t.size(one)
  all.blocked = at.state.blockedSteps.map(String)
  all.flags = Object.entries(at.state.flags).map(([flag, n]) => `${flag}:${n}`)
  all.tokens = at.state.tokens.map(({ token, at: on }) => `${token}@${on[0]}×${on.length}`)
  all.figures = t
    .inZone('figures')
    .map((figure) => [`${t.def(figure).id.replace(/-figure$/, '')}@${at.get(figure, 'at')}`, ...at.get(figure, 'states')].join('/'))
  all.where = at.state.encounter ? `${at.state.encounter.kind}:${at.state.encounter.id}` : 'map'
  return all
}
const gone = (was: readonly string[], is: readonly string[]): string[] => {
  const left = [...is]
  return was.filter((one) => {
    const found = left.indexOf(one)
    if (found >= 0) left.splice(found, 1)
    return found < 0
  })
}
/** `ana hand-1`, `ana placed+key-hook`, `ana at 3,1→1,1`. */
export function changes(before: Told, after: Told): string[] {
  return Object.keys({ ...before, ...after }).flatMap((what) => {
    const [was, is] = [before[what], after[what]]
    if (typeof was === 'number' && typeof is === 'number') return was === is ? [] : [`${what}${is > was ? '+' : '-'}${Math.abs(is - was)}`]
    if (Array.isArray(was) || Array.isArray(is)) {
      const [old, now] = [(was ?? []) as readonly string[], (is ?? []) as readonly string[]]
      return [...gone(now, old).map((one) => `${what}+${one}`), ...gone(old, now).map((one) => `${what}-${one}`)]
    }
    return was === is ? [] : [`${what} ${was}→${is}`]
  })
}
/** What somebody was shown. */
const looks = (at: At): string[] =>
  at
    .told('ana')
    .flatMap(({ key, args }) => (key === 'cards-looked-at' ? [`sees ${(args?.cards as readonly unknown[] | undefined)?.length}`] : []))

const asked = (at: At): string => (at.table.ask?.about.key ?? '').replace(/^prompt\./, '')
const isOver = (at: At): boolean =>
  at.over || asked(at) === 'your-round' || asked(at) === 'travel' || at.offered(at.table.asked()[0] as Seat).includes('curtain')

/** Answers what is asked until nothing is; without answers to give, the first of everything, and says what that was. */
function answer(at: At, given: readonly string[] | null, seen: string[]): string[] {
  const all: string[] = []
  for (let i = 0; i < 60 && !isOver(at); i++) {
    const [who] = at.table.awaited() as [Seat]
    const { ask } = at.table
    if (!ask) break
    if (given) {
      const next = given[i]
      expect(next, `«${asked(at)}» is asked: ${at.offered(who).join(', ')}`).toBeDefined()
      const kind = ask.kind
      at.choose(
        who,
        next === '-' ? [] : kind === 'number' ? Number(next) : kind === 'some' ? (next as string).split('+') : (next as string),
      )
      all.push(next as string)
    } else {
      const names = at.offered(who)
      if (ask.kind === 'some') {
        const several = names.map((_, n) => names.slice(0, n + 1))
        const pick = [...names.map((name) => [name]), ...several, []].find((keys) => tried(() => at.choose(who, keys)))
        all.push(pick?.join('+') || '-')
      } else if (ask.kind === 'number') {
        at.choose(who, 0)
        all.push('0')
      } else {
        const key = names.includes('no') && asked(at) === 'boost' ? 'no' : (names[0] as string)
        at.choose(who, key)
        all.push(key)
      }
    }
    seen.push(...looks(at))
  }
  if (given) expect(given.slice(all.length), 'answers that nothing asked for').toEqual([])
  return all
}
const tried = (choose: () => unknown): boolean => {
  try {
    choose()
    return true
  } catch {
    return false
  }
}

/** How a card is come by: the table before, and the first deed. */
export type Way = { readonly before: () => At; readonly deed: (at: At) => At }

function carriesOut(what: string, id: string, way: Way, [answers, comes, chance]: Row): void {
  const before = told(way.before())
  const at = way.before()
  if (chance) at.chance(chance)
  way.deed(at)
  const seen = looks(at)
  const given = answers ? answers.split(' ') : process.env.RECORD ? null : []
  const all = answer(at, given, seen)
  const is = [...changes(before, told(at)), ...seen].sort().join('; ')
  if (process.env.RECORD) console.log(`ROW\t${what}\t${id}\t${all.join(' ')}\t${is}\t${JSON.stringify(chance ?? null)}`)
  else expect(is, 'what became different').toBe([...comes.split('; ')].sort().join('; '))
}
const many = (rows: Row | readonly Row[]): readonly Row[] => (typeof rows[0] === 'string' ? [rows as Row] : (rows as readonly Row[]))

/** Every one of these has its rows, and no row is of anything else. */
export function cardsDo(what: string, all: readonly string[], rows: Rows, way: (id: string, n: number) => Way): void {
  test(`of ${what} none is left out and none is unknown`, () => {
    expect(all.length).toBeGreaterThan(0)
    expect(Object.keys(rows).sort()).toEqual([...all].sort())
  })
  for (const id of process.env.RECORD ? all : Object.keys(rows))
    for (const [n, row] of many(process.env.RECORD ? (rows[id] ?? ['', '']) : (rows[id] as Row)).entries())
      test(`${id}${n ? ` (${n + 1})` : ''}: ${row[1]}`, () => carriesOut(what, id, way(id, n), row))
}

/** In Ana's round; then something is used. */
export const using =
  (use: string, who: Seat = 'ana') =>
  (at: At): At =>
    at.choose(who, use)
export const round = (picture: Picture, who: Seat = 'ana'): At => scene(picture, { step: 'round', args: { who } })
/** The Fortune die falls so: 1 failure, 2 blank, 3 and 4 one, 5 two, 6 three. */
export const fortune = (...faces: readonly number[]): ScriptedChance => ({ fortune: faces.map((face) => [face]) })
