/**
 * A guided first turn: the Fighter for the player, two detectives who play by themselves. The seed was searched for: the first cultist before
 * her can be beaten with one of the common dice, and not without.
 */
import type { TableProps, Tutorial, TutorialStep } from '@miskatonic/web/kit'
import { fields, listIn, numberIn } from '@miskatonic/web/kit/figures'
import { optionLook } from './optionLook.ts'
import { tutorialWords as said } from './tutorialWords.ts'
import { cultistLimit, detectiveOf, siteAt } from './view/storm.ts'

const [OWN, ...OTHERS] = ['Seat 1', 'Seat 2', 'Seat 3'] as const

const isAsked = ({ ask }: TableProps, about: string): boolean => ask?.about.key === about
const turnOf = ({ view }: TableProps): number => numberIn(view.table, 'turn')
const isPhase = (props: TableProps, phase: string): boolean => turnOf(props) === 1 && props.view.table.phase === phase
const own = ({ view }: TableProps) => fields(view.of[OWN])
const isPreparing = (props: TableProps): boolean => isPhase(props, 'preparation') && isAsked(props, 'prepare') && own(props).ready !== true
const hasTarget = (props: TableProps): boolean => listIn(own(props), 'targets').length > 0
const hasDie = (props: TableProps): boolean => (detectiveOf(props, OWN)?.dice.length ?? 0) > 0

/** The first cultist where the player stands. */
function foe(props: TableProps): string {
  const at = detectiveOf(props, OWN)?.at
  const alias = at ? siteAt(props, at).enemies[0]?.piece.alias : undefined
  return alias ? `piece:${alias}` : '#question'
}

/** The first answer of that sort, by its button. */
const answer = ({ ask }: TableProps, sort: string): readonly string[] => {
  const found = ask?.options.find(({ key }) => key.startsWith(`${sort}:`))
  return found ? [`option:${found.key}`] : []
}

const steps: readonly TutorialStep[] = [
  {
    id: 'equipment',
    text: said.equipment,
    when: (props) => isAsked(props, 'choose-equipment'),
    done: (props) => turnOf(props) > 0,
    at: () => ['#question'],
  },
  {
    id: 'board',
    text: said.board,
    when: isPreparing,
    at: () => ['cultists'],
    values: ({ view }) => ({ most: cultistLimit(view) }),
  },
  { id: 'seals', text: said.seals, when: isPreparing, at: () => ['seals'] },
  { id: 'hand', text: said.hand, when: isPreparing, at: () => ['#question'] },
  { id: 'terror', text: said.terror, when: isPreparing, at: () => ['#question'] },
  { id: 'helper', text: said.helper, when: isPreparing, at: () => ['helper|#question'] },
  { id: 'die', text: said.die, when: isPreparing, done: hasDie, at: (props) => ['dice-pool', ...answer(props, 'take')] },
  {
    id: 'target',
    text: said.target,
    when: (props) => isPreparing(props) && hasDie(props),
    done: hasTarget,
    at: (props) => [foe(props), ...answer(props, 'target')],
  },
  {
    id: 'ready',
    text: said.ready,
    when: (props) => isPreparing(props) && hasTarget(props),
    done: (props) => own(props).ready === true || !isPhase(props, 'preparation'),
    at: () => ['option:ready'],
    values: (props) => {
      const option = props.ask?.options.find(({ key }) => key === 'ready')
      return { option: option ? (optionLook(option, props).title ?? option.text) : '' }
    },
  },
  { id: 'fight', text: said.fight, when: (props) => isPhase(props, 'combat') && isAsked(props, 'fight'), at: () => ['#question'] },
  {
    id: 'trophy',
    text: said.trophy,
    when: (props) => turnOf(props) <= 2 && listIn(own(props), 'trophies').length > 0,
    at: () => ['sheet|#question'],
  },
  { id: 'onward', text: said.onward, when: (props) => turnOf(props) >= 2, at: () => ['#question'] },
]

export const tutorial: Tutorial = {
  setup: {
    seats: [OWN, ...OTHERS],
    bots: Object.fromEntries(OTHERS.map((seat) => [seat, 'careful' as const])),
    options: { detectives: ['fighter', 'healer', 'investigator'] },
    seed: 'storm-19',
  },
  steps,
}
