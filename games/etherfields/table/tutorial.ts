/**
 * The first dream is the tutorial: one Dreamer goes to sleep, and a guide stands by for the first Turn. The seed was searched for: a first
 * hand with which one gets to the warm bed without the die, and with something left.
 */
import type { TableProps, Tutorial, TutorialStep } from '@miskatonic/web/kit'
import { numberIn } from '@miskatonic/web/kit/figures'
import { optionLook } from './optionLook.ts'
import { tutorialWords as said } from './tutorialWords.ts'
import { squareName } from './view/scape.ts'
import { turnOf, turnsLeft } from './view/team.ts'

const OWN = 'Seat 1'
/** The door nearest to the bed, and where the bed stands. */
const [DOOR, BED] = ['1,1', '1,2'] as const
const LIE_DOWN = 'use:map:a'
/** What ends an action, and then the round. */
const LEAVING = ['done', 'pass']

const isAsked = ({ ask }: TableProps, about: string): boolean => ask?.about.key === about
const isFirst = (props: TableProps): boolean => turnOf(props.view) === 1
const isRound = (props: TableProps): boolean => isFirst(props) && isAsked(props, 'your-round')
const isOffered = ({ ask }: TableProps, key: string): boolean => ask?.options.some((one) => one.key === key) ?? false
const happened = ({ events }: TableProps, key: string): boolean => events.some(({ message }) => message.key === key)
/** The bed has been lain down on, or at least something was tried. */
const hasDreamt = (props: TableProps): boolean => happened(props, 'action-used')

/** The answer a step speaks of, lit and called by its name; `place`: where it lies on the board. */
const answer = (key: string, place?: string): Required<Pick<TutorialStep, 'at' | 'values'>> => ({
  at: () => [place ? `place:${place}|option:${key}` : `option:${key}|#question`],
  values: (props) => {
    const option = props.ask?.options.find((one) => one.key === key)
    const title = place ? squareName(place) : option && (optionLook(option, props).title ?? option.text)
    return { option: title ?? '' }
  },
})

const falling: readonly TutorialStep[] = [
  { id: 'welcome', text: said.welcome, when: (props) => isAsked(props, 'choose-entrance'), at: () => ['story|#question'] },
  {
    id: 'enter',
    text: said.enter,
    when: (props) => isAsked(props, 'choose-entrance'),
    done: (props) => turnOf(props.view) > 0,
    ...answer(DOOR),
    at: () => [`option:${DOOR}|#question`],
  },
  { id: 'goal', text: said.goal, when: isRound, at: () => ['goal|#question'], values: ({ view }) => ({ n: turnsLeft(view) }) },
  { id: 'cards', text: said.cards, when: isRound, at: () => ['hand|#question'] },
  { id: 'health', text: said.health, when: isRound, at: () => ['health|#question'] },
]

const acting: readonly TutorialStep[] = [
  {
    id: 'move',
    text: said.move,
    when: (props) => isRound(props) && isOffered(props, 'move') && !isOffered(props, LIE_DOWN),
    done: (props) => isAsked(props, 'pay-motive') || happened(props, 'dreamer-moved'),
    ...answer('move'),
  },
  {
    id: 'pay',
    text: said.pay,
    when: (props) => isFirst(props) && isAsked(props, 'pay-motive'),
    done: (props) => happened(props, 'motive-paid'),
    at: () => ['payment', 'hand|#question'],
  },
  {
    id: 'die',
    text: said.die,
    when: (props) => isFirst(props) && isAsked(props, 'boost'),
    done: (props) => !isAsked(props, 'boost'),
    ...answer('no'),
  },
  {
    id: 'where',
    text: said.where,
    when: (props) => isFirst(props) && isAsked(props, 'choose-destination') && isOffered(props, BED),
    done: (props) => happened(props, 'dreamer-moved'),
    ...answer(BED, BED),
  },
  {
    id: 'bed',
    text: said.bed,
    when: (props) => isRound(props) && isOffered(props, LIE_DOWN),
    done: hasDreamt,
    ...answer(LIE_DOWN),
  },
  {
    id: 'script',
    text: said.script,
    when: (props) => isFirst(props) && isAsked(props, 'book-decide'),
    done: (props) => !isAsked(props, 'book-decide'),
    at: () => ['story|#question'],
  },
]

const waking: readonly TutorialStep[] = [
  { id: 'journal', text: said.journal, when: (props) => isRound(props) && hasDreamt(props), at: () => ['journal|#question'] },
  { id: 'turn', text: said.turn, when: (props) => isRound(props) && hasDreamt(props), at: () => ['turn-card|#question'] },
  {
    id: 'clock',
    text: said.clock,
    when: (props) => isRound(props) && hasDreamt(props),
    at: () => ['clock|#question'],
    values: ({ view }) => ({ n: numberIn(view.table, 'hours') }),
  },
  {
    id: 'onward',
    text: said.onward,
    when: (props) => isFirst(props) && hasDreamt(props) && (isRound(props) || isAsked(props, 'answer-rapidly')),
    done: (props) => !isFirst(props) || isAsked(props, 'discard-before-drawing'),
    at: (props) => [LEAVING.filter((key) => isOffered(props, key)).map((key) => `option:${key}`)[0] ?? '#question'],
  },
  {
    id: 'draw',
    text: said.draw,
    when: (props) => isAsked(props, 'discard-before-drawing'),
    done: (props) => !isAsked(props, 'discard-before-drawing'),
    at: () => ['hand|#question'],
  },
  {
    id: 'farewell',
    text: said.farewell,
    when: (props) => turnOf(props.view) === 2 && isAsked(props, 'your-round'),
    at: () => ['#question'],
  },
]

export const tutorial: Tutorial = {
  setup: { seats: [OWN], options: { dreamers: ['gambler'] }, seed: 'bed-8' },
  steps: [...falling, ...acting, ...waking],
}
