/** What this browser keeps, and whether it has promised not to clear it away when space runs short. */
export type Kept = { readonly bytes: number; readonly promised: boolean }

/** Null: this browser does not say. */
export async function whatIsKept(): Promise<Kept | null> {
  try {
    const [{ usage }, promised] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()])
    return usage === undefined ? null : { bytes: usage, promised }
  } catch {
    return null
  }
}

let asked = false

/** Asks the browser to keep local tables for good; once for each visit, when there is a table to keep. */
export async function askToKeep(): Promise<void> {
  if (asked) return
  asked = true
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist()
  } catch {
    // Older browsers, and pages without TLS, cannot promise anything: the settings say so.
  }
}
