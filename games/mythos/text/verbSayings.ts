import type { Effect, Speaker } from '@miskatonic/effects'
import { type Ref, sentences, seq, standing, type Tree, until, untilEnd, verbatim, you } from '@miskatonic/effects/text'
import type * as N from '../content/nodes.ts'
import { cardsRef, personRef } from './selectorSayings.ts'
import { filterRef, g, here, someOf } from './things.ts'

/* What the verbs of the cards say. */

const { a, bare, clause, it, points, self, some, the, them, thisOne, top, your, yourAll } = g

const peek = ({ n, take, rest }: N.Peek): Tree => {
  const seen = clause('look', { objects: [top('card', n, { from: your('deck') })] })
  if (rest === 'top') return seq(seen, clause('putBack', { objects: [them('card')], with: g.any('order') }))
  const taken = clause('take', { objects: [some('card', take ?? 1)] })
  return seq(seen, taken, clause('put', { objects: [g.theOthers('card')], to: 'bottom' }))
}

/** «enséñalo»: in the gender of what was looked for; of several sorts, «enseña esa carta». */
const found = (what: N.CardFilter): Ref => {
  const ref = someOf(what)
  return { kind: 'it', term: ref.kind === 'noun' ? ref.term : 'card' }
}
const search = ({ what }: N.Search): Tree =>
  sentences(
    seq(
      clause('search', { objects: [someOf(what)], place: your('deck') }),
      clause('show', { objects: [someOf(what).kind === 'noun' ? found(what) : g.that('card')] }),
      clause('take', { objects: [found(what)] }),
    ),
    clause('shuffle', { objects: [the('theDeck')] }),
  )

const counted = (what: N.Cards | N.TheTarget | { readonly the: string }, n: number | 'all' = 1) => cardsRef(what as N.Cards, n)

const DIMENSIONS = { waking: 'theWaking', dreamlands: 'theDreamlands', newAeon: 'theNewAeon' } as const
const DIMENSION_NAMES: { readonly [dimension in N.Dimension]: { readonly es: string; readonly en: string } } = {
  waking: { es: 'el Mundo de Vigilia', en: 'the Waking World' },
  dreamlands: { es: 'las Tierras del Sueño', en: 'the Dreamlands' },
  newAeon: { es: 'el Nuevo Eón', en: 'New Aeon' },
}
export const dimensionRef = (dimension: N.Dimension) => the(DIMENSIONS[dimension])

function endEvent({ what }: N.EndEvent): Tree {
  if (what === 'affliction') return clause('endIt', { objects: [some('affliction', 1, { being: { adjective: 'placed', to: you } })] })
  if ('title' in what) return clause('endIt', { objects: [filterRef({ title: what.title }, { det: 'all' })] })
  return clause('endIt', { objects: [what.the === 'self' ? thisOne('event') : g.that('event')] })
}

const IGNORING: { readonly [what in N.PlayNow['ignoring']]: string } = {
  attribute: 'ignoringAttribute',
  place: 'ignoringPlace',
  journey: 'ignoringJourney',
}

