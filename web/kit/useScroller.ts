import { useEffect, useRef } from 'react'

/** What scrolls says so while there is more of it below: give what it returns to it. `[data-more]` in `look/base.css` draws the sign. */
export function useScroller<T extends HTMLElement>() {
  const box = useRef<T>(null)
  useEffect(() => {
    const own = box.current
    if (!own) return
    const look = (): void => {
      const more = own.scrollHeight - own.clientHeight - own.scrollTop > 4
      if (more) own.dataset.more = 'below'
      else delete own.dataset.more
    }
    // Looks when everything has its size: nothing is measured before its time.
    const watcher = new ResizeObserver(look)
    const grown = new MutationObserver(() => {
      watcher.disconnect()
      watch()
    })
    const watch = (): void => {
      for (const one of [own, ...own.children]) watcher.observe(one)
    }
    watch()
    grown.observe(own, { childList: true })
    own.addEventListener('scroll', look, { passive: true })
    return () => {
      watcher.disconnect()
      grown.disconnect()
      own.removeEventListener('scroll', look)
    }
  }, [])
  return box
}
