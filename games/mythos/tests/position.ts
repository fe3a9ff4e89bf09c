import {
  canSee,
  choose,
  defined,
  type Script,
  type ScriptedChance,
  type Seat,
  SPECTATOR,
  type StepRef,
  type Write,
} from '@miskatonic/kernel'
import { type Player, play, type Sights, withSteps } from '@miskatonic/testing'
import { aNumber, aWord, fields, groups, names, readPicture } from '@miskatonic/testing/pictures'
import { expect } from 'vitest'
import { cardById } from '../content/index.ts'
import { GENERICS, type InvestigatorCard, LANGUAGES, PLACE_ATTRIBUTES } from '../content/nodes.ts'
import { mythos } from '../rules/game.ts'
import { has } from '../rules/place.ts'
import type { Attributes, Mythos, MythosShape, Outcome, Phase, Quantities } from '../rules/shape.ts'

/** A card, or a card with what lies under it: `['al-azif', 'elder-sign']`. */
export type Laid = string | readonly string[]

/** A player of the picture: what differs from somebody who sits there with nothing but an Investigator. */
export type Someone = {
  /** Default: the Private Eye, who knows English only. */
  readonly is?: string
  readonly sanity?: number
  readonly education?: number
  /** The current Location or Travel card; `['sentinel-hill', 'inverted']`. */
  readonly at?: string | readonly [place: string, ...turned: ('crossed' | 'inverted')[]]
  readonly hand?: readonly string[]
  /** The first on top. */
  readonly deck?: readonly string[]
  readonly chronicle?: readonly string[]
  readonly discard?: readonly string[]
  readonly allies?: readonly Laid[]
  /** Allies that defend already, against the one opponent there is. */
  readonly guards?: readonly Laid[]
  readonly artifacts?: readonly Laid[]
  readonly tomes?: readonly Laid[]
  /** Lasting Events with whom or what they were played on. */
  readonly events?: { readonly [event: string]: string | null }
  /** Face down, each against somebody where Combat has begun: `{ ghoul: 'ben' }`. */
  readonly threat?: readonly string[] | { readonly [card: string]: Seat }
  readonly greatOldOnes?: readonly string[]
}

/** Somebody as data or in words: «at sentinel-hill inverted; sanity 9; hand ghoul mi-go; tomes al-azif+elder-sign; threat zoog: ben». */
export type Said = Someone | string

export type Position = {
  /** By seat, clockwise; the first has the turn. */
  readonly seats: { readonly [seat: Seat]: Said }
  /** Where it begins (default: a turn of the first seat). */
  readonly from?: readonly StepRef[]
  readonly phase?: Phase
  readonly round?: number
  /** Attributes of cards by name. */
  readonly marks?: { readonly [card: string]: Partial<Attributes> }
  readonly chance?: ScriptedChance
  /** What else can be seen, by the word for it. */
  readonly sights?: Sights<MythosShape>['pieces']
}

type W = Write<MythosShape>
export type Table = Player<MythosShape>

/** The game with one step more, at which the table stands still and can be looked at. */
const withPauses = withSteps(mythos, {
  *pause(t: Mythos): Script {
    yield* choose(t, t.seats[0] as Seat, { about: 'pause' as never, options: [{ key: 'go on' }], cover: true })
  },
})
export const pause: StepRef = { step: 'pause' }
export const turnOf = (seat: Seat): StepRef => ({ step: 'turn', args: { seat } })

/** Opens a table at a prepared position: on it lies what the picture shows, and nothing else. */
export function position(picture: Position): Table {
  const seats = Object.keys(picture.seats)
  return play(withPauses, {
    seats,
    ...(picture.chance === undefined ? {} : { chance: picture.chance }),
    at: picture.from ?? [turnOf(defined(seats[0]))],
    arrange: (w, t) => lay(w, t, picture),
    sights: { ...sights, pieces: { ...sights.pieces, ...picture.sights } },
  })
}

const number = <Q extends keyof Quantities>(t: Table, quantity: Q, what: Quantities[Q]): number => t.table.kernel.number(quantity, what)
/** In whose area a card lies. */
const holder = (t: Table, card: string): Seat => {
  const zone = t.table.kernel.where(card)
  return zone.startsWith('under:') ? holder(t, zone.slice('under:'.length)) : zone.slice(zone.indexOf(':') + 1)
}
const ending = ({ result }: Table) => result as Partial<Outcome>