export const verbSayings = {
  gain: ({ n, additional }: N.Gain): Tree => clause('gain', { objects: [points('san', n, additional ? { additional: true } : {})] }),
  lose: ({ n, additional }: N.Lose): Tree => clause('lose', { objects: [points('san', n, additional ? { additional: true } : {})] }),
  draw: ({ n }: N.Draw): Tree => clause('draw', { objects: [some('card', n)] }),
  discardHand: ({ n, random }: N.DiscardHand): Tree =>
    n === 'all'
      ? clause('discard', { objects: [your('hand')] })
      : clause('discard', { objects: [some('card', n, { ...(random ? { random: true as const } : {}), from: your('hand') })] }),
  lookHand: ({ of }: N.LookHand): Tree => clause('look', { objects: [the('hand', { owner: personRef(of) })] }),
  lookThreat: ({ n }: N.LookThreat): Tree =>
    clause('look', {
      objects: [
        n === 'all'
          ? the('threat', { owner: a('opponent') })
          : some('card', 1, { random: true, from: the('threat', { owner: a('opponent') }) }),
      ],
    }),
  peek,
  search,
  bury: ({ what, n }: N.Bury): Tree => clause('bury', { objects: [counted(what, n)] }),
  discard: ({ what, n }: N.Discard): Tree => clause('discard', { objects: [counted(what, n)] }),
  recover: ({ what }: N.Recover): Tree =>
    clause('recoverTo', {
      objects: [someOf(what ?? {}, 1, { from: your('chronicle') })],
      to: your('hand'),
      // Where any card will do, the one on top is still where you are.
      ...(what ? {} : { with: bare('notTheTopOne') }),
    }),
  revive: ({ what, gains }: N.Revive): Tree => {
    const raised = clause('putIntoPlay', { objects: [someOf(what, 1, { from: your('chronicle') })] })
    const still = clause('change', { subject: your('san'), negated: true })
    return gains
      ? sentences(raised, standing(seq(still, clause('gain', { subject: g.that('ally'), objects: [bare(gains)] }))))
      : sentences(raised, standing(still))
  },
  borrow: ({ what }: N.Borrow): Tree => clause('borrow', { objects: [counted(what)], until: untilEnd(the('thisCombat')) }),
  playNow: ({ what, ignoring }: N.PlayNow): Tree =>
    clause('playNow', { objects: [someOf(what, 1, { from: your('hand') })], with: bare(IGNORING[ignoring] as 'ignoringPlace') }),
  crossOver: ({ between }: N.CrossOver): Tree => {
    const [one, two] = between.map((dimension) => DIMENSION_NAMES[dimension])
    return verbatim({
      es: `Puedes jugar ahora 1 Localización de tu Mano, derecha, pasando entre ${one?.es} y ${two?.es}; si no, puedes hacerlo con tu próxima Localización.`,
      en: `You may play 1 Location from your Hand now, upright, crossing between ${one?.en} and ${two?.en}; otherwise you may do so with your next Location.`,
    })
  },
  sendBack: ({ until: when }: N.SendBack): Tree =>
    clause('stay', {
      subject: here(),
      state: bare('past'),
      until: when === 'round' ? untilEnd(the('round')) : until(clause('leavePlace', { objects: [it('currentLocation')] })),
    }),
  invert: (): Tree => clause('invert', { objects: [here()] }),
  /** Not «enderezar»: that brings a walker to the place. */
  refresh: (): Tree => standing(clause('countAgain', { subject: the('gate', { owner: here() }), as: bare('unusedAgain') })),
  straighten: (): Tree => clause('straighten', { objects: [here(), yourAll('artifact')] }),
  turnDown: ({ what }: N.TurnDown): Tree => clause('turnDown', { objects: [counted(what)] }),
  retrace: (): Tree => clause('bringBack', { objects: [some('location', 1, { from: your('chronicle') })] }),
  remove: ({ what }: N.RemoveFromBattle): Tree =>
    what.the === 'self'
      ? clause('retire', { objects: [self()], from: 'battle' })
      : clause('retireAll', { objects: [cardsRef(what as N.Cards, 'all')], from: 'battle' }),
  weaken: ({ what, n }: N.Weaken): Tree => clause('enjoy', { subject: cardsRef(what, 1), objects: [g.bonus(-n, { of: 'value' })] }),
  veil: ({ what }: N.Veil): Tree => clause('become', { subject: cardsRef(what, 1), state: 'veiled', until: untilEnd(the('thisCombat')) }),
  learn: (): Tree => standing(clause('know', { objects: [some('language', 1, { choice: true })], until: untilEnd(the('round')) })),
  loseTurn: ({ when }: N.LoseTurn): Tree =>
    clause('lose', {
      objects: [
        when === 'nextRound'
          ? your('turn', { adjectives: ['first'], within: the('round', { adjectives: ['next'] }) })
          : your('turn', { adjectives: ['next'] }),
      ],
    }),
  endEvent,
  /** In the words of the rules for points from outside (MY-COSMIC-04). */
  swell: ({ n }: N.Swell): Tree =>
    verbatim({
      es: `El total de tu Amenaza contra un oponente aumenta en ${n} hasta el final del Combate; los puntos añadidos son los primeros en perderse.`,
      en: `The total of your Threat against an opponent is increased by ${n} until the end of Combat; the added points are lost first.`,
    }),
  dampen: ({ n }: N.Dampen): Tree =>
    clause('reduce', {
      subject: the('cardTotal', { owner: some('threat', 1, { being: { adjective: 'assigned', to: you } }) }),
      voice: 'passive',
      topic: true,
      by: n,
    }),
  aim: ({ at, effect }: N.Aim, speak: Speaker): Tree => ({
    kind: 'actor',
    who: personRef(at),
    body: speak.effect(effect as Effect),
  }),
}
