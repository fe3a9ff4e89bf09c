import type { Named } from '@miskatonic/effects'
import {
  type Action,
  type Active,
  abilityKey,
  choose,
  cleanly,
  defined,
  type Option,
  onPiece,
  type PieceId,
  type Script,
  type Seat,
} from '@miskatonic/kernel'
import type { LocationCard, Section } from '../content/nodes.ts'
import { spaceInfo, spaceType } from './board.ts'
import { resolveText } from './cardTexts.ts'
import { combatEncounter } from './combat.ts'
import { complexEncounter } from './complex.ts'
import { drawExpedition, followExpedition } from './expedition.ts'
import { defeatedEncounter } from './fallen.ts'
import { renewDeck } from './gaining.ts'
import { arrivalOf, cardOf, cluesOn, fallenOn, gatesOn, hereOf, investigatorOf, isStanding, monstersOn, playerOf } from './pieces.ts'
import { setActive } from './round.ts'
import type { DeckZone, Eldritch, EldritchShape, InvestigatorId, Next, SpaceId } from './shape.ts'
import { tokenEncounters } from './tokenEncounters.ts'

/** Each investigator in turn order (EH-ENC-01, -02, -13); "instead of an encounter" comes before the Monsters (EH-ENC-08, EH-FAQ-11). */
export function* encounterTurn(t: Eldritch, args: { seat: Seat }): Script<Next | void> {
  const who = investigatorOf(t, args.seat)
  if (!who) return
  yield* setActive(t, args.seat)
  yield* t.happens('turn:begin', { who, phase: 'encounter' })
  if (yield* insteadOfEncounter(t, who)) return
  return [{ step: 'combats', args: { who, fought: [] } }]
}

/** A card that takes the place of the encounter: Detained always, others if one likes. */
function* insteadOfEncounter(t: Eldritch, who: InvestigatorId): Script<boolean> {
  const seat = playerOf(t, who)
  const own = (slot: string) =>
    t.abilities('action', slot).filter(({ ability, self }) => self.controller === seat && !ability.refusals(t, self, seat).length)
  const [must] = own('insteadOfEncounter')
  if (must) {
    yield* inEncounter(t, who, 'instead', () => t.asSource(must.self, () => must.ability.run(t, must.self, seat)))
    return true
  }
  const may = own('encounterPhase')
  if (!may.length) return false
  const options: Option[] = [
    ...may.map((active) => ({ key: abilityKey(active), ...(active.self.piece ? { piece: active.self.piece } : {}) })),
    { key: 'no' },
  ]
  const key = yield* choose(t, seat, { about: 'prompt.before-encounter', options })
  const chosen = may.find((active) => abilityKey(active) === key)
  if (!chosen) return false
  let taken = false
  const noteTaken = (): void => {
    taken = t.record('encounter')?.taken === true
  }
  yield* inEncounter(t, who, 'instead', () => insteadOf(t, chosen, seat, noteTaken))
  return taken || !isStanding(t, who)
}

function* insteadOf(t: Eldritch, { ability, self }: Active<Action<EldritchShape>>, seat: Seat, noteTaken: () => void): Script {
  yield* t.asSource(self, () => ability.run(t, self, seat))
  noteTaken()
}

/** One after the other, in the order he likes; who is there is looked at anew each time (EH-ENC-03, -12, EH-COMBAT-14, EH-RULING-25). */
export function* combats(t: Eldritch, args: { who: InvestigatorId; fought: readonly string[] }): Script<Next | void> {
  const { who, fought } = args
  if (!isStanding(t, who)) return
  const here = monstersOn(t, hereOf(t, who))
  const foes = here.filter((monster) => !fought.includes(stayOf(t, monster)))
  if (!foes.length) {
    if (here.length) return // EH-ENC-06
    return [{ step: 'otherEncounter', args: { who, additional: fought.length > 0 } }] // EH-ENC-04, -09
  }
  const foe = yield* choose(t, playerOf(t, who), { about: 'prompt.fight', options: foes.map((one) => onPiece(one)) })
  const stay = stayOf(t, foe)
  yield* inEncounter(t, who, 'combat', () => combatEncounter(t, who, foe))
  return [{ step: 'combats', args: { who, fought: [...fought, stay] } }]
}

