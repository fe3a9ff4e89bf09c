import { type Effect, resolve } from '@miskatonic/effects'
import {
  choose,
  defined,
  type PieceId,
  type Script,
  type ScriptedChance,
  type Seat,
  type StepRef,
  type Write,
  type ZoneKind,
} from '@miskatonic/kernel'
import { type Player, play, type Sights, withSteps } from '@miskatonic/testing'
import { aNumber, aWord, counts, dice, fields, groups, itIsSo, names, readPicture } from '@miskatonic/testing/pictures'
import { components } from '../content/index.ts'
import { mysteries } from '../content/mysteries.ts'
import { game, language } from '../index.ts'
import { inEncounter } from '../rules/encounters.ts'
import { cardOf, isCultist, kindOf } from '../rules/pieces.ts'
import { fillCup, MIXED } from '../rules/setup.ts'
import {
  type Attributes,
  type Eldritch,
  type EldritchShape,
  type Phase,
  SKILLS,
  type Skill,
  type SpaceId,
  type Zones,
} from '../rules/shape.ts'
import { pause, stepOf, text, turnOf } from './flowWords.ts'

export { pause, text, turnOf }

/** An investigator of the picture: who, where, and what differs from a sheet that has just been laid out. */
export type Someone = {
  readonly is: string
  readonly at: SpaceId
  readonly health?: number
  readonly sanity?: number
  readonly delayed?: boolean
  readonly train?: number
  readonly ship?: number
  readonly clues?: number
  /** Assets, Artifacts, Spells and Conditions by name; `debt-2` names one of the backs. */
  readonly has?: readonly string[]
  readonly up?: { readonly [skill in Skill]?: number }
  /** Lies on the board, defeated, with that marker. */
  readonly fallen?: 'health' | 'sanity'
}

export type Position = {
  /** By seat, clockwise; the first leads unless `lead` says otherwise. */
  readonly seats: { readonly [seat: Seat]: Someone }
  /** Seats without an investigator that wait for a new one. */
  readonly waiting?: readonly Seat[]
  readonly lead?: Seat
  /** Default: whose Mystery it is, or Azathoth. */
  readonly ancientOne?: string
  readonly awakened?: boolean
  readonly doom?: number
  /** The Omen by its space, 0 to 3: green, blue, red, blue. */
  readonly omen?: 0 | 1 | 2 | 3
  readonly round?: number
  /** Gates and Clues by the spaces printed on them. */
  readonly gates?: readonly SpaceId[]
  readonly clues?: readonly SpaceId[]
  readonly monsters?: { readonly [space: SpaceId]: readonly string[] }
  readonly reserve?: readonly string[]
  readonly mystery?: string
  readonly solved?: readonly string[]
  /** Ongoing Mythos cards in play, with the tokens they come with. */
  readonly ongoing?: readonly string[]
  /** What has been laid on a card: `{ 'occult-research': ['clue-1'] }`. */
  readonly kept?: { readonly [card: string]: readonly string[] }
  readonly expedition?: SpaceId
  /** What lies on top of a deck, in that order: `{ assets: ['axe'], mythos: ['…'] }`. */
  readonly top?: { readonly [deck in Zones]?: readonly string[] }
  /** What lies in other zones: `{ 'discard:assets': ['axe'] }`. */
  readonly lying?: { readonly [zone in Zones]?: readonly string[] }
  /** Decks of nothing but these cards, the first on top. */
  readonly only?: { readonly [deck in Zones]?: readonly string[] }
  /** Zones to be emptied into the box first: `['assets']`. */
  readonly empty?: readonly Zones[]
  readonly options?: { readonly [name: string]: boolean | string }
  readonly chance?: ScriptedChance
  readonly seed?: string
  /** Where it begins (default: the Action Phase of that round). */
  readonly from?: Exclude<Phase, 'setup'> | readonly StepRef[]
  /** Which phase it is where `from` names steps (default: the Action Phase). */
  readonly phase?: Phase
  /** Where it goes every way it can (`outcomes.ts`): answers to some questions; successes tried in tests of a skill, or in `any`. */
  readonly answers?: { readonly [about: string]: readonly string[] }
  readonly tries?: { readonly [skill: string]: readonly number[] }
  /** What else can be seen, by the word for it. */
  readonly sights?: Sights<EldritchShape>['pieces']
  /** In restore mode: false where it is opened again only at its end. */
  readonly restores?: boolean
  /** Tokens on cards, the sheet and spaces, by definition or `space:…`: `{ 'space:8': { eldritch: 1 } }`. */
  readonly marks?: { readonly [of: string]: Partial<Attributes> }
}