/**
 * Besides attributes: «ghoul worth 3, sees 0, unseen 1, price 1 (to ana), seen-by-ben»; «ana handMax 6, warded 1, is-night, speaks english greek»; «table outcome sanity, by ana,
 * winners ben»; of a Hand to be trimmed «table limits 4 7, count 2 5».
 */
const sights: Sights<MythosShape> = {
  pieces: {
    price: (t, card) => number(t, 'price', { who: 'ana', card }),
    sees: (t, piece) => number(t, 'sees', { who: holder(t, piece), piece }),
    unseen: (t, piece) => number(t, 'invisible', { who: holder(t, piece), piece }),
    speaks: (t: Table, who: string) => LANGUAGES.filter((language) => number(t, 'language', { who, language })),
    worth: (t, piece) => number(t, 'value', { who: holder(t, piece), piece }),
    ...Object.fromEntries(
      (['handMax', 'handMin', 'warded'] as const).map((name) => [name, (t: Table, who: string) => number(t, name, { who })]),
    ),
    total: (t, who) => ending(t).scores?.find(({ seat }) => `${seat}` === `${who}`)?.total ?? null,
    ...Object.fromEntries(
      ['ana', 'ben', 'eva', SPECTATOR].map((seat) => [
        `seen-by-${seat}`,
        (t: Table, card: string) => canSee(t.table.kernel, card, 'front', seat),
      ]),
    ),
    ...Object.fromEntries(
      ([...GENERICS, ...PLACE_ATTRIBUTES, 'past'] as const).map((tag) => [
        `is-${tag}`,
        (t: Table, who: string) => has(t.table.kernel, who, tag),
      ]),
    ),
  },
  table: {
    outcome: (t) => ending(t).outcome ?? null,
    by: (t) => ending(t).by ?? [],
    adventure: (t) => ending(t).adventure ?? null,
    winners: (t) => ending(t).winners ?? [],
    limits: (t) => Object.values(t.table.ask?.about.args ?? {}).map(String),
    count: ({ table: { ask } }) => (ask?.kind === 'some' ? ask.limits.count.map(String) : []),
  },
}

// ── in words ──

/** A list that is put in as it is reads «a,b». */
const list = (said: string) => names(said.replaceAll(',', ' '))
const oneOrMore = (said: string) => (list(said).length > 1 ? list(said) : said)
const laid = (said: string) => names(said).map((one) => (one.includes('+') ? one.split('+') : one))
const facing = (said: string) => (said.includes(': ') ? groups(aWord)(said) : names(said))
const aTarget = (said: string) => (said === 'nobody' ? null : aWord(said))
const words = fields<Someone>({
  ...{ is: aWord, sanity: aNumber, education: aNumber, at: oneOrMore, hand: list, deck: list, chronicle: list, discard: list },
  ...{ greatOldOnes: list, allies: laid, guards: laid, artifacts: laid, tomes: laid, events: groups(aTarget), threat: facing },
})
export const someone = (said: Said): Someone => (typeof said === 'string' ? readPicture<Someone>(said, { words }) : said)

function lay(w: W, t: Mythos, picture: Position): void {
  w.set('table', 'round', picture.round ?? 2)
  w.set('table', 'phase', picture.phase ?? 'play')
  w.set('table', 'starter', defined(t.seats[0]))
  w.set('table', 'first', t.seats[0] as Seat)
  for (const [seat, one] of Object.entries(picture.seats)) {
    const others = t.seats.filter((other) => other !== seat)
    laySomeone(w, seat, someone(one), others)
  }
  for (const [name, marks] of Object.entries(picture.marks ?? {})) {
    for (const [attribute, value] of Object.entries(marks)) w.set(`${name}#1`, attribute as 'crossed', value as boolean)
  }
}

