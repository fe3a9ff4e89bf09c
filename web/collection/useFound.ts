import type { ShownCard } from '@miskatonic/contract'
import { useCallback, useMemo, useState } from 'react'
import type { TableProps } from '../kit/table.ts'
import { foundCards, type Wanted } from './finding.ts'

/** What is looked for among cards, and what is found; with their faces, as a table's cards read them. */
export function useFound<C extends ShownCard>(cards: readonly C[]) {
  const [query, search] = useState('')
  const [wanted, want] = useState<Wanted>({})
  const found = useMemo(() => foundCards(cards, query, wanted), [cards, query, wanted])
  const byFace = useMemo(() => new Map(cards.map((card) => [card.face, card.text])), [cards])
  const face: TableProps['face'] = useCallback((key) => byFace.get(key) ?? null, [byFace])
  return { query, search, wanted, want, found, face }
}
