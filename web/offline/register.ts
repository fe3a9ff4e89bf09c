import type { Opened } from './parts.ts'

const mayKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator

/** After the first visit the pages of the house open with the network cut, and the tables of every game that was opened here. */
export function stayOffline(): void {
  if (!mayKeep()) return
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').catch(() => {
      // Some browsers forbid it in private windows: then there is simply no offline play.
    })
  })
}

/** A table of this game was opened; `here`: it is played in this browser. From now on its tables open without the network. */
export function keepGame(game: string, here: boolean): void {
  if (!mayKeep()) return
  void navigator.serviceWorker.ready.then(({ active }) => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    active?.postMessage({ opened: game, here, loaded } satisfies Opened)
  })
}
