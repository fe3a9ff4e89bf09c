/** The game a file says it is of, by how it begins; null: it is no campaign, but a table perhaps. */
export const campaignGameIn = (text: string): string | null =>
  /^\S+ \{"campaign":\{"format":\d+,"game":"([a-z0-9-]{1,60})"/.exec(text)?.[1] ?? null

/** What a campaign in a file was called; empty: it does not say. */
export const campaignNameIn = (text: string): string => {
  const found = /,"name":("(?:[^"\\]|\\.)*")\}\n?$/.exec(text)?.[1]
  try {
    return found ? String(JSON.parse(found)).trim().slice(0, 80) : ''
  } catch {
    return ''
  }
}
