/** Full names of what lies on the board, for labels, hover cards and screen readers. */
import type { TableProps } from '@miskatonic/web/kit'
import { withSeatsIn } from '@miskatonic/web/strings'
import { say, words } from '../strings.ts'
import { foeFigures, gateFigures, signed, textOf } from './figures.ts'
import { worldName } from './places.ts'
import type { Thing } from './things.ts'

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

export function thingName(thing: Thing, props: Pick<TableProps, 'lang' | 'info' | 'face'>): string {
  const { lang, face } = props
  const { kind, name, piece } = thing
  switch (kind) {
    case 'investigator': {
      const by = playedBy(props, thing.seat ?? '')
      return by === null ? name : say(words.investigatorOf, lang, { name, player: by })
    }
    case 'gate': {
      const { world, symbol, modifier } = gateFigures(piece && textOf(piece, face))
      return say(words.gateIs, lang, {
        name: worldName(world, lang),
        symbol: symbol ? say(words.symbol[symbol], lang) : '',
        n: signed(modifier),
      })
    }
    case 'monster': {
      const { toughness, symbol, movement } = foeFigures(piece && textOf(piece, face))
      return say(words.monsterIs, lang, {
        name,
        n: toughness,
        symbol: symbol ? say(words.symbol[symbol], lang) : '',
        movement: say(words.movement[movement], lang),
      })
    }
    case 'clue':
      return say(words.clueTokens, lang, { n: thing.count })
    case 'seal':
      return say(words.seal, lang)
    case 'closed':
      return say(words.closed, lang)
  }
}
