/** How the buttons of a question look at this table: a sign, a short note, what is the thing to do and what hurts. */
import type { GameTable, IconName, OptionLook, TableProps } from '@miskatonic/web/kit'
import { skillIcon } from './signs.ts'
import { isSkill } from './view/figures.ts'
import { chanceOfSuccess } from './view/ladder.ts'
import { personOfSeat } from './view/people.ts'
import { openTest } from './view/resolving.ts'
import { say, words } from './words.ts'

const ICONS: { readonly [key: string]: IconName } = {
  travel: 'walk',
  rest: 'person-in-bed',
  acquire: 'receive-money',
  prepare: 'ticket',
  trade: 'trade',
  train: 'steam-locomotive',
  ship: 'paddle-steamer',
  general: 'treasure-map',
  location: 'capitol',
  research: 'magnifying-glass',
  otherWorld: 'magic-portal',
  expedition: 'compass',
  fallen: 'death-skull',
  token: 'cursed-star',
  health: 'hearts',
  sanity: 'brain',
  yes: 'check-mark',
  done: 'check-mark',
  consent: 'check-mark',
  leave: 'exit-door',
  end: 'player-next',
  pass: 'player-next',
  none: 'player-next',
  no: 'cancel',
}

/** Choices that end or settle something are the thing to do only where the rest is optional. */
const SETTLES = ['done', 'consent']

function noteFor(key: string, props: TableProps): string | undefined {
  const { view, seat, face, lang } = props
  const me = personOfSeat(view, seat, face)
  if (props.ask?.about.key === 'prompt.action' && me) {
    if (key === 'rest') return say(words.restNote, lang)
    if (key === 'acquire') return say(words.acquireNote, lang, { n: me.sheet.skills.influence + me.up.influence })
    if (key === 'prepare') return say(words.tickets, lang, { n: me.train + me.ship })
    if (key === 'travel') return say(words.travelNote, lang)
  }
  const test = key.startsWith('die:') ? openTest(view) : null
  return test ? say(words.percent, lang, { n: chanceOfSuccess(test.least) }) : undefined
}

/** «Whisky: Descarta esta carta para …»: whose ability it is stands large, what it does small. */
export function titled(text: string): { readonly title: string; readonly note: string } | null {
  const [, title, note] = /^(.{2,42}?)(?:: |\. )(.+)$/s.exec(text) ?? []
  return title && note && text.length > 30 ? { title, note } : null
}

export const optionLook: NonNullable<GameTable['optionLook']> = (option, props): OptionLook => {
  const [head = ''] = option.key.split(':')
  const icon = isSkill(option.key)
    ? skillIcon[option.key]
    : head === 'die'
      ? 'rolling-dices'
      : option.piece === undefined || head in ICONS
        ? ICONS[head]
        : undefined
  const long = option.piece === undefined ? null : titled(option.text)
  const note = noteFor(option.key, props) ?? long?.note
  return {
    ...(long ? { title: long.title } : {}),
    ...(icon ? { icon } : {}),
    ...(note ? { note } : {}),
    ...(SETTLES.includes(head) ? { tone: 'go' as const } : {}),
  }
}
