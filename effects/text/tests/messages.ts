import { actor, and, grammar, name, pay, person, question, seq, told } from '../grammar.ts'
import type { Lexicon } from '../lexicon.ts'
import { defineMessages, type Message, message } from '../message.ts'
import type { Options } from '../print.ts'
import type { Ref, Tree } from '../tree.ts'
import { arkham } from './lexicons/arkham.ts'
import { cultistorm } from './lexicons/cultistorm.ts'
import { eldritch } from './lexicons/eldritch.ts'
import { etherfields } from './lexicons/etherfields.ts'
import { mythos } from './lexicons/mythos.ts'

/* The log, prompts and refusals of the specification as messages. */

const eh = grammar(eldritch)
const ah = grammar(arkham)
const cs = grammar(cultistorm)
const my = grammar(mythos)
const ef = grammar(etherfields)

type Says<A extends Record<string, string | number | Ref | readonly Ref[]>> = (args: A) => Tree

const became: Says<{ who: Ref }> = ({ who }) => told(eh.clause('become', { subject: who, state: 'delayed' }))

export const messages = defineMessages({
  round: message<{ round: number; who: Ref }>({
    es: 'Comienza la ronda {round}. {who} es {who.gender:el investigador|la investigadora} jefe.',
    en: 'Round {round} begins. {who} is the Lead Investigator.',
  }),
  becameDelayed: message<{ who: Ref }>(became),
  lostTo: message<{ who: Ref; what: Ref; cause: Ref }>(({ who, what, cause }) =>
    told(eh.clause('lose', { subject: who, objects: [what], cause })),
  ),
  recovered: message<{ who: Ref; what: Ref }>(({ who, what }) => told(eh.clause('recover', { subject: who, objects: [what] }))),
  rolled: message<{ who: Ref; dice: Ref; faces: string; successes: Ref }>({
    es: '{who} {who.person:has|ha|han} tirado {dice} ({faces}): {successes}, prueba superada.',
    en: '{who} rolled {dice} ({faces}): {successes}, test passed.',
  }),
  failedTest: message<{ successes: Ref; skill: Ref; who: Ref }>({
    es: '{successes}: {who.person:has|ha|han} fallado la prueba de {skill}.',
    en: (args, say) =>
      `${capital(say.ref(args.successes))}: ${say.isYou(args.who) ? 'you' : say.ref(args.who)} failed the ${say.ref(args.skill)} test.`,
  }),
  spawned: message<{ what: Ref; place: Ref }>(({ what, place }) => told(eh.clause('spawn', { subject: what, place, voice: 'middle' }))),
  doomAdvanced: message<{ from: number; to: number }>({
    es: 'La Perdición ha avanzado de {from} a {to}.',
    en: 'Doom advanced from {from} to {to}.',
  }),
  awoke: message<{ who: Ref }>(({ who }) => told(eh.clause('awake', { subject: who }))),
  defeated: message<{ who: Ref }>(({ who }) => told(eh.clause('beDone', { subject: who, state: 'defeated' }))),
  nothing: message<{ what: Ref }>({ es: 'No ha pasado nada: no quedaban {what}.', en: 'Nothing happened: no {what} were left.' }),
  sealedGate: message<{ who: Ref; place: Ref }>({ es: '{who} ha sellado el portal de {place}.', en: '{who} sealed the gate at {place}.' }),
  terrorRose: message<{ level: number; place: Ref }>({
    es: 'El nivel de terror ha subido a {level}: {place} ha cerrado.',
    en: 'The terror level rose to {level}: {place} closed.',
  }),
  lostInTime: message<{ who: Ref }>(({ who }) => told(ah.clause('be', { subject: who, state: 'lostInTime' }))),
  moved: message<{ who: Ref; place: Ref }>(({ who, place }) => told(ah.clause('go', { subject: who, to: place }))),
  exhausted: message<{ who: Ref; what: Ref }>(({ who, what }) => told(ah.clause('exhaust', { subject: who, objects: [what] }))),
  appeared: message<{ what: Ref; place: Ref }>(({ what, place }) => told(cs.clause('appear', { subject: what, place }))),
  helped: message<{ helper: Ref; helped: Ref; what: Ref }>({
    es: (args, say) => {
      const both = say.gender([args.helper, args.helped]) === 'f' ? 'ambas' : 'ambos'
      const first = say.tree(told(cs.clause('help', { subject: args.helper, objects: [args.helped] })))
      return `${first.slice(0, -1)}; ${both} han recibido ${say.ref(args.what)}.`
    },
    en: (args, say) => `${capital(say.ref(args.helper))} helped ${say.ref(args.helped)}; both received ${say.ref(args.what)}.`,
  }),
  devoured: message<{ who: Ref; what: Ref }>(({ who, what }) => told(cs.clause('devour', { subject: who, objects: [what] }))),
  activated: message<{ es: string; en: string }>({ es: 'Se ha activado «{es}».', en: '“{en}” was activated.' }),
  drew: message<{ who: Ref; what: Ref }>(({ who, what }) => told(my.clause('draw', { subject: who, objects: [what] }))),
  playedFor: message<{ who: Ref; what: Ref; cost: Ref }>(({ who, what, cost }) =>
    told(actor(who, seq(my.clause('play', { objects: [what] }), my.clause('lose', { objects: [cost] })))),
  ),
  passedInto: message<{ who: Ref }>({
    es: '{who} {who.person:has|ha|han} pasado. Comienza el Combate.',
    en: '{who} passed. Combat begins.',
  }),
  stunned: message<{ who: Ref; other: Ref }>({
    es: '{who} ha quedado {who.gender:Aturdido|Aturdida}; {other} ya no está {other.gender:Aturdido|Aturdida}.',
    en: '{who} became Stunned; {other} is no longer Stunned.',
  }),
  sealed: message<{ who: Ref; what: Ref }>(({ who, what }) => told(ef.clause('seal', { subject: who, objects: [what] }))),
  undone: message<{ who: Ref }>({ es: 'Se ha deshecho la última decisión de {who}.', en: '{who.s} last decision was undone.' }),
  chooseAction: message<{ left: number }>({
    es: 'Elige 1 acción (te {left.number:queda|quedan} {left}).',
    en: 'Choose 1 action ({left} left).',
  }),
  reroll: message(() =>
    question(pay(eh.clause('spend', { objects: [eh.some('clue', 1)] }), eh.clause('reroll', { objects: [eh.some('die', 1)] }))),
  ),
  chooseSpace: message({ es: 'Elige la casilla a la que te mueves.', en: 'Choose the space you move to.' }),
  chooseCards: message<{ max: number; sofar: number }>({
    es: 'Elige hasta {max} cartas (llevas {sofar}).',
    en: 'Choose up to {max} cards ({sofar} so far).',
  }),
  order: message({ es: 'Ordena estos efectos.', en: 'Order these effects.' }),
  trade: message<{ who: Ref }>({ es: '{who} te propone un intercambio. ¿Aceptas?', en: '{who} offers you a trade. Accept?' }),
  group: message<{ who: Ref }>({
    es: 'Decide el grupo; {who} tiene la última palabra.',
    en: 'The group decides; {who} has the last word.',
  }),
  flee: message<{ from: Ref }>({ es: '¿Huyes o luchas contra {from}?', en: 'Do you flee or fight {from}?' }),
  chooseFace: message({ es: 'Elige una cara para tu dado.', en: 'Choose a face for your die.' }),
  playOrPass: message({ es: 'Juega 1 carta o pasa.', en: 'Play 1 card or pass.' }),
  payRest: message<{ what: Ref; sofar: number }>({ es: 'Paga {what} (llevas {sofar}).', en: 'Pay {what} ({sofar} so far).' }),
  waiting: message<{ seats: readonly Ref[] }>({ es: 'Esperando a {seats}.', en: 'Waiting for {seats}.' }),
  endsGame: message({ es: 'Este coste puede acabar la partida. ¿Lo pagas?', en: 'This cost can end the game. Pay it?' }),

  monsterHere: message<{ what: Ref; place: Ref }>({
    es: 'No puedes descansar: hay {what} en {place}.',
    en: 'You cannot rest: there is {what} on {place}.',
  }),
  actionDone: message({ es: 'Ya has realizado esta acción en esta ronda.', en: 'You have already performed this action this round.' }),
  delayed: message<{ who: Ref }>({
    es: 'No puedes realizar acciones: estás {who.gender:Retrasado|Retrasada}.',
    en: 'You cannot perform actions: you are Delayed.',
  }),
  onlyInCity: message<{ place: Ref }>({
    es: 'Solo puedes prepararte para viajar en {place}.',
    en: 'You can prepare for travel only on {place}.',
  }),
  lastPoint: message<{ what: Ref }>({ es: 'No puedes gastar tu último punto de {what}.', en: 'You cannot spend your last {what}.' }),
  noTrade: message<{ what: Ref }>({ es: '{what} no se pueden intercambiar.', en: '{what} cannot be traded.' }),
  hands: message<{ what: Ref; needs: number; used: number }>({
    es: 'Te faltan manos: {what} necesita {needs} y ya usas {used}.',
    en: 'You lack hands: {what} needs {needs} and you already use {used}.',
  }),
  cannotCast: message<{ cost: Ref; left: number }>({
    es: 'No puedes lanzarlo: cuesta {cost} y te {left.number:queda|quedan} {left}.',
    en: 'You cannot cast it: it costs {cost} and you have {left}.',
  }),
  openGate: message<{ what: Ref; ability: Ref }>({
    es: 'No puedes usar {ability}: hay {what}.',
    en: 'You cannot use {ability}: there is {what}.',
  }),
  barred: message<{ who: Ref; place: Ref }>({
    es: 'No puedes entrar: estás {who.gender:excluido|excluida} de {place}.',
    en: 'You cannot enter: you are Barred from {place}.',
  }),
  noMarker: message({
    es: 'No puedes cerrar el portal: te falta un indicador de Explorado.',
    en: 'You cannot close the gate: you have no Explored marker.',
  }),
  investigated: message({ es: 'Ya has investigado en este turno.', en: 'You have already investigated this turn.' }),
  guarded: message<{ who: Ref; guards: Ref }>({
    es: 'No puedes atacar a {who}: tiene {guards} delante.',
    en: 'You cannot attack {who}: {guards} {guards.number:is|are} in front of it.',
  }),
  madness: message<{ es: string; en: string }>({
    es: 'No puedes moverte otra vez: sería tu {es} ficha de locura.',
    en: 'You cannot move again: it would be your {en} madness token.',
  }),
  language: message<{ what: Ref; language: Ref }>({
    es: 'No puedes jugar {what}: ningún personaje tuyo sabe {language}.',
    en: 'You cannot play {what}: none of your characters knows {language}.',
  }),
  gateUsed: message<{ what: Ref; gate: Ref }>({
    es: 'No puedes jugar {what}: {gate} ya está {gate.gender:usado|usada}.',
    en: 'You cannot play {what}: {gate} is spent.',
  }),
  tooDear: message<{ cost: Ref; left: number; card: Ref }>({
    es: 'No puedes {card.gender:jugarlo|jugarla}: cuesta {cost} y te {left.number:queda|quedan} {left}.',
    en: 'You cannot play it: it costs {cost} and you have {left}.',
  }),
  dreamAction: message({ es: 'Ya has usado tu acción de Sueño en esta ronda.', en: 'You have already used your Dream action this round.' }),
  outOfRange: message<{ what: Ref; distance: Ref; range: number }>({
    es: 'No puedes Contactar: {what} está a {distance} y tu alcance es {range}.',
    en: 'You cannot Contact: {what} is {distance} away and your range is {range}.',
  }),
  noReroll: message<{ what: Ref }>({ es: 'No puedes volver a tirar: lo impide {what}.', en: 'You cannot reroll: {what} forbids it.' }),
})

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const { make } = messages
const lily = person('Lily', 'f', 'lily')
const leo = person('Leo', 'm', 'leo')
const ana = person('Ana', 'f', 'ana')
const me = { viewer: 'lily' } as const

