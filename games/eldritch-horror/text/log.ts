import { and, type Ref, standing, type Tree, told, wordsFor } from '@miskatonic/effects/text'
import type { EncounterKind, Log, TokenKind, Track } from './messages.ts'
import { g, isUnique, TOKENS } from './things.ts'

const { a, clause, points, some, the } = g
type Verb = Parameters<typeof clause>[0]
type Parts = NonNullable<Parameters<typeof clause>[1]>
/** Something somebody did: «Lily ha perdido …», to her «Has perdido …». */
const did = (verb: Verb, subject: Ref, parts: Parts = {}): Tree => told(clause(verb, { subject, ...parts }))
/** Something that came about by itself or by the rules: «Se ha generado …», “… was spawned”. */
const came = (verb: Verb, subject: Ref, parts: Parts = {}): Tree => told(clause(verb, { subject, voice: 'passive', ...parts }))
const tokens = (what: TokenKind, n: number): Ref => some(TOKENS[what], n)
/** The first time it is spoken of: «1 Gul», «un Gul», “a Debt Condition”; names stay names. */
const one = (ref: Ref, det: 'a' | 'count' | 'kind'): Ref =>
  ref.kind === 'noun' && !isUnique(ref.term) ? { ...ref, det, ...(det === 'count' ? { count: 1 } : {}) } : ref
/** Tokens lie on the sheet, not on the one it tells of. */
const holder = (ref: Ref): Ref => (ref.kind === 'noun' && ref.term.startsWith('ancientOne:') ? the('sheet', { owner: ref }) : ref)
const omenSpace = (colour: 'green' | 'blue' | 'red'): Ref => the('omenSpace', { adjectives: [colour] })
/** Horror costs Sanity, damage Health. */
const harm = (what: Track): 'horror' | 'damage' => (what === 'sanity' ? 'horror' : 'damage')

const ENCOUNTERS: { readonly [kind in EncounterKind]: Ref } = {
  general: a('generalEncounter'),
  location: a('locationEncounter'),
  research: a('researchEncounter'),
  otherWorld: a('otherWorldEncounter'),
  expedition: a('expeditionEncounter'),
  special: a('specialEncounter'),
  token: a('encounter'),
  fallen: a('fallenEncounter'),
}
const PHASES = {
  setup: { es: 'Comienza la preparación.', en: 'Setup begins.' },
  action: { es: 'Comienza la Fase de Acción.', en: 'The Action Phase begins.' },
  encounter: { es: 'Comienza la Fase de Encuentros.', en: 'The Encounter Phase begins.' },
  mythos: { es: 'Comienza la Fase de Mitos.', en: 'The Mythos Phase begins.' },
} as const

