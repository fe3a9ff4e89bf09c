/**
 * Two guided Rounds: the Order of the Reef against the Arkham Faculty, which a bot plays. The seed was searched for: a place with a Gate, an
 * Ally and an Artifact found there, a Deep One for the Gate, a second place to walk to, and an opponent whose Threat is the weaker one.
 */
import type { TableProps, Tutorial, TutorialStep } from '@miskatonic/web/kit'
import { pieceByAlias } from '@miskatonic/web/kit/figures'
import { tutorialWords as said } from './tutorialWords.ts'
import { fields, numberIn, textIn, textOf } from './view/figures.ts'
import { ownSeat, type Side, sideOf } from './view/sides.ts'

const [ME, OTHER] = ['I', 'II'] as const
const FIRST_PLACE = 'location:devil-reef'
const TIARA = 'artifact:innsmouth-tiara'

const roundOf = ({ view }: TableProps): number => numberIn(view.table, 'round')
const isPhase = ({ view }: TableProps, phase: string): boolean => view.table.phase === phase
const isAsked = ({ ask }: TableProps, about: string): boolean => ask?.about.key === about
const own = (props: TableProps): Side => sideOf(props.view, ownSeat(props), props.face)
const isFirstTurn = (props: TableProps): boolean => isAsked(props, 'prompt.turn') && roundOf(props) === 1

const happened = (props: TableProps, key: string): boolean =>
  props.events.some(({ message }) => message.key === key && textIn(fields(fields(message.args).who), 'seat') === ownSeat(props))

/** What can be done with a card whose face begins so. */
const optionFor = ({ ask, view }: TableProps, verb: string, face: string) =>
  ask?.options.find(
    ({ key, piece }) =>
      piece !== undefined && key.startsWith(`${verb}:`) && (pieceByAlias(view, piece)?.faces.front ?? '').startsWith(face),
  )

/** A deed with a card: lit at its button or, before the card is taken up, at the card; and called by its name. */
const deed = (verb: string, face: string): Required<Pick<TutorialStep, 'at' | 'values'>> => ({
  at: (props) => {
    const option = optionFor(props, verb, face)
    return option ? [`option:${option.key}|piece:${option.piece}`] : []
  },
  values: (props) => {
    const piece = pieceByAlias(props.view, optionFor(props, verb, face)?.piece ?? '')
    return { card: (piece && textOf(piece, props.face)?.name) ?? '…' }
  },
})

/** An answer of the list. */
const answer = (key: string): Required<Pick<TutorialStep, 'at' | 'values'>> => ({
  at: ({ ask }) => (ask?.options.some((one) => one.key === key) ? [`option:${key}`] : []),
  values: ({ ask }) => ({ option: ask?.options.find((one) => one.key === key)?.text ?? '…' }),
})

const opening: readonly TutorialStep[] = [
  { id: 'welcome', text: said.welcome, when: isFirstTurn, at: () => ['me'], values: (props) => ({ name: own(props).name }) },
  { id: 'sanity', text: said.sanity, when: isFirstTurn, at: () => ['sanity'], values: (props) => ({ n: own(props).sanity }) },
  { id: 'story', text: said.story, when: isFirstTurn, at: () => ['story'] },
  { id: 'other', text: said.other, when: isFirstTurn, at: () => ['other'] },
  { id: 'hand', text: said.hand, when: isFirstTurn, at: () => ['hand'] },
]