export interface Case {
  lexicon: Lexicon
  message: Message
  options?: Omit<Options, 'lang'>
}

/** In the order of the specification; a line with two examples has two. */
export const logCases: readonly (readonly Case[])[] = [
  [{ lexicon: eldritch, message: make.round({ round: 3, who: lily }) }],
  [{ lexicon: eldritch, message: make.becameDelayed({ who: person('Lily Chen', 'f') }) }],
  [{ lexicon: eldritch, message: make.becameDelayed({ who: and(lily, leo) }) }],
  [
    {
      lexicon: eldritch,
      message: make.lostTo({ who: lily, what: eh.points('sanity', 2), cause: eh.the('horror', { owner: eh.the('ghoul') }) }),
    },
  ],
  [{ lexicon: eldritch, message: make.recovered({ who: lily, what: and(eh.points('health', 1), eh.points('sanity', 1)) }), options: me }],
  [{ lexicon: eldritch, message: make.rolled({ who: leo, dice: eh.some('die', 3), faces: '2, 5, 6', successes: eh.some('success', 2) }) }],
  [{ lexicon: eldritch, message: make.failedTest({ who: lily, successes: eh.no('success'), skill: eh.bare('will') }), options: me }],
  [{ lexicon: eldritch, message: make.spawned({ what: and(eh.some('gate', 1), eh.some('monster', 1)), place: eh.the('london') }) }],
  [{ lexicon: eldritch, message: make.doomAdvanced({ from: 8, to: 7 }) }],
  [{ lexicon: eldritch, message: make.awoke({ who: eh.the('ancientOne') }) }],
  [{ lexicon: eldritch, message: make.defeated({ who: person('Akachi', 'f') }) }],
  [{ lexicon: eldritch, message: make.nothing({ what: eh.plural('clue') }) }],
  [{ lexicon: arkham, message: make.sealedGate({ who: person('Jenny', 'f'), place: ah.the('woods') }) }],
  [{ lexicon: arkham, message: make.terrorRose({ level: 3, place: ah.the('generalStore') }) }],
  [{ lexicon: arkham, message: make.lostInTime({ who: person('Joe', 'm') }) }],
  [{ lexicon: arkham, message: make.moved({ who: ah.the('byakhee'), place: ah.the('rivertown') }) }],
  [{ lexicon: arkham, message: make.exhausted({ who: lily, what: ah.some('card', 2) }), options: me }],
  [{ lexicon: cultistorm, message: make.appeared({ what: cs.some('cultist', 2), place: cs.the('policeStation') }) }],
  [
    {
      lexicon: cultistorm,
      message: make.helped({
        helper: cs.the('medium', { g: 'f' }),
        helped: cs.the('fighter', { g: 'f' }),
        what: cs.some('madnessToken', 1),
      }),
    },
  ],
  [{ lexicon: cultistorm, message: make.devoured({ who: name('Hastur', { g: 'm', alive: 'creature' }), what: cs.some('cultist', 1) }) }],
  [{ lexicon: cultistorm, message: make.activated({ es: 'Pánico', en: 'Panic' }) }],
  [
    { lexicon: mythos, message: make.drew({ who: ana, what: my.some('card', 1) }) },
    {
      lexicon: mythos,
      message: make.drew({ who: ana, what: name({ es: 'HIDROFOBIA', en: 'HYDROPHOBIA' }, { g: 'f' }) }),
      options: { viewer: 'ana' },
    },
  ],
  [{ lexicon: mythos, message: make.playedFor({ who: ana, what: name('AL AZIF', { g: 'm' }), cost: my.some('san', 4) }) }],
  [{ lexicon: mythos, message: make.passedInto({ who: person('Luis', 'm') }) }],
  [{ lexicon: etherfields, message: make.stunned({ who: ef.the('gambler'), other: ef.the('toughGuy') }) }],
  [{ lexicon: etherfields, message: make.sealed({ who: ef.the('freeSpirit'), what: ef.some('card', 3) }) }],
  [{ lexicon: etherfields, message: make.undone({ who: ana }) }],
  [{ lexicon: eldritch, message: make.chooseAction({ left: 2 }) }],
  [{ lexicon: eldritch, message: make.reroll({}) }],
  [{ lexicon: eldritch, message: make.chooseSpace({}) }],
  [{ lexicon: eldritch, message: make.chooseCards({ max: 2, sofar: 1 }) }],
  [{ lexicon: eldritch, message: make.order({}) }],
  [{ lexicon: eldritch, message: make.trade({ who: leo }) }],
  [{ lexicon: eldritch, message: make.group({ who: lily }) }],
  [{ lexicon: eldritch, message: make.flee({ from: name({ es: 'Bruja', en: 'Witch' }, { g: 'f', the: 'la', enThe: true }) }) }],
  [{ lexicon: eldritch, message: make.chooseFace({}) }],
  [{ lexicon: eldritch, message: make.playOrPass({}) }],
  [{ lexicon: etherfields, message: make.payRest({ what: ef.some('rage', 3), sofar: 2 }) }],
  [{ lexicon: eldritch, message: make.waiting({ seats: [ana, person('Inés', 'f')] }) }],
  [{ lexicon: eldritch, message: make.endsGame({}) }],
]