type W = Write<EldritchShape>

/** The game with steps that resolve a text for somebody, alone or as his encounter: what no single card says can be tried on its own. */
export const withTexts = withSteps(game, {
  text: function* (t: Eldritch, args: { effect: Effect; who: PieceId; of: PieceId | null }): Script {
    yield* resolve(language, t, args.effect, {
      self: {
        source: args.of ? { piece: args.of } : { rule: 'a text' },
        piece: args.of,
        controller: t.get(args.who, 'player'),
        bound: {},
      },
      you: args.who,
    })
  },
  encountering: function* (t: Eldritch, args: { effect: Effect; who: PieceId }): Script {
    const self = { source: { rule: 'a text' }, piece: null, controller: t.get(args.who, 'player'), bound: {} }
    yield* inEncounter(t, args.who, 'general', () => resolve(language, t, args.effect, { self, you: args.who }))
  },
  pause: function* (t: Eldritch): Script {
    yield* choose(t, defined(t.seats[0]), { about: 'pause' as never, options: [{ key: 'go on' }], cover: true })
  },
})

/** One seat's turn of the Encounter Phase, one Mythos Phase, one text: and then the table stands still. */
export const encounterOf = (seat: Seat) => ({ from: [turnOf('encounter', seat), pause], phase: 'encounter' as const })
export const mythos = { from: [{ step: 'phaseBegins', args: { phase: 'mythos' } }, pause], phase: 'mythos' as const }
export const saying = (who: string, ...effects: readonly unknown[]) => ({ from: [...effects.map((effect) => text(who, effect)), pause] })

const PHASES = ['action', 'encounter', 'mythos'] as const
function flowFrom(from: Position['from']): readonly StepRef[] {
  const round: StepRef[] = [{ step: 'roundEnds' }, { step: 'round' }]
  if (typeof from === 'object') return [...from, ...round]
  const phases = PHASES.slice(PHASES.indexOf(from ?? 'action'))
  return [...phases.map((phase) => ({ step: 'phaseBegins', args: { phase } })), ...round]
}

// ── in words ──

const person = fields<Someone>({
  ...{ is: aWord, at: aWord, health: aNumber, sanity: aNumber, clues: aNumber, train: aNumber, ship: aNumber },
  ...{ delayed: itIsSo, has: names, up: counts, fallen: aWord },
})
const rolled = dice(5, 1)
/** «eldritch 2 armed», lists «placed=8+london», and «armed=false». */
const attributes = (said: string) => ({
  ...counts(said.replace(/\S+=\S+/g, '')),
  ...Object.fromEntries(
    [...said.matchAll(/(\S+)=(\S+)/g)].map(([, name, list = '']) => [name, list === 'false' ? false : list.split('+')]),
  ),
})
const numbers = (said: string): number[] => names(said).map(aNumber)
const listed = (said: string): string[] => said.split(/,\s*/)
const draws = (kind: string) => (said: string) => ({
  chance: Object.fromEntries(Object.entries(groups(names)(said)).map(([deck, cards]) => [`${kind}:${deck}`, cards])),
})
const words = {
  ...fields<Position>({
    ...{ lead: aWord, ancientOne: aWord, mystery: aWord, expedition: aWord, phase: aWord, from: aWord, seed: aWord, awakened: itIsSo },
    ...{ doom: aNumber, omen: aNumber, round: aNumber, gates: names, clues: names, reserve: names, solved: names, ongoing: names },
    ...{ waiting: names, empty: names, monsters: groups(names), top: groups(names), lying: groups(names), only: groups(names) },
    ...{ marks: groups(attributes), kept: groups(names), answers: groups(names) },
  }),
  tries: (said: string) => ({ tries: said.includes(':') ? groups(numbers)(said) : { any: numbers(said) } }),
  test: (said: string) => ({ chance: { test: rolled(said) } }),
  roll: (said: string) => ({ chance: { roll: rolled(said) } }),
  reroll: (said: string) => ({ chance: { reroll: rolled(said) } }),
  rumor: (card: string) => ({ chance: { rumor: [aWord(card)] } }),
  draw: draws('draw'),
  find: draws('find'),
  encounter: (seat: string) => encounterOf(aWord(seat)),
  mythosPhase: () => mythos,
  turn: (seat: string) => ({ from: [turnOf('action', aWord(seat)), pause] }),
  acts: (said: string) => {
    const [seat = '', ...action] = names(said)
    return { from: [turnOf('action', seat), pause], answers: { action: [...action, 'end'] } }
  },
  reads: (card: string) => ({ from: [stepOf(`reads ${aWord(card)}`), pause] }),
  flow: (said: string) => ({ from: listed(said).map(stepOf) }),
  says: (said: string) => {
    const [who = '', effects = ''] = said.split(/:\s+/)
    return { from: [...listed(effects).map((effect) => stepOf(`${who} ${effect}`)), pause] }
  },
}

