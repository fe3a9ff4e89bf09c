import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { FoeCard as KitFoeCard } from '@miskatonic/web/kit/scene'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, foeFigures, foeRules, numberIn, signed, textOf } from '../view/figures.ts'

type Props = Pick<TableProps, 'face' | 'picture' | 'lang' | 'view'> & {
  readonly piece: PieceView
  /** Which test is on, and what it is about as modified now. */
  readonly at?: { readonly of: 'horror' | 'damage'; readonly value: number } | null
  /** Opens the sum behind one of its numbers. */
  readonly sum?: ((quantity: 'horror' | 'damage') => void) | null
}

/** A Monster as a card: both tests, its toughness, its text. */
export function FoeCard({ piece, face, picture, lang, view, at = null, sum = null }: Props) {
  const text = textOf(piece, face)
  const { toughness, ...tests } = foeFigures(text, view, face)
  return (
    <KitFoeCard
      name={text?.name ?? say(words.unknown, lang)}
      art={picture(faceKey(piece) ?? '')}
      rows={(['horror', 'damage'] as const).map((id) => {
        const test = tests[id]
        return {
          id,
          roll: test && { icon: skillIcon[test.skill], text: `${say(words.skill[test.skill], lang)} ${signed(test.modifier)}` },
          name: say(words[id], lang),
          value: at?.of === id ? at.value : (test?.value ?? null),
          none: say(words.noTest, lang),
          now: at?.of === id,
          onSum: sum && (() => sum(id)),
        }
      })}
      tough={{ label: say(words.toughness, lang), most: toughness, lost: numberIn(piece.attributes, 'lost') }}
      rules={foeRules(text, view, face)}
    />
  )
}
