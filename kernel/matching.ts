/** One need met by one source. */
export type Match<N, S> = { readonly need: N; readonly source: S }
export type Matching<N, S> = readonly Match<N, S>[]

/**
 * Gives every need a source of its own, keeping what is already matched, or null when that cannot be done.
 * With `different`, no two sources may be alike in that respect (two copies of one title count once); `together` judges pairs,
 * `whole` the end.
 */
export function matching<N, S>(
  needs: readonly N[],
  sources: readonly S[],
  fits: (need: N, source: S) => boolean,
  settled: Matching<N, S> = [],
  how: {
    readonly different?: (source: S) => string
    /** Whether two matches may stand side by side: different ones of a kind, another than the one named before. */
    readonly together?: (a: Match<N, S>, b: Match<N, S>) => boolean
    /** Whether all of it will do: so many places among them. */
    readonly whole?: (matches: Matching<N, S>) => boolean
  } = {},
): Matching<N, S> | null {
  const likeness = how.different ?? null
  const found: Match<N, S>[] = []
  const isFree = (source: S): boolean =>
    !found.some((match) => match.source === source || (likeness !== null && likeness(match.source) === likeness(source)))
  for (const match of settled) {
    if (!isFree(match.source)) return null
    found.push(match)
  }
  const open = [...needs]
  for (const { need } of settled) {
    const i = open.indexOf(need)
    if (i >= 0) open.splice(i, 1)
  }
  // The need with the fewest sources first: fewer ways to go back.
  open.sort((a, b) => sources.filter((s) => fits(a, s)).length - sources.filter((s) => fits(b, s)).length)
  const search = (i: number): boolean => {
    const need = open[i]
    if (i === open.length || need === undefined) return how.whole === undefined || how.whole(found)
    for (const source of sources) {
      if (!isFree(source) || !fits(need, source)) continue
      const match = { need, source }
      if (how.together && !found.every((other) => how.together?.(other, match))) continue
      found.push(match)
      if (search(i + 1)) return true
      found.pop()
    }
    return false
  }
  return search(0) ? found : null
}