/**
 * A picture in words: «ana lily-chen rome, health 1, has axe, up will 2; gates rome; monsters rome: ghoul; top mythos: rally-the-people;
 * test 1/3 0/2; encounter ana». A clause that begins with no word of the picture tells of a seat: who it is, and where; or more of one that
 * was named before, «ana clues 2».
 */
export const inWords = (text: string): Partial<Position> =>
  readPicture<Position>(text, {
    words,
    otherwise: (seat, said) => {
      const [, is, place, more = ''] = /^(\S+) ([^\s,]+)(?:, (.*))?$/.exec(said) ?? []
      // «ana has axe»: of somebody who was named before.
      if (Object.hasOwn(person, said.split(/[ ,]/)[0] ?? '')) return { seats: { [seat]: someone(said) as Someone } }
      if (is === undefined || place === undefined) throw new Error(`a picture says «${seat} ${said}»: expected who it is, and where`)
      return { seats: { [seat]: { is, at: place, ...someone(more) } } }
    },
  })
const someone = (said: string): Partial<Someone> => readPicture<Someone>(said, { words: person }, ',')

/** A part of a picture, in words or as data. */
export type Said = string | Partial<Position>
/** Of what is said twice the later counts; words that follow each other are one text. */
function whole(said: readonly Said[]): Position {
  const parts: Said[] = []
  for (const one of said) {
    const last = parts.at(-1)
    if (typeof one === 'string' && typeof last === 'string') parts[parts.length - 1] = `${last}; ${one}`
    else parts.push(one)
  }
  return { seats: {}, ...Object.assign({}, ...parts.map((one) => (typeof one === 'string' ? inWords(one) : one))) }
}

/** Opens a table at a prepared position: the box laid out, and on the board only what the picture shows, in words or as data. */
export function position(...said: readonly Said[]): Player<EldritchShape> {
  const picture = whole(said)
  return play(withTexts, {
    ...(picture.restores === undefined ? {} : { restores: picture.restores }),
    seats: [...Object.keys(picture.seats), ...(picture.waiting ?? [])],
    ...(picture.seed === undefined ? {} : { seed: picture.seed }),
    options: { ancientOne: ancientOneOf(picture), ...picture.options },
    ...(picture.chance === undefined ? {} : { chance: picture.chance }),
    at: flowFrom(picture.from),
    arrange: (w, t) => lay(w, t, picture),
    sights: { ...sights, pieces: { ...sights.pieces, ...picture.sights } },
  })
}

const ancientOneOf = ({ ancientOne, mystery }: Position): string =>
  ancientOne ?? mysteries.find(({ id }) => id === mystery)?.ancientOne ?? 'azathoth'

/** Besides attributes: «lily-chen has axe, clues 2, improved will-1», «table won finalMystery», «table lost rumor», «table score 3, rolls 0, tests 1». */
const sights: Sights<EldritchShape> = {
  pieces: {
    has: (t, who) => holdings(t, t.table.kernel.def(who).id),
    clues: (t, who) => t.table.kernel.size(`own-clues:${who}`),
    improved: (t, who) => SKILLS.flatMap((skill) => (t.get(who, `${skill}Up`) ? [`${skill}-${t.get(who, `${skill}Up`)}`] : [])),
  },
  table: {
    score: ({ result }) => (isEnd(result) ? result.score : null),
    tests: (t) => thrown(t, 'test'),
    rolls: (t) => thrown(t, 'roll'),
    won: ({ result }) => (isEnd(result) && result.won ? result.outcome : null),
    lost: ({ result }) => (isEnd(result) && !result.won ? result.outcome : null),
  },
}
/** How often dice were thrown for that. */
const thrown = ({ table }: Player<EldritchShape>, what: string): number =>
  [...table.opening, ...table.line.flatMap(({ chance }) => chance)].filter(({ label }) => label === what).length
const isEnd = (result: unknown): result is { readonly won: boolean; readonly outcome: string; readonly score: number | null } =>
  typeof result === 'object' && result !== null && 'won' in result

