import { verbatim } from '@miskatonic/effects/text'
import { choose, onPiece, onPlace, type Script } from '@miskatonic/kernel'
import { column, columnOf, slotRef } from '../../board.ts'
import { refillCultists } from '../../cultists.ts'
import { supportOf, waitingOf } from '../../hands.ts'
import { passMadness, wouldKill } from '../../madness.ts'
import { onDetective } from '../../people.ts'
import { cannotSeal, seal } from '../../sealing.ts'
import { type PieceId, type Seat, type Slot, SYMBOLS } from '../../shape.ts'
import { copySupport, couldCopy } from '../../support.ts'
import { detectives } from '../../team.ts'
import { counted, g, plain, type X, you } from '../../vocabulary/verbs/frame.ts'
import { learn } from './learning.ts'

/* What rituals do. */

const { clause, some, a, the, self, another } = g

const takers = (x: X, giver: Seat): Seat[] => detectives(x.t).filter((who) => who !== giver && !wouldKill(x.t, who))
const givers = (x: X): Seat[] => detectives(x.t).filter((who) => x.t.get(who, 'madness') > 0 && takers(x, who).length > 0)

/** One small token from anybody to anybody it would not kill. */
function* shiftMadness(x: X): Script<boolean> {
  const from = givers(x).map((seat) => onDetective(x.t, seat))
  if (!from.length) return false
  const giver = yield* choose(x.t, you(x), { about: 'choose-giver', options: from })
  const taker = yield* choose(x.t, you(x), { about: 'choose-taker', options: takers(x, giver).map((seat) => onDetective(x.t, seat)) })
  return yield* passMadness(x.t, giver, taker)
}

/** One more source in this fight: it gives any one symbol. */
function* addSymbol(x: X): Script<boolean> {
  const [record, piece] = [x.t.record('fight'), x.self.piece]
  if (!record || piece === null) return false
  yield* x.t.change((w) => w.note(record.id, { added: [...(record.added as readonly PieceId[]), piece] }))
  return true
}

/** The last of a column goes; nobody gets a trophy for it. */
function* banish(x: X): Script<boolean> {
  const options = crowded(x).map((slot) => ({ ...onPlace(slotRef(slot)), key: slot }))
  if (!options.length) return false
  const at = yield* choose(x.t, you(x), { about: 'choose-location', options })
  const cultist = column(x.t, at).at(-1) as PieceId
  yield* x.t.happens('cultist:banish', { who: you(x), cultist, at }, (w, e) => w.put(e.cultist, 'cultist-discard'))
  yield* refillCultists(x.t)
  return true
}
const crowded = (x: X): Slot[] => SYMBOLS.filter((slot) => x.t.size(columnOf(slot)) > 0)

/** Help that lies in front of anybody was played this turn. */
const played = (x: X): PieceId[] =>
  detectives(x.t)
    .flatMap((who) => [...x.t.inZone(supportOf(who)), ...x.t.inZone(waitingOf(who))])
    .filter((card) => couldCopy(x.t, you(x), card))

function* copyPlayed(x: X): Script<boolean> {
  const options = played(x).map((card) => onPiece(card))
  if (!options.length) return false
  const card: PieceId = yield* choose(x.t, you(x), { about: 'choose-copied', options })
  yield* x.t.happens('support:copy', { who: you(x), card })
  yield* copySupport(x.t, you(x), card)
  return true
}

export const ritualVerbs = {
  learn: plain((x) => learn(x.t, you(x), x.self.piece as PieceId), clause('learn', { objects: [self('ritual')] })),
  shiftMadness: plain(
    shiftMadness,
    clause('give', {
      subject: some('detective', 1, { choice: true }),
      objects: [some('madnessToken', 1)],
      recipient: another('detective'),
    }),
    (x) => givers(x).length > 0,
  ),
  addSymbol: plain(
    addSymbol,
    clause('add', { objects: [some('symbol', 1, { choice: true })], place: a('fight') }),
    (x) => x.t.record('fight') !== null,
  ),
  banish: plain(
    banish,
    clause('remove', { objects: [the('rearCultist', { owner: some('location', 1, { choice: true }) })] }),
    (x) => crowded(x).length > 0,
  ),
  copySupport: plain(
    copyPlayed,
    verbatim({ es: 'copia para ti 1 carta de apoyo jugada este turno.', en: 'copy for yourself 1 support card played this turn.' }),
    (x) => played(x).length > 0,
  ),
  sealWithFewer: counted(
    (x) => seal(x.t, you(x)),
    (n) => clause('seal', { objects: [g.your('location')], with: some('trophy', n, { less: true }) }),
    (x, n) => cannotSeal(x.t, you(x)).length > 0 && cannotSeal(x.t, you(x), n).length === 0,
  ),
}

/** Whether the card lies open to be learned, or somebody has learned it. Not printed: learning is told by its price. */
export const ritualConditions = {
  learned: {
    fields: { yet: 'boolean' },
    holds: (x: X, { yet }: { readonly is: 'learned'; readonly yet: boolean }) =>
      (x.self.piece !== null && x.t.where(x.self.piece).startsWith('learned:')) === yet,
    say: ({ yet }: { readonly yet: boolean }) =>
      clause('learn', { objects: [self('ritual')], perfect: true, ...(yet ? {} : { negated: true }) }),
  },
} as const

export const ritualPayments = {
  experience: (n: number | 'any') => clause('spend', { objects: [some('experience', n)] }),
}
