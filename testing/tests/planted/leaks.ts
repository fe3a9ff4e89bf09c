import { choose, type Game, onPiece, type PieceId, type Script, type Seat, type StepRef } from '@miskatonic/kernel'
import { alive, type Cellar, cellar, explorations, explored, hand, prepare, type T } from './cellar.ts'

const holds = (t: T, who: Seat, definition: string): boolean => hand(t, who).some((piece) => t.def(piece).id === definition)
const others = (t: T, who: Seat): Seat[] => alive(t).filter((seat) => seat !== who)
const withStep = (name: string, step: Game<Cellar>['steps'][string]): Game<Cellar> => ({
  ...cellar,
  steps: { ...cellar.steps, [name]: step },
})

/** Goes on as the rules say, and takes begging for an answer that leads to nothing. */
function* follow(t: T, who: Seat, key: string): Script {
  if (!key.startsWith('beg:')) yield* t.resolving({ kind: 'exploration', who }, () => explored(t, who, key))
}

/** One may beg for light: offered only where the other really has a lamp. */
export const inAnAsk = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  for (const other of others(t, who)) if (holds(t, other, 'lamp')) offer.add({ key: `beg:${other}` })
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused }))
})

/** Offered always, but greyed with a reason where the other has none. */
export const inARefusal = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  for (const other of others(t, who)) {
    const dark = holds(t, other, 'lamp') ? [] : [{ rule: 'CELLAR-LIGHT', message: { key: 'restless' } }]
    offer.add({ key: `beg:${other}` }, dark)
  }
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused }))
})

/** A window that opens only for who can use it tells the others that they can. */
export const inAWindow = withStep('prepare', function* (t: T): Script<StepRef[] | void> {
  const [first] = alive(t).filter((seat) => holds(t, seat, 'mask') && !t.get(seat, 'ready'))
  if (first !== undefined) yield* choose(t, first, { about: 'question', options: [{ key: 'wear' }, { key: 'pass' }] })
  return yield* prepare(t)
})

/** Everybody hears which card was drawn. */
export const inAnEvent: Game<Cellar> = {
  ...cellar,
  tell: {
    ...cellar.tell,
    'card:draw': { all: (t, { who, card }) => ({ key: 'happened', args: { what: 'draw', who, said: t.def(card).faces.front as string } }) },
  },
}

/** Everybody hears how well the others are off. */
export const inAnEventAboutAnotherCard: Game<Cellar> = {
  ...cellar,
  tell: {
    ...cellar.tell,
    'health:lose': {
      all: (t, { who }) => ({
        key: 'happened',
        args: { what: 'lose', who, n: hand(t, who).filter((piece) => t.def(piece).id === 'lamp').length },
      }),
    },
  },
}

/** The key of an option is the piece itself, and no `piece` says so: nobody puts an alias there. */
export const inAnAlias = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const { options, refused } = explorations(t, who)
  const bare = options.map(({ key }) => ({ key }))
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: bare, refused }))
})

/** An attribute that all may see is reckoned from a hand. */
export const inAViewAttribute = withStep('prepare', function* (t: T): Script<StepRef[] | void> {
  const next = yield* prepare(t)
  yield* t.change((w) => {
    for (const seat of alive(t)) w.set(seat, 'mood', holds(t, seat, 'lamp') ? 'bright' : 'gloomy')
  })
  return next
})

/** The same, taken back before anybody is asked anything: it can be seen in passing, while something is told. */
export const inPassing = withStep('prepare', function* (t: T): Script<StepRef[] | void> {
  const next = yield* prepare(t)
  for (const seat of alive(t)) {
    const mood = holds(t, seat, 'lamp') ? 'bright' : 'gloomy'
    yield* t.happens('health:gain', { who: seat, n: 0 }, (w) => w.set(seat, 'mood', mood))
    yield* t.change((w) => w.set(seat, 'mood', 'calm'))
  }
  return next
})

/** The rules find out too late that a card may not be stolen, and say which it is. */
export const inAnError = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const { options, refused } = explorations(t, who)
  const key = yield* choose(t, who, { about: 'explore', options, refused })
  if (key.startsWith('steal:')) throw new Error(`${key.slice(6)} is nailed to the floor`)
  yield* follow(t, who, key)
})

/** Whether one may rest depends on the back of one's own omen, which one has never seen. */
export const ofABack = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  if (t.inZone(`omen:${who}`).some((piece) => t.def(piece).id === 'omen-of-ash')) offer.add({ key: 'beg:nobody' })
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused }))
})

/** Cards of the shuffled deck are offered one by one, in an order of their own. */
export const ofADeck = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  const nobody = (piece: PieceId) => onPiece(piece, 'beg')
  for (const piece of t.inZone('deck').slice(0, 3)) offer.add(nobody(piece))
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused }))
})

/** What the others dared in secret shows in one's own options. */
export const ofAnAttribute = withStep('explore', function* (t: T, who: Seat): Script {
  if (t.get(who, 'out')) return
  const offer = explorations(t, who)
  for (const other of others(t, who)) if (t.get(other, 'nerve') === 'bold') offer.add({ key: `beg:${other}` })
  yield* follow(t, who, yield* choose(t, who, { about: 'explore', options: offer.options, refused: offer.refused }))
})
