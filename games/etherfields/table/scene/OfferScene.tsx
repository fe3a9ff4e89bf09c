import type { PieceView } from '@miskatonic/kernel'
import { Button, type GameTable } from '@miskatonic/web/kit'
import { Shop, Spread, Stage } from '@miskatonic/web/kit/scene'
import type { ComponentProps } from 'react'
import type { Colour } from '../../content/kinds.ts'
import { Card } from '../card/Card.tsx'
import { MotiveSign } from '../Motives.tsx'
import { say, words } from '../strings.ts'
import type { Offer } from '../view/scenes.ts'
import { COLOURS, dreamerOf, faceKey, motiveOf, textOf } from '../view/team.ts'
import styles from './Scene.module.css'

type Props = { readonly offer: Offer; readonly props: ComponentProps<GameTable['Scene']> }

const TITLES = { market: words.market, item: words.itemOffer, deck: words.buildDeck, mask: words.masks }
const ICONS = { market: 'shop', item: 'swap-bag', deck: 'card-pick', mask: 'hidden' } as const

/** What the deck would yield as it is chosen so far; whoever leaves nothing out takes all of it at once. */
function DeckHead({ cards, props }: { readonly cards: readonly PieceView[]; readonly props: Props['props'] }) {
  const { ask, lang, face, picked } = props
  if (ask?.kind !== 'some') return null
  const [, most = 0] = ask.limits?.count ?? []
  const chosen = cards.filter(({ alias }) => ask.options.some(({ key, piece }) => piece === alias && picked.includes(key)))
  const sum = (colour: Colour): number =>
    chosen.reduce((n, card) => n + (motiveOf(textOf(card, face)).find(([of]) => of === colour)?.[1] ?? 0), 0)
  return (
    <header>
      <span>{say(words.inDeck, lang, { n: chosen.length })}</span>
      <span className={styles.sums}>
        {COLOURS.map((colour) => (
          <span key={colour}>
            <b>{sum(colour)}</b> <MotiveSign of={colour} /> <span className="unseen">{say(words.motive[colour], lang)}</span>
          </span>
        ))}
      </span>
      {ask.options.length <= most && chosen.length === 0 && (
        <Button tone="go" onClick={() => props.answer(ask.options.map(({ key }) => key))} data-take-all>
          {say(words.takeAll, lang, { n: ask.options.length })}
        </Button>
      )}
    </header>
  )
}

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
          {kind === 'deck' && <DeckHead cards={cards} props={props} />}
          <Spread cards={cards} props={props} draw={draw(kind === 'deck' ? 'small' : 'large')} choosing={ask !== null} />
        </div>
      )}
    </Stage>
  )
}
