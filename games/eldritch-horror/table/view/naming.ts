/** Full names of what lies on the board, for labels, hover cards and screen readers. */
import type { View } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { say, words } from '../strings.ts'
import type { Thing } from './things.ts'

type Reader = Pick<TableProps, 'lang' | 'info' | 'view'>

/** The name of whoever holds a seat. */
export function playerName({ info, lang }: Pick<TableProps, 'info' | 'lang'>, seat: string): string {
  const holder = info.seats.find((one) => one.seat === seat)?.holder
  return holder && holder.kind !== 'open' ? holder.name : withSeatsIn(lang, seat)
}

/** Who plays there, where it is not one person who plays them all. */
export function playedBy(props: Pick<TableProps, 'info' | 'lang'>, seat: string): string | null {
  const people = new Set(props.info.seats.map(({ seat: one, holder }) => (holder.kind === 'person' ? holder.person : one)))
  return people.size > 1 ? playerName(props, seat) : null
}

/** An ability is used from its card, where it can be read; anything else that is lit is chosen where it lies. */
export const isChosenByPress = ({ key }: { readonly key: string }): boolean => !key.includes('/')

const player = (view: View, thing: Thing): string => String(thing.piece?.attributes.player ?? '') || (view.seats[0] ?? '')

export function thingName(thing: Thing, reader: Reader): string {
  const { lang, view } = reader
  const { kind, name } = thing
  const withCard = (text: string): string => (name ? say(words.colon, lang, { a: text, b: name }) : text)
  switch (kind) {
    case 'investigator': {
      const by = playedBy(reader, player(view, thing))
      return by === null ? name : say(words.investigatorOf, lang, { name, player: by })
    }
    case 'fallen':
      return say(words.colon, lang, {
        a: name,
        b: say(thing.piece?.attributes.marker === 'sanity' ? words.fallenSanity : words.fallenHealth, lang),
      })
    case 'gate': {
      const colour = thing.colour ?? 'green'
      const text = say(words.gateOf, lang, { colour: say(words.colour[colour], lang), omen: say(words.omens[colour], lang) })
      return text.charAt(0).toUpperCase() + text.slice(1)
    }
    case 'monster':
    case 'epic': {
      const n = thing.toughness
      const title = kind === 'epic' ? say(words.colon, lang, { a: say(words.epic, lang), b: name }) : name
      if (n === null || n === undefined) return title
      const lost = thing.lost ?? 0
      return lost > 0 ? say(words.monsterHurt, lang, { name: title, n, left: n - lost }) : say(words.monsterIs, lang, { name: title, n })
    }
    case 'clue':
      return say(words.clue, lang)
    case 'expedition':
      return say(words.expedition, lang)
    case 'rumor':
      return withCard(say(words.rumor, lang))
    case 'mystery':
      return withCard(say(words.mysteryToken, lang))
    case 'eldritch':
      return withCard(thing.count > 1 ? say(words.eldritchOn, lang, { n: thing.count }) : say(words.eldritch, lang))
  }
}

/** A ride that costs a ticket names it in its key. */
const isTicket = ({ key }: { readonly key: string }): boolean => key.startsWith('train:') || key.startsWith('ship:')

/** What it costs to go there, where no way is free. */
export function fareTo({ lit, lang }: Pick<TableProps, 'lit' | 'lang'>, id: string): string | null {
  return lit.places.get(id)?.every(isTicket) ? say(words.tickets, lang, { n: 1 }) : null
}