/** One that falls and comes again on the same space is to be fought again. */
const stayOf = (t: Eldritch, monster: PieceId): string => `${monster}@${arrivalOf(t, monster)}`

/** The first encounter without Monsters is a must, the additional one a may; ambushers grant none (EH-ENC-05, -07, EH-AMB-06). */
export function* otherEncounter(t: Eldritch, args: { who: InvestigatorId; additional: boolean }): Script {
  const { who, additional } = args
  if (!isStanding(t, who) || (additional && t.allowed('encounter:begin', { who, kind: 'additional' }).length)) return
  const options = encounterOptions(t, who)
  const key = yield* choose(t, playerOf(t, who), {
    about: 'prompt.encounter',
    options: additional ? [...options, { key: 'none' }] : options,
  })
  if (key !== 'none') yield* resolveEncounter(t, who, key)
}

/** The space's decks and the tokens on it (EH-LOC-01..05, EH-ENC-09, EH-BOARD-07, EH-GATE-07, EH-EXP-07). */
export function encounterOptions(t: Eldritch, who: InvestigatorId): Option[] {
  const space = hereOf(t, who)
  const deck = spaceInfo(space)?.deck
  const allowed = (kind: string): boolean => !t.allowed('encounter:begin', { who, kind }).length
  return [
    { key: 'general' },
    ...(deck ? [{ key: `location:${deck}` }] : []),
    ...(allowed('research') ? cluesOn(t, space).map((clue) => onPiece(clue, 'research')) : []),
    ...(allowed('otherWorld') ? gatesOn(t, space).map((gate) => onPiece(gate, 'otherWorld')) : []),
    ...(t.state.expedition === space && allowed('expedition') && t.size('expedition') ? [{ key: 'expedition' }] : []),
    ...fallenOn(t, space).map((fallen) => onPiece(fallen, 'fallen')),
    ...tokenEncounters(t, who),
    ...asEncounters(t, who).map((active) => ({
      key: `as:${abilityKey(active)}`,
      ...(active.self.piece ? { piece: active.self.piece } : {}),
    })),
  ]
}

/** "As an encounter …": ordinary options, not with a Monster about (EH-FAQ-09, -10). */
const asEncounters = (t: Eldritch, who: InvestigatorId) =>
  t
    .abilities('action', 'encounter')
    .filter(
      ({ ability, self }) =>
        (self.controller ?? playerOf(t, who)) === playerOf(t, who) && !ability.refusals(t, self, playerOf(t, who)).length,
    )

