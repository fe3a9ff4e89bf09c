/** After the first visit the client and its local tables work with the network cut. */
export function stayOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    void navigator.serviceWorker.register('/sw.js').catch(() => {
      // Some browsers forbid it in private windows: then there is simply no offline play.
    })
  })
}