const greek = my.bare('greek')

export const refusalCases: readonly Case[] = [
  { lexicon: eldritch, message: make.monsterHere({ what: eh.a('monster'), place: eh.your('space') }) },
  { lexicon: eldritch, message: make.actionDone({}) },
  { lexicon: eldritch, message: make.delayed({ who: lily }), options: me },
  { lexicon: eldritch, message: make.onlyInCity({ place: eh.a('space', { of: 'city' }) }) },
  { lexicon: eldritch, message: make.lastPoint({ what: eh.bare('sanity') }) },
  { lexicon: eldritch, message: make.noTrade({ what: eh.all('condition') }) },
  { lexicon: arkham, message: make.hands({ what: ah.thisOne('spell'), needs: 1, used: 2 }) },
  { lexicon: arkham, message: make.cannotCast({ cost: ah.points('sanity', 2), left: 1 }) },
  { lexicon: arkhamAbility(), message: make.openGate({ what: ah.a('gate', { adjectives: ['open'] }), ability: ah.thisOne('ability') }) },
  { lexicon: arkham, message: make.barred({ who: person('Jenny', 'f'), place: ah.the('northside') }) },
  { lexicon: arkham, message: make.noMarker({}) },
  { lexicon: cultistorm, message: make.investigated({}) },
  { lexicon: cultistorm, message: make.guarded({ who: name('Hastur', { g: 'm', alive: 'creature' }), guards: cs.some('cultist', 2) }) },
  { lexicon: cultistorm, message: make.madness({ es: 'quinta', en: 'fifth' }) },
  { lexicon: mythos, message: make.language({ what: my.thisOne('tome'), language: greek }) },
  { lexicon: mythos, message: make.gateUsed({ what: my.plural('monster'), gate: my.your('gate') }) },
  { lexicon: mythos, message: make.tooDear({ cost: my.some('san', 4), left: 3, card: my.the('location') }) },
  { lexicon: etherfields, message: make.dreamAction({}) },
  { lexicon: etherfields, message: make.outOfRange({ what: ef.the('entity'), distance: ef.some('square', 3), range: 1 }) },
  { lexicon: etherfields, message: make.noReroll({ what: ef.a('metamorphosis') }) },
]

/** The ability is an "aptitud" in that rulebook. */
function arkhamAbility(): Lexicon {
  return { ...arkham, terms: { ...arkham.terms, ability: { es: { one: 'aptitud', g: 'f' }, en: { one: 'ability' } } } }
}