function lay(w: W, t: Eldritch, picture: Position): void {
  for (const { definition, copies, zone } of components) for (let i = 0; i < copies; i++) w.make(definition, zone)
  layAncientOne(w, t, picture)
  w.set('table', 'players', t.seats.length)
  w.set('table', 'lead', picture.lead ?? defined(t.seats[0]))
  w.set('table', 'round', picture.round ?? 1)
  w.set('table', 'phase', typeof picture.from === 'string' ? picture.from : (picture.phase ?? 'action'))
  w.set('table', 'omen', picture.omen ?? 0)
  w.set('table', 'waiting', picture.waiting ?? [])
  for (const zone of picture.empty ?? []) w.put(t.inZone(zone), 'box')
  for (const [seat, someone] of Object.entries(picture.seats)) laySomeone(w, t, seat, someone)
  layBoard(w, t, picture)
  // The Cultists of an awakened sheet are those of its back (EH-CULT-04).
  if (picture.awakened) {
    const monsters = (['cup', 'aside', ...t.zonesOf('space')] as const)
      .flatMap((zone) => t.inZone(zone))
      .filter((piece) => kindOf(t, piece) === 'monster')
    for (const monster of monsters) if (isCultist(t, monster)) w.turn(monster, 'back')
  }
  layCards(w, t, picture)
  for (const [of, marks] of Object.entries(picture.marks ?? {})) {
    for (const [attribute, value] of Object.entries(marks))
      w.set(t.exists(`${of}#1`) ? `${of}#1` : of, attribute as 'lost', value as number)
  }
}

function layAncientOne(w: W, t: Eldritch, picture: Position): void {
  const sheet = named(t, ancientOneOf(picture), ['box'])
  const card = cardOf(t, sheet, 'ancientOne')
  w.put(sheet, 'sheet', { face: picture.awakened ? 'back' : 'front' })
  w.set('table', 'ancientOne', card.id)
  w.set('table', 'awakened', picture.awakened ?? false)
  w.set('table', 'doom', picture.doom ?? (picture.awakened ? 0 : card.doom))
  fillCup(t, w, card)
  const own = (kind: 'mystery' | 'research' | 'special'): PieceId[] =>
    t.inZone('box').filter((piece) => kindOf(t, piece) === kind && cardOf(t, piece, kind).ancientOne === card.id)
  w.put(own('mystery'), 'mysteries')
  w.put(own('research'), 'research')
  w.put(own('special'), `special:${card.asideSpecial}`)
  w.put(
    t.inZone('box').filter((piece) => kindOf(t, piece) === 'mythos'),
    'mythos',
    { face: 'back' },
  )
}

function laySomeone(w: W, t: Eldritch, seat: Seat, one: Someone): void {
  const who = named(t, one.is, ['investigators'])
  const { health, sanity } = cardOf(t, who, 'investigator')
  w.put(who, one.fallen ? `fallen:${one.at}` : `space:${one.at}`)
  w.set(who, 'player', seat)
  w.set(who, 'health', one.health ?? health)
  w.set(who, 'sanity', one.sanity ?? sanity)
  if (one.delayed) w.set(who, 'delayed', true)
  if (one.train) w.set(who, 'trainTickets', one.train)
  if (one.ship) w.set(who, 'shipTickets', one.ship)
  if (one.fallen) w.set(who, 'marker', one.fallen)
  for (const [skill, n] of Object.entries(one.up ?? {})) w.set(who, `${skill}Up` as keyof Attributes & 'loreUp', n)
  for (let i = 0; i < (one.clues ?? 0); i++) w.put(defined(t.inZone('clues').at(-1)), `own-clues:${who}`)
  for (const name of one.has ?? []) {
    const card = named(t, name, ['assets', 'artifacts', 'spells', 'conditions'])
    w.put(card, `${one.fallen ? 'estate' : kindOf(t, card) === 'condition' ? 'own-conditions' : 'possessions'}:${who}`, { face: 'front' })
  }
}

function layBoard(w: W, t: Eldritch, picture: Position): void {
  for (const space of picture.gates ?? []) w.put(named(t, `gate-${space}`, ['gates']), `space:${space}`, { face: 'front' })
  for (const space of picture.clues ?? []) w.put(named(t, `clue-${space}`, ['clues']), `space:${space}`, { face: 'front' })
  for (const [space, monsters] of Object.entries(picture.monsters ?? {})) {
    for (const monster of monsters) w.put(named(t, monster, ['cup', 'aside', 'epic', 'box']), `space:${space}`)
  }
}

