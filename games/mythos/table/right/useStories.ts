import type { TableProps } from '@miskatonic/web/kit'
import { useEffect, useState } from 'react'
import { ownSeat, sideOf } from '../view/sides.ts'
import { adventuresIn, type Item, itemsOf, mattersToStories, type Story, storyOf } from '../view/stories.ts'

/** How far the Adventures of one's Hand have come: asked of the rules again whenever one's cards have changed. */
export function useStories(props: TableProps): readonly Story[] {
  const { view, face, sumOf, lang } = props
  const seat = ownSeat(props)
  const hand = sideOf(view, seat, face).hand
  const adventures = adventuresIn(hand)
  const [known, setKnown] = useState<ReadonlyMap<string, readonly Item[]>>(new Map())
  const matters = `${lang} ${mattersToStories(props)}`
  useEffect(() => {
    let wanted = true
    if (sumOf)
      void Promise.all(
        adventures.map(async ({ alias }) => {
          const sum = await sumOf('story', { who: seat, card: alias })
          return [alias, sum && itemsOf(sum)] as const
        }),
      ).then((all) => {
        if (wanted) setKnown(new Map(all.flatMap(([alias, items]) => (items ? [[alias, items] as const] : []))))
      })
    return () => {
      wanted = false
    }
  }, [matters, sumOf, seat])
  return adventures
    .map((piece) => storyOf(piece, known.get(piece.alias) ?? null, props))
    .sort(
      (a, b) =>
        Number(b.ready) - Number(a.ready) ||
        Number(a.hindered !== '') - Number(b.hindered !== '') ||
        a.missing - b.missing ||
        b.points - a.points,
    )
}
