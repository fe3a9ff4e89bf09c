import { type AnyShape, choose, type Game, type Kernel, type Script, type Seat, type StepRef } from '@miskatonic/kernel'

/** A tiny game: each in turn says 1 to 3; whoever comes to twenty ends it. Its option breaks it: `loop` or `throw`. */
interface Counting {
  table: { sum: number }
  attributes: Record<never, never>
  happenings: Record<never, never>
  messages: { say: Record<never, never> }
}
type T = Kernel<Counting>

const SAYINGS = [{ key: '1' }, { key: '2' }, { key: '3' }]

function* turn(t: T, who: Seat): Script<StepRef[]> {
  const said = Number(yield* choose(t, who, { about: 'say', options: SAYINGS }))
  if (t.options === 'throw' && t.state.sum > 10) throw new Error('the counter jammed')
  yield* t.change((w) => w.add('table', 'sum', t.options === 'loop' ? 0 : said))
  if (t.state.sum >= 20) yield* t.over({ outcome: t.state.sum === 20 ? 'exact' : 'over', by: who, winners: [who] })
  return [{ step: 'turn', args: t.left(who) }]
}

const counting: Game<Counting> = {
  id: 'counting',
  rules: '1',
  stateVersion: 1,
  seats: { min: 2, max: 4 },
  definitions: new Map(),
  contentHash: '',
  table: { sum: { start: 0, see: 'all' } },
  attributes: {},
  zones: {},
  records: {},
  steps: { turn },
  opening: ([first]) => [{ step: 'turn', args: first as Seat }],
  checks: [],
  quantities: {},
  resources: {},
  tell: {},
  lastingAbility: () => {
    throw new Error('nothing lasts here')
  },
  orderer: (t) => t.seats[0] as Seat,
  prompts: { orderTriggers: 'say', orderReplacements: 'say', useTrigger: 'say', useReplacement: 'say', payWith: 'say', deal: 'say' },
}

export const anyCounting = counting as unknown as Game<AnyShape>