/** What happened: perfect in Spanish, past in English; what begins, in the present. */
export const log = wordsFor<Log>()({
  'log.round': { es: 'Comienza la ronda {round}.', en: 'Round {round} begins.' },
  'log.round-lead': {
    es: ({ round, who }, say) =>
      `Comienza la ronda ${round}. ${say.isYou(who) ? 'Eres' : `${say.ref(who)} es`} ${say.gender(who) === 'f' ? 'la investigadora' : 'el investigador'} jefe.`,
    en: ({ round, who }, say) => `Round ${round} begins. ${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} the Lead Investigator.`,
  },
  'log.phase': { es: ({ phase }) => PHASES[phase].es, en: ({ phase }) => PHASES[phase].en },
  'log.action': ({ who, action }) => did('perform', who, { objects: [the('action', { of: action })] }),
  'log.used': ({ who, card }) => did('use', who, { objects: [card] }),
  'log.used-ability': ({ who }) => did('use', who, { objects: [g.your('ability')] }),
  'log.granted': ({ who }) =>
    standing({ kind: 'may', effect: clause('perform', { subject: who, objects: [some('action', 1, { additional: true })] }) }),
  'log.encounter': ({ who, kind }) => standing(clause('resolve', { subject: who, objects: [ENCOUNTERS[kind]] })),
  'log.moved': ({ who, to }) => did('go', who, { to }),
  'log.delayed': ({ who }) => did('become', who, { state: 'delayed' }),
  'log.stood': {
    es: ({ who }, say) =>
      `${say.isYou(who) ? 'Ya no estás' : `${say.ref(who)} ya no está`} ${say.gender(who) === 'f' ? 'Retrasada' : 'Retrasado'}.`,
    en: ({ who }, say) => `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} no longer Delayed.`,
  },
  'log.defeated': ({ who }) => did('beDone', who, { state: 'defeated' }),
  'log.devoured': ({ who }) => did('beDone', who, { state: 'devoured' }),
  'log.entered': ({ who, at }) => did('enterPlay', who, { place: at }),
  'log.eliminated': {
    es: ({ player }, say) =>
      say.isYou(player) ? 'Has quedado fuera de la partida.' : `${say.ref(player)} ha quedado fuera de la partida.`,
    en: ({ player }, say) => (say.isYou(player) ? 'You were eliminated.' : `${say.ref(player)} was eliminated.`),
  },
  'log.lead': {
    es: ({ who }, say) =>
      `${say.isYou(who) ? 'Ahora eres' : `Ahora ${say.ref(who)} es`} ${say.gender(who) === 'f' ? 'la investigadora' : 'el investigador'} jefe.`,
    en: ({ who }, say) => `${say.isYou(who) ? 'You are' : `${say.ref(who)} is`} now the Lead Investigator.`,
  },
  'log.lost': ({ who, what, n }) => did('lose', who, { objects: [points(what, n)] }),
  'log.lost-to': ({ who, what, n, monster }) =>
    did('lose', who, { objects: [points(what, n)], cause: the(harm(what), { owner: monster }) }),
  'log.recovered': ({ who, what, n }) => did('recover', who, { objects: [points(what, n)] }),
  'log.spent': ({ who, what, n }) => did('spend', who, { objects: [points(what, n)] }),
  'log.spent-clues': ({ who, n }) => did('spend', who, { objects: [some('clue', n)] }),
  'log.spent-improvements': ({ who, n }) => did('spend', who, { objects: [some('improvement', n)] }),
  'log.gained-clue': ({ who }) => did('gain', who, { objects: [some('clue', 1)] }),
  'log.used-ticket': ({ who, kind }) => did('use', who, { objects: [some(kind, 1)] }),
  'log.discarded-ticket': ({ who, kind }) => did('discard', who, { objects: [some(kind, 1)] }),
  'log.gained-ticket': ({ who, kind }) => did('gain', who, { objects: [some(kind, 1)] }),
  'log.gained': ({ who, card }) => did('gain', who, { objects: [card] }),
  'log.gained-condition': ({ who, card }) => did('gain', who, { objects: [one(card, 'kind')] }),
  'log.discarded': ({ who, card }) => did('discard', who, { objects: [card] }),
  'log.card-discarded': ({ card }) => came('discard', card),
  'log.flipped': { es: 'Se ha dado la vuelta a {card}.', en: '{card} was flipped.' },
  'log.gave': ({ who, other, cards, clues, tickets }) =>
    did('give', who, {
      objects: [and(...cards, ...(clues ? [some('clue', clues)] : []), ...(tickets ? [some('ticket', tickets)] : []))],
      recipient: other,
    }),
  'log.improved': ({ who, skill }) => did('improve', who, { objects: [the(skill, { owner: 'own' })] }),
  'log.rolled': {
    es: ({ who, dice }, say) => `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} tirado ${diceOf(dice, ['1 dado', 'dados'])} (${dice}).`,
    en: ({ who, dice }, say) => `${say.isYou(who) ? 'You' : say.ref(who)} rolled ${diceOf(dice, ['1 die', 'dice'])} (${dice}).`,
  },
  'log.rerolled': {
    es: ({ who, from, to, card }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} vuelto a tirar ${from}: ${to}${card ? ` (${say.ref(card)})` : ''}.`,
    en: ({ who, from, to, card }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} rerolled ${from}: ${to}${card ? ` (${say.ref(card)})` : ''}.`,
  },
  'log.die-turned': {
    es: ({ who, from, to, card }, say) =>
      `${say.isYou(who) ? 'Has' : `${say.ref(who)} ha`} cambiado un ${from} por un ${to}${card ? ` (${say.ref(card)})` : ''}.`,
    en: ({ who, from, to, card }, say) =>
      `${say.isYou(who) ? 'You' : say.ref(who)} turned a ${from} into a ${to}${card ? ` (${say.ref(card)})` : ''}.`,
  },
  'log.tested': {
    es: ({ who, skill, n, outcome }, say) =>
      `${n === 0 ? 'Ningún éxito' : say.ref(some('success', n))}: ${say.isYou(who) ? 'has' : `${say.ref(who)} ha`} ${outcome === 'passed' ? 'superado' : 'fallado'} ${say.ref(the('test', { of: skill }))}.`,
    en: ({ who, skill, n, outcome }, say) =>
      `${n === 0 ? 'No successes' : say.ref(some('success', n))}: ${say.isYou(who) ? 'you' : say.ref(who)} ${outcome} ${say.ref(the('test', { of: skill }))}.`,
  },
  'log.combat': ({ who, monster }) => standing(clause('fightFoe', { subject: who, against: monster })),
  'log.ambushed': ({ who, monster }) => did('ambush', one(monster, 'a'), { objects: [who] }),
  'log.monster-spawned': ({ monster, at }) => came('spawn', one(monster, 'count'), { place: at, voice: 'middle' }),
  'log.monster-moved': ({ monster, to }) => did('go', monster, { to }),
  'log.monster-lost': ({ monster, n }) => did('lose', monster, { objects: [points('health', n)] }),
  'log.monster-recovered': ({ monster, n }) => did('recover', monster, { objects: [points('health', n)] }),
  'log.monster-defeated': ({ monster }) => did('beDone', monster, { state: 'defeated' }),
  'log.monster-defeated-by': ({ monster, who }) => did('defeat', who, { objects: [monster] }),
  'log.monster-discarded': ({ monster }) => came('discard', monster),
  'log.gate-spawned': ({ at }) => came('spawn', some('gate', 1), { place: at, voice: 'middle' }),
  'log.gate-closed': ({ at }) => came('close', the('gate', { owner: at })),
  'log.gate-closed-by': ({ at, who }) => did('close', who, { objects: [the('gate', { owner: at })] }),
  'log.gate-discarded': ({ at }) => came('discard', the('gate', { owner: at })),
  'log.clue-discarded': ({ at }) => came('discard', the('clue', { owner: at })),
  'log.discarded-clue': ({ who }) => did('discard', who, { objects: [some('clue', 1)] }),
  'log.token-moved': ({ what, from, to }) => did('go', the(what, { owner: from }), { to }),
  'log.kept-token': ({ what, card }) => came('put', what === 'eldritch' ? tokens(what, 1) : some(what, 1), { place: holder(card) }),
  'log.kept-monster': ({ monster, card }) => came('put', monster, { place: holder(card) }),
  'log.kept-card': ({ thing, card }) => came('put', thing, { place: holder(card) }),
  'log.clue-spawned': ({ at }) => came('spawn', some('clue', 1), { place: at, voice: 'middle' }),
  'log.omen-advanced': ({ colour }) => did('advance', the('omen'), { to: omenSpace(colour) }),
  'log.omen-moved': ({ colour }) => did('go', the('omen'), { to: omenSpace(colour) }),
  'log.doom-advanced': { es: 'La Perdición ha avanzado de {from} a {to}.', en: 'Doom advanced from {from} to {to}.' },
  'log.doom-retreated': { es: 'La Perdición ha retrocedido de {from} a {to}.', en: 'Doom retreated from {from} to {to}.' },
  'log.awoke': ({ ancientOne }) => did('awake', ancientOne),
  'log.mystery-entered': { es: 'Nuevo Misterio: {card}.', en: 'New Mystery: {card}.' },
  'log.mystery-solved': { es: 'Se ha resuelto el Misterio {card}.', en: 'The Mystery {card} was solved.' },
  'log.rumor-solved': { es: 'Se ha resuelto el Rumor {card}.', en: 'The Rumor {card} was solved.' },
  'log.mythos-drawn': { es: 'Carta de Mitos: {card}.', en: 'Mythos card: {card}.' },
  'log.entered-play': ({ card }) => did('enterPlay', card),
  'log.token-placed': ({ what, n, at }) => came('place', tokens(what, n), { place: at }),
  'log.token-put': ({ what, n, card }) => came('put', tokens(what, n), { place: holder(card) }),
  'log.token-removed': ({ what, n, at }) => came('remove', tokens(what, n), { from: at }),
  'log.token-taken': ({ what, n, card }) => came('remove', tokens(what, n), { from: holder(card) }),
  'log.reckoning': { es: 'Retribución de {card}.', en: 'Reckoning of {card}.' },
  'log.reckoning-monster': { es: 'Retribución de {monster}.', en: 'Reckoning of {monster}.' },
  'log.reserve': { es: 'Reserva: {cards}.', en: 'Reserve: {cards}.' },
})

const diceOf = (dice: string, [one, many]: readonly [string, string]): string => {
  const n = dice === '' ? 0 : dice.split(', ').length
  return n === 1 ? one : `${n} ${many}`
}