export function* resolveEncounter(t: Eldritch, who: InvestigatorId, key: string): Script {
  const [kind = '', rest = ''] = [key.slice(0, key.indexOf(':') < 0 ? key.length : key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
  if (kind === 'general') yield* drawn(t, who, 'general', 'general', spaceType(hereOf(t, who)))
  else if (kind === 'location') yield* drawn(t, who, rest as LocationCard['region'], 'location', hereOf(t, who))
  else if (kind === 'research') yield* research(t, who, rest, hereOf(t, who))
  else if (kind === 'otherWorld') yield* complexFrom(t, who, 'otherWorld', 'otherWorld', { gate: rest })
  else if (kind === 'expedition') yield* expedition(t, who)
  else if (kind === 'fallen') yield* inEncounter(t, who, 'fallen', () => defeatedEncounter(t, who, rest))
  else if (kind === 'as') yield* asEncounter(t, who, rest)
  else yield* tokenEncounter(t, who, rest)
}

function* asEncounter(t: Eldritch, who: InvestigatorId, key: string): Script {
  const active = asEncounters(t, who).find((one) => abilityKey(one) === key)
  if (active) yield* inEncounter(t, who, 'as', () => t.asSource(active.self, () => active.ability.run(t, active.self, playerOf(t, who))))
}

function* tokenEncounter(t: Eldritch, who: InvestigatorId, key: string): Script {
  const option = tokenEncounters(t, who).find((one) => one.key === `token:${key}`)
  if (option) yield* inEncounter(t, who, 'token', () => resolveText(t, option.piece, option.effect, who, option.names))
}

const sectionsOf = (t: Eldritch, card: PieceId): { readonly [part: string]: Section } =>
  cardOf(t, card, 'general', 'location', 'research').sections
const sectionOf = (t: Eldritch, card: PieceId, part: string): Section | undefined => sectionsOf(t, card)[part]

/** "This Clue" is the one encountered; untouched, it stays (EH-RES-01..06). `space` differs for a Clue met from afar (EH-RULING-88). */
export function* research(t: Eldritch, who: InvestigatorId, clue: PieceId, space: SpaceId): Script {
  yield* drawn(t, who, 'research', 'research', spaceType(space), { clue })
}

/** Draws the deck's top card, resolves one section of it, and discards it whatever comes (EH-ENC-11, EH-RULING-24). */
function* drawn(t: Eldritch, who: InvestigatorId, deck: DeckZone, kind: string, part: string, names: Record<string, Named> = {}): Script {
  yield* renewDeck(t, deck)
  const [card] = t.top(deck)
  if (!card) return
  yield* t.change((w) => w.put(card, 'encounter', { face: 'front' }))
  yield* inEncounter(t, who, kind, () => resolveText(t, card, defined(sectionOf(t, card, part)).effect, who, names), {
    card,
    deck,
    part,
  })
}

/** Draws a complex encounter and resolves it, on the space where one is (EH-CPLX-01, EH-OW-01..04, EH-SPEC-01). */
export function* complexFrom(
  t: Eldritch,
  who: InvestigatorId,
  deck: DeckZone,
  kind: 'otherWorld' | 'special',
  names: Record<string, Named>,
): Script {
  yield* renewDeck(t, deck)
  const [card] = t.top(deck)
  if (!card) return
  yield* t.change((w) => w.put(card, 'encounter', { face: 'front' }))
  yield* inEncounter(t, who, kind, () => complexEncounter(t, who, card, kind, names), { card, deck, part: 'initial' })
}

/** The token moves as soon as the card is drawn (EH-EXP-04, -05). */
function* expedition(t: Eldritch, who: InvestigatorId): Script {
  const card = yield* drawExpedition(t)
  if (card)
    yield* inEncounter(t, who, 'expedition', () => complexEncounter(t, who, card, 'expedition', {}), {
      card,
      deck: 'expedition',
      part: 'initial',
    })
}

/** The record a defeat leaves (EH-ENC-10, EH-CPLX-06, EH-RULING-27); its card is discarded on every way out. */
export function* inEncounter(
  t: Eldritch,
  who: InvestigatorId,
  kind: string,
  body: () => Script<unknown>,
  drawnCard?: { card: PieceId; deck: DeckZone; part: string },
): Script {
  const record = { kind: 'encounter', who, of: kind, card: drawnCard?.card ?? null, part: drawnCard?.part ?? null, taken: false } as const
  yield* cleanly(
    t,
    () => t.resolving(record, () => encountering(t, who, kind, body)),
    () => putAwayDrawn(t, drawnCard),
  )
}

/** The deck is made anew, and the expedition goes on, when the card is away (EH-RULING-26). */
function* putAwayDrawn(t: Eldritch, drawnCard: { card: PieceId; deck: DeckZone } | undefined): Script {
  if (!drawnCard) return
  const { card, deck } = drawnCard
  if (t.where(card) === 'encounter') yield* t.change((w) => w.put(card, `discard:${deck}`, { face: 'front' }))
  yield* deck === 'expedition' ? followExpedition(t) : renewDeck(t, deck)
}

function* encountering(t: Eldritch, who: InvestigatorId, kind: string, body: () => Script<unknown>): Script {
  if (!(yield* t.happens('encounter:begin', { who, kind }))) return
  yield* body()
  yield* t.happens('encounter:end', { who, kind })
}
