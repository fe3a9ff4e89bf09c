import type { PieceView } from '@miskatonic/kernel'
import type { GameTable } from '@miskatonic/web/kit'
import { Shop, Spread, Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import type { Offer } from '../view/scenes.ts'
import { dreamerOf, faceKey } from '../view/team.ts'
import styles from './Scene.module.css'

type Props = { readonly offer: Offer; readonly props: ComponentProps<GameTable['Scene']> }

const TITLES = { market: words.market, item: words.itemOffer, deck: words.buildDeck, mask: words.masks }
const ICONS = { market: 'shop', item: 'swap-bag', deck: 'card-pick', mask: 'hidden' } as const

/** Cards laid out to be chosen from: bought, taken, worn, or put into the deck. */
export function OfferScene({ offer, props }: Props) {
  const { lang, narrow, face, picture, ask, picked } = props
  const { kind, cards } = offer
  const one = dreamerOf(props, offer.who)
  const draw = (size: 'large' | 'small') => (card: PieceView) => (
    <Card faceKey={faceKey(card)} piece={card} size={size} face={face} picture={picture} lang={lang} />
  )
  const spent = ask ? ask.options.filter(({ key }) => picked.includes(key)).reduce((sum, { weights }) => sum + (weights?.ether ?? 0), 0) : 0
  const most = one?.ether ?? 0
  return (
    <Stage
      kind={kind}
      over="board"
      icon={ICONS[kind]}
      title={say(TITLES[kind], lang)}
      sub={kind === 'deck' ? say(words.buildHow, lang) : (one?.name ?? '')}
      narrow={narrow}
      foot={props.children}
    >
      {kind === 'market' ? (
        <Shop
          cards={cards}
          props={props}
          purse={ask ? { spent, most, text: say(words.purse, lang, { n: spent, most }) } : null}
          tooDear={say(words.tooDear, lang)}
          draw={draw('large')}
        />
      ) : (
        <div className={kind === 'deck' ? styles.deck : undefined}>
          <Spread cards={cards} props={props} draw={draw(kind === 'deck' ? 'small' : 'large')} choosing={ask !== null} />
        </div>
      )}
    </Stage>
  )
}
