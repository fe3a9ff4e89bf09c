import { toldToAll } from '@miskatonic/commons/lines'
import { isOneOf, type PieceId, pieceArgument, type Seat } from '@miskatonic/kernel'
import type { BasicAction, EncounterKind, Foe, Known, Messages, Piece, Spot, Who } from '../text/messages.ts'
import { colourOfOmen, printedSpace } from './gateColours.ts'
import { cardOf, investigatorOf, kindOf, leadInvestigator, monsterCard, playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape, InvestigatorId, MonsterId, SpaceId } from './shape.ts'

type Key = keyof Messages
type Told<K extends Key> = { readonly key: K; readonly args: Messages[K] }
const told = <K extends Key>(key: K, args: Messages[K]): Told<K> => ({ key, args })

const who = (t: Eldritch, id: InvestigatorId): Who => ({ investigator: cardOf(t, id).id, seat: playerOf(t, id) })
const foe = (t: Eldritch, id: MonsterId): Foe => ({ monster: monsterCard(t, id).id })
const at = (space: SpaceId): Spot => ({ space })
/** What everybody has seen is told by its name, though it may lie hidden again by now. */
const known = (t: Eldritch, card: PieceId): Known => ({ card: cardOf(t, card).id })
const piece = (id: PieceId): Piece => pieceArgument(id)

const BASIC: readonly BasicAction[] = ['travel', 'prepare', 'acquire', 'rest', 'trade']
const ENCOUNTERS: readonly EncounterKind[] = ['general', 'location', 'research', 'otherWorld', 'expedition', 'special', 'token', 'fallen']
const leadOf = (t: Eldritch, seat: Seat): Who | null => {
  const one = investigatorOf(t, seat)
  return one ? who(t, one) : null
}
/** The encounter card on the table and the part of it that is read. */
function reading(t: Eldritch): { card?: Piece; part?: string } {
  const record = t.record('encounter')
  const [card, part] = [record?.card, record?.part]
  return typeof card === 'string' && typeof part === 'string' ? { card: piece(card), part } : {}
}
/** The card by which it came to pass; an investigator's own ability is told by his name already. */
const withCard = (t: Eldritch, card: PieceId | null): { card?: Known } =>
  card !== null && t.exists(card) && kindOf(t, card) !== 'investigator' ? { card: known(t, card) } : {}
function kept(t: Eldritch, thing: PieceId, card: Known, on: SpaceId | null, holder: InvestigatorId | null) {
  const lay = { card, ...(on ? { at: at(on) } : {}), ...(holder ? { who: who(t, holder) } : {}) }
  if (!t.exists(thing)) return told('log.kept-token', { what: 'eldritch', ...lay })
  const kind = kindOf(t, thing)
  if (kind === 'clue' || kind === 'gate') return told('log.kept-token', { what: kind, ...lay })
  return kind === 'monster'
    ? told('log.kept-monster', { monster: foe(t, thing), ...lay })
    : told('log.kept-card', { thing: known(t, thing), card })
}
const onSpace = (place: string): SpaceId | null => (place.startsWith('space:') ? place.slice(6) : null)

