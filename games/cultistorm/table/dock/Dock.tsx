import type { TableProps } from '@miskatonic/web/kit'
import { OwnHand, useFlips } from '@miskatonic/web/kit/hand'
import { Card } from '../card/Card.tsx'
import { ExpansionDocks } from '../expansions/index.tsx'
import { say, words } from '../strings.ts'
import { type Detective, detectiveOf, faceKey, nameOf } from '../view/storm.ts'
import { DetectiveSheet } from './DetectiveSheet.tsx'

type Own = { readonly one: Detective; readonly props: TableProps }

/** Hand and items as small cards. What several answers are given with, or one that is to be read first, opens at a press. */
function Hand({ one, props }: Own) {
  const { face, lang, view } = props
  const cards = [...one.hand, ...one.items]
  const flips = useFlips(view, () => cards)
  return (
    <OwnHand
      Card={Card}
      faceKey={faceKey}
      nameOf={(card) => nameOf(card, face)}
      isPressed={({ key }) => props.ask?.kind === 'some' || !/^(support|give|swap|use):/.test(key)}
      cards={cards}
      props={props}
      label={say(words.handAndItems, lang)}
      zone={`hand:${one.seat}`}
      flips={flips}
      slides={props.narrow}
      none={say(words.noCards, lang)}
    />
  )
}

/** One's own place at the table: the sheet on one side of the question, hand and items on the other. */
export function Dock(props: TableProps & { readonly part: 'sheet' | 'cards' }) {
  const one = detectiveOf(props, props.seat)
  if (!one) return <ExpansionDocks {...props} />
  return props.part === 'cards' ? <Hand one={one} props={props} /> : <DetectiveSheet one={one} props={props} />
}