function layCards(w: W, t: Eldritch, picture: Position): void {
  for (const name of picture.reserve ?? []) w.put(named(t, name, ['assets']), 'reserve', { face: 'front' })
  if (picture.mystery) w.put(named(t, picture.mystery, ['mysteries', 'box']), 'mystery', { face: 'front' })
  for (const name of picture.solved ?? []) w.put(named(t, name, ['mysteries', 'box']), 'solved', { face: 'front' })
  for (const name of picture.ongoing ?? []) layOngoing(w, t, named(t, name, ['mythos']))
  for (const [card, pieces] of Object.entries(picture.kept ?? {}))
    for (const one of pieces) w.put(named(t, one, ['clues', 'gates', 'cup', 'aside']), `kept:${token(card)}`, { face: 'front' })
  for (const [zone, names] of inZones(picture.lying))
    for (const name of names) w.put(named(t, name, t.zonesOf(home(zone))), zone, { face: 'front' })
  for (const zone of [...MIXED, 'cup', 'mysteries', 'research', 'mythos'] as const) w.mix(zone)
  w.put(t.inZone('expedition'), 'expedition', { mixed: true, face: 'back' })
  for (const zone of t.zonesOf('special')) w.mix(zone)
  for (const [deck, names] of inZones(picture.top))
    for (const name of [...names].reverse())
      w.put(named(t, name, [deck]), deck, { at: 'top', ...(deck === 'mythos' ? { face: 'back' } : {}) })
  if (picture.expedition) layExpedition(w, t, picture.expedition)
  for (const [deck, names] of inZones(picture.only)) {
    const cards: PieceId[] = []
    for (const name of names) {
      const card = named(t, name, [deck])
      w.put(card, 'spent')
      cards.push(card)
    }
    w.put(t.inZone(deck), 'box')
    w.put(cards, deck)
  }
}

const inZones = (lying: { readonly [zone in Zones]?: readonly string[] } = {}) => Object.entries(lying) as [Zones, readonly string[]][]

/** The deck a pile belongs to: `discard:assets` is made of `assets`. */
const home = (zone: Zones) => zone.slice(zone.indexOf(':') + 1) as ZoneKind<EldritchShape>

function layOngoing(w: W, t: Eldritch, card: PieceId): void {
  const { rumorSpace, eldritch } = cardOf(t, card, 'mythos')
  w.put(card, 'ongoing', { face: 'front' })
  if (rumorSpace) w.set(card, 'tokenSpaces', [rumorSpace])
  if (!eldritch) return
  w.set(card, 'eldritch', eldritch)
  w.set(card, 'armed', true)
}

function layExpedition(w: W, t: Eldritch, space: SpaceId): void {
  const card = t.inZone('expedition').find((piece) => cardOf(t, piece, 'expedition').space === space)
  if (card) w.put(card, 'expedition', { at: 'top', face: 'back' })
  w.set('table', 'expedition', space)
}

/** A piece by its definition or by the name on it, in one of these zones. */
function named(t: Eldritch, name: string, zones: readonly Zones[]): PieceId {
  const is = (piece: PieceId): boolean =>
    t.def(piece).id === name || (!/^(gate|clue)-/.test(t.def(piece).id) && cardOf(t, piece).id === name)
  const found = zones.flatMap((zone) => t.inZone(zone)).find(is)
  if (found === undefined) throw new Error(`there is no «${name}» in ${zones.join(', ')}`)
  return found
}

/** The piece of an investigator by his name. */
export const token = (name: string): PieceId => `${name}#1`

/** Dice as they fall: so many successes among so many. */
export const faces = (pool: number, successes: number): number[] => Array.from({ length: pool }, (_, i) => (i < successes ? 5 : 1))

/** How much a side has of the things a test asks after. */
export const healthOf = (t: Player<EldritchShape>, name: string): [health: number, sanity: number] => [
  t.get(token(name), 'health'),
  t.get(token(name), 'sanity'),
]
export const spaceOfToken = (t: Player<EldritchShape>, piece: PieceId): SpaceId => t.table.kernel.where(piece).replace(/^space:/, '')
/** Names of what an investigator holds. */
export const holdings = (t: Player<EldritchShape>, name: string): string[] =>
  [...t.table.kernel.inZone(`possessions:${token(name)}`), ...t.table.kernel.inZone(`own-conditions:${token(name)}`)].map(
    (piece) => cardOf(t.table.kernel, piece).id,
  )
