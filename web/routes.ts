/** Which page an address is. */
import { useSyncExternalStore } from 'react'

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'tables' }
  | { readonly page: 'local'; readonly id: string }
  | { readonly page: 'online'; readonly id: string }
  | { readonly page: 'campaign'; readonly place: 'here' | 'online'; readonly id: string }
  | { readonly page: 'join'; readonly code: string }
  | { readonly page: 'seat'; readonly link: string }
  | { readonly page: 'rules'; readonly game: string | null; readonly rule: string | null }
  | { readonly page: 'decks'; readonly game: string | null; readonly code: string | null }
  | { readonly page: 'gallery'; readonly game: string | null }
  | { readonly page: 'me'; readonly link: string }
  | { readonly page: 'challenge'; readonly code: string }
  | { readonly page: 'about' }
  | { readonly page: 'nowhere' }

/** An address that was cut in the middle of a sign leads nowhere, and fails nothing. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function routeOf(path: string, hash = ''): Route {
  const [first = '', second = '', ...more] = path.split('/').filter(Boolean).map(decoded)
  if (more.length) return { page: 'nowhere' }
  if (first === '') return { page: 'start' }
  if (first === 'rules') return { page: 'rules', game: second || null, rule: hash.slice(1) || null }
  if (first === 'decks') return { page: 'decks', game: second || null, code: hash.slice(1) || null }
  if (first === 'gallery') return { page: 'gallery', game: second || null }
  if (second === '' && (first === 'about' || first === 'tables')) return { page: first }
  if (second === '' && first === 'challenge') return { page: 'challenge', code: hash.slice(1) }
  if (second === '' && first === 'me') return { page: 'me', link: hash.slice(1) }
  if (second && first === 'l') return { page: 'local', id: second }
  if (second && first === 't') return { page: 'online', id: second }
  if (second && (first === 'c' || first === 'lc')) return { page: 'campaign', place: first === 'c' ? 'online' : 'here', id: second }
  if (second && first === 'join') return { page: 'join', code: second }
  // Behind the `#`, which browsers send to nobody; links made earlier have it in their path.
  if (first === 'seat' && (second || hash.length > 1)) return { page: 'seat', link: second || decoded(hash.slice(1)) }
  return { page: 'nowhere' }
}

const MOVED = 'miskatonic:moved'

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  dispatchEvent(new Event(MOVED))
}

const here = (): string => location.pathname + location.hash
const subscribe = (heard: () => void): (() => void) => {
  for (const event of ['popstate', 'hashchange', MOVED]) addEventListener(event, heard)
  return () => {
    for (const event of ['popstate', 'hashchange', MOVED]) removeEventListener(event, heard)
  }
}

export function useRoute(): Route {
  const address = useSyncExternalStore(subscribe, here)
  const [path = '', hash] = address.split('#')
  return routeOf(path, hash === undefined ? '' : `#${hash}`)
}
