import type { Language } from '@miskatonic/contract'
import { playable } from '@miskatonic/games/levels'
import { type Answer, randomFrom, type Seat, sample } from '@miskatonic/kernel'
import { askFrom, type Outcome, type Playing, Room } from '@miskatonic/room'
import { describe, expect, test } from 'vitest'
import type { TableProps, Tutorial, TutorialStep } from '../kit/table.ts'
import { GAP, heard, nothingYet, type TableState } from '../link/tableState.ts'
import { say } from '../strings/say.ts'
import { nothingLit } from '../table/asks/shown.ts'
import { eyesFor } from '../table/perspective.ts'
import { type Course, firstLesson, follow, isOver, turn } from './course.ts'
import { gamesWithTutorial, tutorialOf } from './tutorials.ts'

const sources = import.meta.glob<string>(['../../games/*/table/**/*.tsx', '../table/*.tsx', '../kit/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

async function tutorialNamed(game: string): Promise<Tutorial> {
  const tutorial = await tutorialOf(game)
  if (!tutorial) throw new Error(`${game} has no tutorial`)
  return tutorial
}

/** A player with a coach: what the table tells is heard as the client hears it. */
class Learner {
  readonly tutorial: Tutorial
  readonly lang: Language
  readonly room: Room
  /** What was said, and what the table showed then. */
  readonly said: { readonly id: string; readonly text: string; readonly otherwise: boolean; readonly props: TableProps }[] = []
  course: Course = firstLesson
  private state: TableState = nothingYet
  private eyes: Seat | null = null
  private id = 1

  constructor(playing: Playing, game: string, tutorial: Tutorial, lang: Language) {
    this.tutorial = tutorial
    this.lang = lang
    const { seats, bots = {}, options, seed } = tutorial.setup
    this.room = Room.begin(playing, {
      id: 'lesson',
      code: '',
      created: 0,
      game,
      seats: [...seats],
      options,
      seed,
      house: { name: 'lesson', undo: 'free', spectators: 'off', public: false, hostPerson: 'me', pace: 0 },
      sittings: Object.fromEntries(
        seats.map((seat) => [
          seat,
          bots[seat] === undefined ? { kind: 'person' as const, person: 'me', name: 'I' } : { kind: 'bot' as const, level: bots[seat] },
        ]),
      ),
    })
    this.hear(this.room.enter({ id: 'page', person: 'me', name: 'I', lang, mayClaim: true }))
  }

  private hear({ letters, botsIn }: Outcome): void {
    for (const { message } of letters) {
      const next = heard(this.state, message)
      if (next === GAP) throw new Error('the table told something that does not follow')
      this.state = next
    }
    this.eyes = eyesFor(this.state, this.eyes)
    this.listen(follow(this.tutorial.steps, this.course, this.props))
    if (botsIn !== null) this.hear(this.room.playBot(0))
  }

  private listen(course: Course): void {
    const { now } = course
    if (now !== null && now !== this.course.now) {
      const step = this.step(now)
      const values = step.values?.(this.props) ?? {}
      const { title, body, task } = step.text
      const text = [title, body, task].flatMap((one) => (one ? say(one, this.lang, values) : [])).join(' ')
      this.said.push({ id: now, text, otherwise: course.otherwise, props: this.props })
    }
    this.course = course
  }

  step(id: string): TutorialStep {
    const step = this.tutorial.steps.find((one) => one.id === id)
    if (!step) throw new Error(`no step ${id}`)
    return step
  }

  get props(): TableProps {
    const watched = this.state.watched.get(this.eyes ?? '')
    if (!watched || !this.state.info) throw new Error('nothing was told yet')
    const { faces, info } = this.state
    return {
      view: watched.view,
      seat: this.eyes ?? '',
      lang: this.lang,
      info,
      ask: watched.ask,
      lit: nothingLit,
      picked: [],
      choose: () => {},
      answer: () => {},
      face: (key) => faces.get(key) ?? null,
      picture: () => null,
      events: watched.events,
      fresh: watched.fresh,
      showPiece: () => {},
      showFace: () => {},
      showRule: () => {},
      point: () => {},
      pointed: new Set(),
      motion: 'none',
      narrow: false,
    }
  }

  decide(answer: Answer): void {
    const { ask } = this.props
    if (!ask) throw new Error('nothing is asked')
    const outcome = this.room.handle('page', { do: 'decide', id: this.id++, seat: ask.seat, seq: ask.seq, answer: answer as string }, 0)
    const refused = outcome.letters.find(({ message }) => message.is === 'refused')
    if (refused) throw new Error(`refused: ${JSON.stringify(refused.message)}`)
    this.hear(outcome)
  }

  turn(): void {
    this.listen(turn(this.tutorial.steps, this.course, this.props))
  }

  /** Does what is lit: the answer that is named, the place, the most there is to have, or else whatever comes first. */
  obey(step: TutorialStep): void {
    const { ask } = this.props
    if (ask?.kind === 'number') return this.decide(ask.max ?? 0)
    const marks = step.at(this.props).flatMap((mark) => mark.split('|'))
    const lit = ask?.options.find(({ key, place }) => marks.includes(`option:${key}`) || marks.includes(`place:${place}`))
    const first = lit ?? ask?.options.find(({ key }) => key === 'done') ?? ask?.options[0]
    if (!ask || !first) throw new Error(`${step.id} asks for what cannot be done`)
    const least = Math.max(1, ask.limits?.count[0] ?? 0)
    this.decide(ask.kind === 'some' ? ask.options.slice(0, least).map(({ key }) => key) : first.key)
  }

  /** Follows the coach until it has said goodbye, or does `otherwise` where it is given. */
  learn(otherwise?: (props: TableProps) => Answer): void {
    for (let n = 0; n < 300 && !this.room.table.over && !isOver(this.tutorial.steps, this.course); n++) {
      const step = this.course.now === null ? null : this.step(this.course.now)
      if (step && !step.done) this.turn()
      else if (otherwise || !step) this.decide(otherwise?.(this.props) ?? this.anything('quiet'))
      else this.obey(step)
    }
  }

  anything(seed: string): Answer {
    const { ask } = this.props
    if (!ask) throw new Error('nothing is asked')
    return sample(askFrom(ask), ask.seat, randomFrom(`${seed} ${ask.seq}`))
  }
}

/** `page-mythos` is written as `page-${page.kind}`. */
const inTemplate = (mark: string, drawn: string): boolean =>
  drawn.includes(`${mark.slice(0, mark.indexOf('-') + 1)}\${`) && mark.includes('-')

const playingOf = async (game: string): Promise<Playing> => await playable(game)

test('there is a tutorial', () => {
  expect(gamesWithTutorial).toContain('eldritch-horror')
})

describe.each(gamesWithTutorial)('the tutorial of %s', (game) => {
  test('says everything in both languages, short enough to be read', async () => {
    const { steps } = await tutorialNamed(game)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
    for (const { id, text } of steps)
      for (const one of [text.title, text.body, text.task].filter((part) => part !== undefined)) {
        expect(one.es.trim(), id).not.toBe('')
        expect(one.en.trim(), id).not.toBe('')
        expect(one.es, `${id} is the same in both languages`).not.toBe(one.en)
        expect(Math.max(one.es.length, one.en.length), id).toBeLessThan(220)
      }
  })

  test.each(['es', 'en'] as const)('is heard from beginning to end in %s by who follows it, and the game goes on', async (lang) => {
    const tutorial = await tutorialNamed(game)
    const learner = new Learner(await playingOf(game), game, tutorial, lang)
    learner.learn()
    expect(learner.said.map(({ id }) => id)).toEqual(tutorial.steps.map(({ id }) => id))
    expect(learner.said.filter(({ otherwise }) => otherwise)).toEqual([])
    for (const { id, text } of learner.said) expect(text, `${id} has a word missing`).not.toMatch(/[{}]|«»|“”/)
    const { seq } = learner.props.view
    learner.decide(learner.anything('on'))
    expect(learner.props.view.seq).toBeGreaterThan(seq)
  })

  test('lights up only what is there: parts that carry the mark, answers that are asked, places with something on them', async () => {
    const tutorial = await tutorialNamed(game)
    const learner = new Learner(await playingOf(game), game, tutorial, 'en')
    learner.learn()
    const drawn = Object.values(sources).join('\n')
    const isThere = (mark: string, { ask, view }: TableProps): boolean => {
      const [kind, name = ''] = [mark.slice(0, mark.indexOf(':')), mark.slice(mark.indexOf(':') + 1)]
      if (kind === 'option') return ask?.options.some(({ key }) => key === name) ?? false
      if (kind === 'piece') return JSON.stringify(view.zones).includes(`"${name}"`)
      if (kind === 'place')
        return JSON.stringify(view.zones).includes(`:${name}"`) || (ask?.options.some(({ place }) => place === name) ?? false)
      return mark.startsWith('#') ? drawn.includes(`id="${mark.slice(1)}"`) : drawn.includes(`mark="${mark}"`) || inTemplate(mark, drawn)
    }
    for (const { id, props } of learner.said) {
      const marks = learner.step(id).at(props)
      expect(marks.length, `${id} lights nothing`).toBeGreaterThan(0)
      for (const mark of marks.flatMap((one) => one.split('|'))) expect(isThere(mark, props), `${id}: there is no ${mark}`).toBe(true)
    }
  })

  test.each(Array.from({ length: 12 }, (_, i) => `way ${i}`))('bears with a player who does as they like (%s)', async (way) => {
    const tutorial = await tutorialNamed(game)
    const learner = new Learner(await playingOf(game), game, tutorial, 'es')
    learner.learn(() => learner.anything(way))
    // Who loses the game before the lesson is over has learned something too.
    expect(isOver(tutorial.steps, learner.course) || learner.room.table.over).toBe(true)
    for (const { id, text } of learner.said) expect(text, `${id} has a word missing`).not.toMatch(/[{}]|«»|“”/)
  })
})
