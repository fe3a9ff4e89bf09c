import { upTo, verbatim } from '@miskatonic/effects/text'
import { choose, chooseSome, onPiece, type Script } from '@miskatonic/kernel'
import { slotOf } from '../../board.ts'
import { addDie, cultistDie, dice, passDie, rerollDie, rollCultistDie, setCultistDie, setDie } from '../../dice.ts'
import { onDetective } from '../../people.ts'
import { type DieFace, type PieceId, type Seat, SYMBOLS } from '../../shape.ts'
import { detectives } from '../../team.ts'
import { g, here, plain, verb, type X, you } from './frame.ts'

/* Dice of the detectives and of the cultists. */

const { clause, some, the, your, chosen, anyNumber, another } = g

/** Dice that lie ready: what was used in a fight is out of reach. */
const own = (x: X): PieceId[] => dice(x.t, you(x)).filter((die) => !x.t.get(die, 'committed'))
const pickDie = (x: X, among: readonly PieceId[]): Script<PieceId> =>
  choose(x.t, you(x), { about: 'choose-die', options: among.map((die) => onPiece(die)) })

const rerollDice = verb({
  fields: { n: 'integer' },
  *run(x, { n }) {
    const options = own(x).map((die) => onPiece(die))
    if (!options.length) return false
    const limits = { count: [1, Math.min(n, options.length)] as const }
    for (const die of yield* chooseSome(x.t, you(x), { about: 'choose-dice', options, limits })) yield* rerollDie(x.t, you(x), die)
    return true
  },
  could: (x) => own(x).length > 0,
  say: ({ n }) => clause('reroll', { objects: [some('die', n > 1 ? upTo(n) : n, { owner: 'own' })] }),
})

function* setOwnDie(x: X): Script<boolean> {
  if (!own(x).length) return false
  const die = yield* pickDie(x, own(x))
  const options = SYMBOLS.map((symbol) => ({ key: symbol, label: { key: 'symbol', args: { symbol } } }))
  const face = yield* choose(x.t, you(x), { about: 'choose-face', options })
  yield* setDie(x.t, you(x), die, face as DieFace)
  return true
}

const addDieVerb = verb({
  fields: { to: { one: ['you', 'pool'] } },
  run: (x, { to }) => addDie(x.t, to === 'you' ? you(x) : null),
  could: (x) => x.t.size('dice-reserve') > 0, // CS-DICE-17
  say: ({ to }) =>
    to === 'you'
      ? clause('roll', { objects: [some('die', 1, { from: 'diceReserve' })] })
      : clause('add', { objects: [some('die', 1, { from: 'diceReserve' })], to: 'commonPool' }),
})

/** The helper's die for the helped detective, or one of theirs for anybody else. */
function* passADie(x: X): Script<boolean> {
  const helper = x.names.helper as Seat
  const free = (who: Seat) => dice(x.t, who)
  const gifts = free(helper).map((die) => onPiece(die))
  const options = [...gifts, ...free(you(x)).map((die) => onPiece(die))]
  if (!options.length) return false
  const die: PieceId = yield* choose(x.t, you(x), { about: 'choose-die', options })
  if (gifts.some(({ key }) => key === die)) yield* passDie(x.t, helper, you(x), die)
  else {
    const others = detectives(x.t)
      .filter((seat) => seat !== you(x))
      .map((seat) => onDetective(x.t, seat))
    yield* passDie(x.t, you(x), yield* choose(x.t, you(x), { about: 'choose-detective', options: others }), die)
  }
  return true
}

function* rerollPool(x: X): Script<boolean> {
  const options = x.t.inZone('dice-pool').map((die) => onPiece(die))
  if (!options.length) return false
  const limits = { count: [1, options.length] as const }
  for (const die of yield* chooseSome(x.t, you(x), { about: 'choose-dice', options, limits })) yield* rerollDie(x.t, you(x), die)
  return true
}

const DIE_AT = {
  here: the('cultistDie', { at: your('location') }),
  there: the('cultistDie', { at: the('location', { owner: 'it' }) }),
  everywhere: g.whole('cultistDie'),
} as const

/** All of them, and those that come up blank again. */
function* rerollUntilShown(x: X): Script {
  for (const slot of SYMBOLS)
    do {
      x.t.spend(`cultist die ${slot}`)
      yield* rollCultistDie(x.t, slot)
    } while (cultistDie(x.t, slot) === 'blank')
}

const rerollCultistDie = verb({
  fields: { at: { one: ['here', 'there', 'everywhere'] } },
  *run(x, { at }) {
    const slots = at === 'everywhere' ? SYMBOLS : [at === 'here' ? here(x) : (slotOf(x.t, x.self.piece as PieceId) ?? here(x))]
    for (const slot of slots) yield* rollCultistDie(x.t, slot)
  },
  say: ({ at }) => clause('reroll', { objects: [DIE_AT[at]] }),
})

export const dieVerbs = {
  rerollDice,
  setDie: plain(
    setOwnDie,
    clause('set', { objects: [some('die', 1, { owner: 'own' })], to: chosen('face', { except: 'wild' }) }),
    (x) => own(x).length > 0,
  ),
  addDie: addDieVerb,
  passDie: plain(
    passADie,
    {
      kind: 'choose',
      parts: [
        clause('take', { objects: [some('die', 1, { owner: the('helper') })] }),
        clause('give', { objects: [some('die', 1, { owner: 'own' })], recipient: another('detective') }),
      ],
    },
    (x) => dice(x.t, x.names.helper as Seat).length + dice(x.t, you(x)).length > 0,
  ),
  rerollPool: plain(
    rerollPool,
    clause('reroll', { objects: [anyNumber('die', { from: 'commonPool' })] }),
    (x) => x.t.size('dice-pool') > 0,
  ),
  rerollCultistDie,
  rerollUntilShown: plain(
    rerollUntilShown,
    verbatim({
      es: 'Vuelve a tirar todos los dados de sectario hasta que ninguno quede en blanco.',
      en: 'Reroll all cultist dice until none of them is blank.',
    }),
  ),
  blankCultistDie: plain(
    (x) => setCultistDie(x.t, here(x), 'blank'),
    clause('set', { objects: [the('cultistDie', { at: your('location') })], to: the('blank') }),
    (x) => cultistDie(x.t, here(x)) !== 'blank',
  ),
}