const cards: readonly TutorialStep[] = [
  {
    id: 'place',
    text: said.place,
    when: (props) => isFirstTurn(props) && optionFor(props, 'play', FIRST_PLACE) !== undefined,
    done: (props) => own(props).here !== null,
    ...deed('play', FIRST_PLACE),
  },
  { id: 'here', text: said.here, when: (props) => isFirstTurn(props) && own(props).here !== null, at: () => ['here'] },
  {
    id: 'ally',
    text: said.ally,
    when: (props) => isFirstTurn(props) && optionFor(props, 'play', 'ally:') !== undefined,
    done: (props) => own(props).allies.length > 0,
    ...deed('play', 'ally:'),
  },
  {
    id: 'monster',
    text: said.monster,
    when: (props) => isFirstTurn(props) && optionFor(props, 'threat', 'monster:') !== undefined,
    done: (props) => happened(props, 'log.played-down'),
    ...deed('threat', 'monster:'),
  },
  { id: 'threat', text: said.threat, when: (props) => isFirstTurn(props) && own(props).threat.length > 0, at: () => ['threat'] },
  {
    id: 'artifact',
    text: said.artifact,
    when: (props) => isFirstTurn(props) && optionFor(props, 'play', TIARA) !== undefined,
    done: (props) => own(props).artifacts.length > 0,
    ...deed('play', TIARA),
  },
  {
    id: 'walk',
    text: said.walk,
    when: (props) => isFirstTurn(props) && own(props).here !== null && optionFor(props, 'play', 'location:') !== undefined,
    done: (props) => happened(props, 'log.walked'),
    ...deed('play', 'location:'),
  },
  {
    id: 'arrive',
    text: said.arrive,
    when: (props) => isFirstTurn(props) && optionFor(props, 'straighten', 'location:') !== undefined,
    done: (props) => happened(props, 'log.arrived'),
    ...deed('straighten', 'location:'),
  },
  {
    id: 'chronicle',
    text: said.chronicle,
    when: (props) => isFirstTurn(props) && own(props).chronicle.length > 0,
    at: () => ['chronicle'],
  },
  {
    id: 'pass',
    text: said.pass,
    when: (props) => isFirstTurn(props) && own(props).here !== null,
    done: (props) => !isPhase(props, 'play') || roundOf(props) > 1,
    ...answer('pass'),
  },
]

const isFirstEnd = (props: TableProps): boolean => roundOf(props) === 1 && isPhase(props, 'end')
const combat: readonly TutorialStep[] = [
  {
    id: 'defend',
    text: said.defend,
    when: (props) => isAsked(props, 'prompt.defend') && optionFor(props, 'defend', 'ally:') !== undefined,
    done: (props) => !isPhase(props, 'combat'),
    ...deed('defend', 'ally:'),
  },
  { id: 'fight', text: said.fight, when: isFirstEnd, at: () => ['sanity', 'other'] },
  {
    id: 'lobotomy',
    text: said.lobotomy,
    when: (props) => isFirstEnd(props) && isAsked(props, 'prompt.lobotomy'),
    done: (props) => isAsked(props, 'prompt.trim') || isAsked(props, 'prompt.recompose') || roundOf(props) > 1,
    ...answer('no'),
  },
  {
    id: 'trim',
    text: said.trim,
    when: (props) => isFirstEnd(props) && isAsked(props, 'prompt.trim'),
    done: (props) => isAsked(props, 'prompt.recompose') || roundOf(props) > 1,
    at: () => ['hand', '#question'],
  },
  {
    id: 'recompose',
    text: said.recompose,
    when: (props) => isFirstEnd(props) && isAsked(props, 'prompt.recompose'),
    done: (props) => roundOf(props) > 1,
    ...answer('no'),
  },
]

const isSecondTurn = (props: TableProps): boolean => isAsked(props, 'prompt.turn') && roundOf(props) === 2
const secondRound: readonly TutorialStep[] = [
  {
    id: 'second',
    text: said.second,
    when: (props) => isSecondTurn(props) && optionFor(props, 'play', 'ally:') !== undefined,
    done: (props) => own(props).allies.length > 1,
    ...deed('play', 'ally:'),
  },
  { id: 'stops', text: said.stops, when: isSecondTurn, at: () => ['stops'] },
  {
    id: 'alone',
    text: said.alone,
    when: (props) => roundOf(props) === 2,
    done: (props) => roundOf(props) > 2,
    at: ({ ask }) => (ask?.awaited ? [ask.options.some(({ key }) => key === 'pass') ? 'option:pass' : '#question'] : []),
  },
  { id: 'farewell', text: said.farewell, when: (props) => roundOf(props) > 2, at: () => ['story|me'] },
]

export const tutorial: Tutorial = {
  setup: {
    seats: [ME, OTHER],
    bots: { [OTHER]: 'random' },
    options: { decks: ['the-order-of-the-reef', 'the-arkham-faculty'] },
    seed: 'reef-1433',
  },
  steps: [...opening, ...cards, ...combat, ...secondRound],
}
