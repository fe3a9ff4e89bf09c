import { Shop, Stage } from '@miskatonic/web/kit/scene'
import { Card } from '../card/Card.tsx'
import { say, words } from '../strings.ts'
import { faceKey, fields, numberIn } from '../view/figures.ts'
import { personOfSeat } from '../view/people.ts'
import type { SceneProps } from './Scene.tsx'

/** Acquiring Assets: the reserve with its prices, and what is spent of the successes. */
export function PurchaseScene(props: SceneProps) {
  const { view, face, picture, lang, ask, picked } = props
  const most = numberIn(fields(ask?.about.args), 'value')
  const spent = (ask?.options ?? []).filter(({ key }) => picked.includes(key)).reduce((sum, { weights }) => sum + (weights?.value ?? 0), 0)
  return (
    <Stage
      kind="purchase"
      over="board"
      icon="receive-money"
      title={say(words.purchase, lang)}
      sub={personOfSeat(view, props.seat, face)?.name ?? ''}
      narrow={props.narrow}
      foot={props.children}
    >
      <Shop
        cards={view.zones.reserve?.pieces ?? []}
        props={props}
        purse={ask?.about.key === 'prompt.buy' ? { spent, most, text: say(words.purchaseSum, lang, { n: spent, most }) } : null}
        tooDear={say(words.tooDear, lang)}
        draw={(card) => <Card faceKey={faceKey(card) ?? ''} piece={card} size="large" face={face} picture={picture} lang={lang} />}
      />
    </Stage>
  )
}
