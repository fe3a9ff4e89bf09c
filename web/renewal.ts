/**
 * A page that was loaded before a new build asks for files that are not there any more. It is loaded again by itself, at the same address:
 * tables are kept after every decision, so it comes back to the same question.
 */
const FILE_IS_GONE = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error says that a part of the page could not be fetched, in the words of one browser or another. */
export const misses = (error: unknown): boolean => FILE_IS_GONE.test(error instanceof Error ? error.message : String(error))

const SEEN = 'miskatonic:renewed'

const scriptIn = (html: string): string | null => /<script[^>]*\stype="module"[^>]*\ssrc="([^"]+)"/.exec(html)?.[1] ?? null

/** The script of the build that is served now, if it is another than this page's. */
async function newerBuild(): Promise<string | null> {
  const here = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  const answer = await fetch('/index.html', { cache: 'no-store' })
  const there = answer.ok ? scriptIn(await answer.text()) : null
  return there !== null && there !== here ? there : null
}

/** Loads the page again if there is a new build that it has not been loaded for yet; else says that it did not. */
export async function renew(): Promise<boolean> {
  try {
    const newer = await newerBuild()
    // Once for each build: a page that still fails afterwards says so instead of loading for ever.
    if (newer === null || sessionStorage.getItem(SEEN) === newer) return false
    sessionStorage.setItem(SEEN, newer)
  } catch {
    // No network, or nowhere to remember it.
    return false
  }
  location.reload()
  return true
}

/** What is fetched on the side fails where nobody draws it. */
export function renewWhenNeeded(): void {
  addEventListener('unhandledrejection', ({ reason }) => {
    if (misses(reason)) void renew()
  })
}