function laySomeone(w: W, seat: Seat, one: Someone, others: readonly Seat[]): void {
  const is = cardById(one.is ?? 'private-eye') as InvestigatorCard
  w.make(is.id, `investigator:${seat}`)
  w.set(seat, 'sanity', one.sanity ?? is.sanity)
  w.set(seat, 'education', one.education ?? is.education)
  w.set(seat, 'begun', true)
  if (one.at !== undefined) {
    const [place, ...turned] = [one.at].flat() as [string, ...('crossed' | 'inverted')[]]
    const piece = w.make(place, `here:${seat}`)
    for (const how of turned) w.set(piece, how, true)
  }
  for (const zone of ['hand', 'deck', 'chronicle', 'discard', 'greatOldOnes'] as const)
    for (const name of one[zone] ?? []) w.make(name, `${zone}:${seat}`)
  layBearers(w, seat, one, others)
  for (const [event, target] of Object.entries(one.events ?? {})) w.set(w.make(event, `events:${seat}`), 'target', target)
  const threat: readonly (readonly [string, Seat | null])[] = Array.isArray(one.threat)
    ? one.threat.map((name: string) => [name, null] as const)
    : Object.entries((one.threat ?? {}) as { readonly [card: string]: Seat })
  for (const [name, facing] of threat) {
    const piece = w.make(name, `threat:${seat}`, { face: 'back' })
    if (facing !== null) w.set(piece, 'facing', facing)
  }
}

function layBearers(w: W, seat: Seat, one: Someone, others: readonly Seat[]): void {
  for (const zone of ['guards', 'allies', 'artifacts', 'tomes'] as const) {
    for (const laid of one[zone] ?? []) {
      const [name, ...under] = [laid].flat() as [string, ...string[]]
      const bearer = w.make(name, `${zone === 'guards' ? 'allies' : zone}:${seat}`)
      if (zone === 'guards') w.set(bearer, 'facing', defined(others[0]))
      for (const card of under) w.make(card, `under:${bearer}`)
    }
  }
}

// ── what has become different ──

type Picture = Map<string, Map<string, string>>
const SEAT_MARKS = ['sanity', 'lostTurns', 'lostNextRound', 'adventurePoints'] as const
const CARD_MARKS = ['crossed', 'inverted', 'removed', 'gained'] as const

function pictureOf(t: Table): Picture {
  const { kernel } = t.table
  const picture: Picture = new Map()
  for (const seat of kernel.seats) picture.set(seat, new Map(SEAT_MARKS.map((mark) => [mark, `${t.get(seat, mark)}`])))
  for (const piece of Object.keys(kernel.raw.pieces).sort()) {
    const marks = CARD_MARKS.map((mark): [string, string] => [mark, `${t.get(piece, mark)}`])
    picture.set(piece, new Map([['lies', kernel.where(piece)], ['shows', kernel.up(piece)], ...marks]))
  }
  return picture
}

/** What these gestures changed: «ben sanity 10→8», «ghoul hand:ana→chronicle:ana», «sentinel-hill inverted». */
export function changes(t: Table, gestures: (t: Table) => unknown): string[] {
  const before = pictureOf(t)
  gestures(t)
  const after = pictureOf(t)
  return [...after]
    .flatMap(([of, marks]) => [...marks].flatMap(([mark, now]) => told(t, of, mark, before.get(of)?.get(mark) ?? '', now)))
    .sort()
}

/** Exactly this is changed by these gestures: `became(t, 'ana play:ghoul', 'ana sanity 10→9; ghoul hand:ana→threat:ana')`. */
export function became(t: Table, deeds: string, led: string): Table {
  expect(changes(t, () => t.does(deeds))).toEqual(led.split(/;\s*/).filter(Boolean).sort())
  return t
}

/** The same where some of it is as always. */
export const becoming = (t: Table, deeds: string, led: string, ...always: readonly string[]): Table =>
  became(t, deeds, [led, ...always].filter(Boolean).join('; '))
/** «a, b» as what a seat does after something: `answering('ana', 'play:swoon', 'ben, yes')`. */
export const answering = (seat: Seat, deed: string, answers: string): string =>
  [deed, ...answers.split(/,\s*/).filter(Boolean)].map((one) => `${seat} ${one}`).join(', ')

function told(t: Table, of: string, mark: string, was: string, now: string): string[] {
  if (was === now) return []
  const name = t.table.kernel.exists(of) ? t.table.kernel.def(of).id : of
  if (mark === 'lies') return [`${name} ${was}→${now}`]
  if (mark === 'shows') return [`${name} ${now === 'front' ? 'face up' : 'face down'}`]
  if (mark === 'gained') return [`${name} gains ${now}`]
  if (now === 'true' || now === 'false') return [`${name} ${now === 'true' ? '' : 'not '}${mark}`]
  return [`${name} ${mark} ${was}→${now}`]
}
