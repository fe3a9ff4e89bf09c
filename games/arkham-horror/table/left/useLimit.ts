import type { TableProps } from '@miskatonic/web/kit'
import { useEffect, useState } from 'react'

/** A number of the rules for the whole table, where it can be had: at so many gates the Ancient One awakens. */
export function useLimit(quantity: string, { sumOf, view }: Pick<TableProps, 'sumOf' | 'view'>): number | null {
  const [n, setN] = useState<number | null>(null)
  useEffect(() => {
    let on = true
    void sumOf?.(quantity, {}).then((sum) => on && setN(sum?.value ?? null))
    return () => {
      on = false
    }
  }, [quantity, view])
  return n
}
