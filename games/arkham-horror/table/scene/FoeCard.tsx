import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { type FoeRow, FoeCard as KitFoeCard } from '@miskatonic/web/kit/scene'
import { skillIcon } from '../signs.ts'
import { say, words } from '../strings.ts'
import { faceKey, foeFigures, signed, textOf } from '../view/figures.ts'
import type { CheckKind } from '../view/resolving.ts'

type Props = { readonly piece: PieceView; readonly now?: CheckKind | null; readonly props: TableProps }

/** A monster as a card: what it takes to evade it, to bear the sight of it, to defeat it. */
export function FoeCard({ piece, now = null, props }: Props) {
  const { face, picture, lang, showSum } = props
  const text = textOf(piece, face)
  const { awareness, horror, combat, toughness } = foeFigures(text)
  const of = { monster: piece.alias, name: (faceKey(piece) ?? '').split('/')[1] ?? '' }
  const row = (
    id: 'evade' | 'horror' | 'combat',
    skill: 'sneak' | 'will' | 'fight',
    rating: number | null,
    damage: number,
    quantity: string,
  ): FoeRow => ({
    id,
    roll: rating === null ? null : { icon: skillIcon[skill], text: `${say(words.skill[skill], lang)} ${signed(rating)}` },
    name: say(id === 'horror' ? words.horror : id === 'combat' ? words.damage : words.awareness, lang),
    value: id === 'evade' ? null : damage,
    none: say(words.none, lang),
    now: now === id,
    onSum: showSum && rating !== null ? () => showSum(quantity, of) : null,
  })
  return (
    <KitFoeCard
      name={text?.name ?? say(words.unknown, lang)}
      art={picture(faceKey(piece) ?? '')}
      rows={[
        row('evade', 'sneak', awareness, 0, 'awareness'),
        row('horror', 'will', horror?.rating ?? null, horror?.damage ?? 0, 'horrorDamage'),
        row('combat', 'fight', combat.rating, combat.damage, 'combatDamage'),
      ]}
      tough={{ label: say(words.toughness, lang), most: toughness, lost: 0 }}
      rules={(text?.parts ?? []).flatMap(({ rules }) => rules ?? [])}
    />
  )
}
