import type { Effect } from '@miskatonic/effects'
import { choose, defined, derivedFor, onPiece, type Refusal, type Script } from '@miskatonic/kernel'
import type { SpellCard, TomeCard } from '../content/nodes.ts'
import { bury } from './burial.ts'
import { controllable, controlMonster } from './control.ts'
import { alliesOf, artifactsOf, bearerOf, cardOf, giveTo, isFaceUp, kindOf, ownerOf, spellsUnder, threatOf, tomesOf } from './pieces.ts'
import { commonRefusals, enters, payFor } from './playing.ts'
import { type Asking, OTHER_TIME, refused } from './refusals.ts'
import { priceOf, tooDear } from './sanity.ts'
import type { Mythos, MythosShape, PieceId, Seat } from './shape.ts'
import { summon, summonable } from './summoning.ts'
import { couldRun, runText } from './texts.ts'

/* Spells: placed where they are known, cast once a Round. */

/** At least one icon in common (MY-SPELL-02, MY-RULING-13). */
export const sharesIcon = (tome: TomeCard, spell: SpellCard): boolean => spell.icons.some((icon) => tome.icons.includes(icon))

/** Tomes with a matching icon and room; Allies and Artifacts that know Spells and are free (MY-SPELL-01, MY-RULING-14). */
export function bearersFor(t: Mythos, who: Seat, spell: PieceId): PieceId[] {
  const card = cardOf(t, spell, 'spell')
  const tomes = tomesOf(t, who).filter((tome) => {
    const printed = cardOf(t, tome, 'tome')
    return isFaceUp(t, tome) && sharesIcon(printed, card) && spellsUnder(t, tome).length < printed.capacity // MY-TOME-06
  })
  const others = [...alliesOf(t, who), ...artifactsOf(t, who)].filter((one) => {
    const printed = cardOf(t, one)
    const room = 'knowsSpell' in printed ? (printed.knowsSpell ?? 0) : 0
    return room > 0 && isFaceUp(t, one) && spellsUnder(t, one).length < room
  })
  return [...tomes, ...others]
}

export function spellRefusals(t: Mythos, who: Seat, piece: PieceId, how: Asking = {}): Refusal[] {
  const homeless = bearersFor(t, who, piece).length ? null : refused('MY-SPELL-01', 'refused.no-bearer')
  if (how.enough && homeless) return [homeless]
  const reasons = commonRefusals(t, who, piece, 'spell', how)
  if (homeless) reasons.push(homeless)
  return reasons
}

/** MY-SPELL-03, MY-TOME-08 */
export function* playSpell(t: Mythos, who: Seat, piece: PieceId): Script {
  const bearer = yield* choose(t, who, { about: 'prompt.bearer', options: bearersFor(t, who, piece).map((one) => onPiece(one)) })
  yield* enters(t, { who, card: piece, as: 'spell' }, (w) => giveTo(t, w, who, piece, bearer))
}

/** All Spells a player could think of casting, also those known by an own Ally that joined the Threat (MY-RULING-65, -76). */
export const spellsOf = derivedFor<MythosShape, readonly PieceId[]>(
  ['tomes', 'allies', 'artifacts', 'threat', 'under', 'owner'],
  (t, who) => {
    const spells: PieceId[] = []
    const joined = threatOf(t, who).filter((piece) => ownerOf(t, piece) === who)
    for (const bearers of [tomesOf(t, who), alliesOf(t, who), artifactsOf(t, who), joined])
      for (const bearer of bearers) spells.push(...spellsUnder(t, bearer))
    return spells
  },
)

const NOTHING: Effect = { do: 'nothing' }
/** Face up, its bearer too, in its time, paid for, and not for nothing (MY-SPELL-06, MY-CCAST-02, -05, MY-RULING-10). */
export function castRefusals(t: Mythos, who: Seat, spell: PieceId, when: 'turn' | 'combat'): Refusal[] {
  const card = cardOf(t, spell, 'spell')
  const bearer = defined(bearerOf(t, spell))
  if (!isFaceUp(t, spell)) return [refused('MY-SPELL-06', 'refused.cast-already')]
  const joined = threatOf(t, who).includes(bearer) // MY-RULING-65
  if (!joined && !isFaceUp(t, bearer)) return [refused('MY-RULING-10', 'refused.bearer-down')]
  if (card.when !== 'both' && card.when !== when) return [refused('MY-SPELL-15', OTHER_TIME[card.when])]
  const cost = priceOf(t, who, spell)
  const dear = tooDear(t, who, cost)
  if (dear) return [dear]
  if (card.calls) {
    if (when === 'combat') return controllable(t, who) ? [] : [refused('MY-CONTROL-02', 'refused.no-threat')]
    return summonable(t, who, card.calls, cost).length ? [] : [refused('MY-SUMMON-04', 'refused.nothing-to-summon')]
  }
  const { effect = NOTHING } = card
  const works = card.effect !== undefined && couldRun(t, effect, { card: spell, controller: who })
  return works ? [] : [refused('MY-RULING-73', 'refused.no-effect', { effect })]
}

/** Pay, turn face down, name the target, resolve; an Ally's or Artifact's Spell is buried (MY-SPELL-05, -09, -16, -17). */
export function* castSpell(t: Mythos, who: Seat, spell: PieceId, when: 'turn' | 'combat'): Script {
  const card = cardOf(t, spell, 'spell')
  const bearer = defined(bearerOf(t, spell))
  const known = kindOf(t, bearer) !== 'tome'
  if (!(yield* payFor(t, who, priceOf(t, who, spell), spell))) return
  yield* t.happens('spell:cast', { who, spell, bearer }, (w) => w.turn(spell, 'back'))
  if (card.calls) yield* when === 'combat' ? controlMonster(t, who, card.calls) : summon(t, who, card.calls)
  else yield* runText(t, card.effect, { card: spell, controller: who })
  if (known && bearerOf(t, spell) !== null) yield* bury(t, spell)
}