/** What happened, as the log tells it. All that is told is open to everybody; pieces are named only to those who see them. */
export const tellings = toldToAll<EldritchShape>({
  'round:begin': (t, { round }) => {
    const lead = leadInvestigator(t)
    return lead ? told('log.round-lead', { round, who: who(t, lead) }) : told('log.round', { round })
  },
  'phase:begin': (_t, { phase }) => told('log.phase', { phase }),
  'action:perform': (t, { who: one, action, card }) => {
    if (isOneOf(BASIC, action)) return told('log.action', { who: who(t, one), action })
    if (card === undefined) return null
    return kindOf(t, card) === 'investigator'
      ? told('log.used-ability', { who: who(t, one) })
      : told('log.used', { who: who(t, one), card: known(t, card) })
  },
  'action:grant': (t, { who: one }) => told('log.granted', { who: who(t, one) }),
  'encounter:begin': (t, { who: one, kind }) =>
    isOneOf(ENCOUNTERS, kind) ? told('log.encounter', { who: who(t, one), kind, ...reading(t) }) : null,
  'investigator:move': (t, { who: one, to }) => told('log.moved', { who: who(t, one), to: at(to) }),
  'investigator:delay': (t, { who: one }) => told('log.delayed', { who: who(t, one) }),
  'investigator:stand': (t, { who: one }) => told('log.stood', { who: who(t, one) }),
  'investigator:defeat': (t, { who: one }) => told('log.defeated', { who: who(t, one) }),
  'investigator:devour': (t, { who: one }) => told('log.devoured', { who: who(t, one) }),
  'investigator:enter': (t, { who: one, seat, at: space }) =>
    told('log.entered', { who: { investigator: cardOf(t, one).id, seat }, at: at(space) }),
  'player:eliminate': (_t, { seat }) => told('log.eliminated', { player: { seat } }),
  'lead:pass': (t, { to }) => {
    const lead = leadOf(t, to)
    return lead && told('log.lead', { who: lead })
  },
  'health:lose': (t, what) => lost(t, 'health', what),
  'sanity:lose': (t, what) => lost(t, 'sanity', what),
  'health:recover': (t, { who: one, n }) => told('log.recovered', { who: who(t, one), what: 'health', n }),
  'sanity:recover': (t, { who: one, n }) => told('log.recovered', { who: who(t, one), what: 'sanity', n }),
  'health:spend': (t, { who: one, n }) => told('log.spent', { who: who(t, one), what: 'health', n }),
  'sanity:spend': (t, { who: one, n }) => told('log.spent', { who: who(t, one), what: 'sanity', n }),
  'clue:spend': (t, { who: one, n, clues, shares }) => {
    const each = shares?.map((share) => ({ who: who(t, share.who), n: share.n }))
    return told('log.spent-clues', { who: who(t, one), n: clues.length || n, ...(each ? { shares: each } : {}) })
  },
  'improvement:spend': (t, { who: one, skills }) => told('log.spent-improvements', { who: who(t, one), n: skills.length, skills }),
  'clue:gain': (t, { who: one, at: on }) => told('log.gained-clue', { who: who(t, one), ...(on ? { at: at(on) } : {}) }),
  'ticket:take': (t, { who: one, kind }) => told('log.gained-ticket', { who: who(t, one), kind }),
  'ticket:use': (t, { who: one, kind }) => told('log.used-ticket', { who: who(t, one), kind }),
  'ticket:discard': (t, { who: one, kind }) => told('log.discarded-ticket', { who: who(t, one), kind }),
  'ticket:gain': (t, { who: one, kind }) => told('log.gained-ticket', { who: who(t, one), kind }),
  'card:gain': (t, { who: one, card }) => told('log.gained', { who: who(t, one), card: piece(card) }),
  'condition:gain': (t, { who: one, name, card }) =>
    card === null ? null : told('log.gained-condition', { who: who(t, one), card: { card: name } }),
  'card:discard': (t, { who: one, card }) =>
    one === null ? told('log.card-discarded', { card: known(t, card) }) : told('log.discarded', { who: who(t, one), card: known(t, card) }),
  'card:flip': (t, { card, to }) => (to === 'back' ? told('log.flipped', { card: known(t, card) }) : null),
  'possession:trade': (t, { from, to, cards }) => {
    const things = cards.filter((one) => t.exists(one))
    const ofKind = (kind: string): number => cards.filter((one) => one.startsWith(`${kind}-`) && !t.exists(one)).length
    const clues = things.filter((one) => kindOf(t, one) === 'clue').length
    const rest = things.filter((one) => kindOf(t, one) !== 'clue')
    return cards.length
      ? told('log.gave', {
          who: who(t, from),
          other: who(t, to),
          cards: rest.map(piece),
          clues,
          tickets: cards.length - things.length,
          train: ofKind('train'),
          ship: ofKind('ship'),
        })
      : null
  },
  'skill:improve': (t, { who: one, skill }) => told('log.improved', { who: who(t, one), skill }),
  'test:roll': (t, { who: one, dice, again }) => (again ? null : told('log.rolled', { who: who(t, one), dice })),
  'test:reroll': (t, { who: one, from, to, dice, card }) =>
    told('log.rerolled', { who: who(t, one), from, to, dice, ...withCard(t, card) }),
  'test:turn-die': (t, { who: one, from, to, dice, card }) =>
    told('log.die-turned', { who: who(t, one), from, to, dice, ...withCard(t, card) }),
  'dice:roll': (t, { who: one, dice }) => told('log.rolled', { who: who(t, one), dice }),
  'test:end': (t, { who: one, skill, result, passed }) =>
    told('log.tested', { who: who(t, one), skill, n: result, outcome: passed ? 'passed' : 'failed' }),
  'combat:begin': (t, { who: one, monster, ambush }) =>
    told(ambush ? 'log.ambushed' : 'log.combat', { who: who(t, one), monster: foe(t, monster) }),
  'monster:spawn': (t, { monster, on }) => told('log.monster-spawned', { monster: foe(t, monster), at: at(on) }),
  'monster:move': (t, { monster, to }) => told('log.monster-moved', { monster: foe(t, monster), to: at(to) }),
  'monster:lose-health': (t, { monster, n }) => told('log.monster-lost', { monster: foe(t, monster), n }),
  'monster:recover': (t, { monster, n }) => told('log.monster-recovered', { monster: foe(t, monster), n }),
  'monster:defeat': (t, { name, who: one }) =>
    one
      ? told('log.monster-defeated-by', { monster: { monster: name }, who: who(t, one) })
      : told('log.monster-defeated', { monster: { monster: name } }),
  'monster:discard': (t, { monster }) => (t.exists(monster) ? told('log.monster-discarded', { monster: foe(t, monster) }) : null),
  'gate:spawn': (_t, { on }) => told('log.gate-spawned', { at: at(on) }),
  'gate:close': (t, { gate, who: one }) => {
    const place = { at: at(printedSpace(t, gate)) }
    return one ? told('log.gate-closed-by', { ...place, who: who(t, one) }) : told('log.gate-closed', place)
  },
  'gate:discard': (t, { gate }) => told('log.gate-discarded', { at: at(printedSpace(t, gate)) }),
  'clue:discard': (t, { on, who: one }) =>
    on !== null ? told('log.clue-discarded', { at: at(on) }) : one ? told('log.discarded-clue', { who: who(t, one) }) : null,
  'token:move': (t, { piece: one, from, to }) => {
    const kind = kindOf(t, one)
    return from !== null && (kind === 'clue' || kind === 'gate')
      ? told('log.token-moved', { what: kind, from: at(from), to: at(to) })
      : null
  },
  'thing:keep': (t, { thing, card, on, who: one }) => kept(t, thing, known(t, card), on, one),
  'clue:spawn': (_t, { on }) => told('log.clue-spawned', { at: at(on) }),
  'omen:advance': (_t, { colour }) => told('log.omen-advanced', { colour }),
  'omen:move': (_t, { to }) => told('log.omen-moved', { colour: colourOfOmen(to) }),
  'doom:advance': (t) => told('log.doom-advanced', { from: t.state.doom + 1, to: t.state.doom }),
  'doom:retreat': (t) => told('log.doom-retreated', { from: t.state.doom - 1, to: t.state.doom }),
  'ancient-one:awaken': (t) => told('log.awoke', { ancientOne: { card: t.state.ancientOne } }),
  'mystery:enter': (t, { card }) => told('log.mystery-entered', { card: known(t, card) }),
  'mystery:solve': (t, { card }) => told('log.mystery-solved', { card: known(t, card) }),
  'rumor:solve': (t, { card }) => told('log.rumor-solved', { card: known(t, card) }),
  'mythos:draw': (_t, { card }) => told('log.mythos-drawn', { card: piece(card) }),
  'mythos:enter': (_t, { card }) => told('log.entered-play', { card: piece(card) }),
  'token:place': (t, { on, what, n }) => {
    const space = onSpace(on)
    return space
      ? told('log.token-placed', { what, n, at: at(space) })
      : t.exists(on)
        ? told('log.token-put', { what, n, card: known(t, on) })
        : null
  },
  'token:remove': (t, { from, what, n }) => {
    const space = onSpace(from)
    return space
      ? told('log.token-removed', { what, n, at: at(space) })
      : t.exists(from)
        ? told('log.token-taken', { what, n, card: known(t, from) })
        : null
  },
  'reckoning:resolve': (t, { card }) =>
    kindOf(t, card) === 'monster'
      ? told('log.reckoning-monster', { monster: foe(t, card) })
      : told('log.reckoning', { card: known(t, card) }),
  'reserve:refill': (_t, { cards }) => (cards.length ? told('log.reserve', { cards: cards.map(piece) }) : null),
})

function lost(t: Eldritch, what: 'health' | 'sanity', { who: one, n, combat }: { who: InvestigatorId; n: number; combat?: MonsterId }) {
  if (n <= 0) return null
  return combat && t.exists(combat)
    ? told('log.lost-to', { who: who(t, one), what, n, monster: foe(t, combat) })
    : told('log.lost', { who: who(t, one), what, n })
}
