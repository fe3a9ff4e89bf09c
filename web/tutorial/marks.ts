/** Finds on the page what a step speaks of. */

const PLACES = 'place:'
const OPTIONS = 'option:'
const PIECES = 'piece:'
/** On a phone the board may be behind another tab: then the way back is lit. */
const WAY_BACK = '[data-mark="tab-board"]:not([aria-current])'
/** This much of a large thing is enough to see it, in square pixels. */
const ENOUGH = 12_000

function selectorOf(mark: string): string {
  if (mark.startsWith('#')) return mark
  if (mark.startsWith(PLACES)) return `[data-place="${CSS.escape(mark.slice(PLACES.length))}"]`
  if (mark.startsWith(OPTIONS)) {
    const key = CSS.escape(mark.slice(OPTIONS.length))
    return `[data-option="${key}"], [data-deed="${key}"]`
  }
  if (mark.startsWith(PIECES)) return `[data-piece="${CSS.escape(mark.slice(PIECES.length))}"]`
  return `[data-mark~="${CSS.escape(mark)}"]`
}

/** The places that are spoken of. */
export const placesIn = (marks: readonly string[]): string[] =>
  marks.flatMap((mark) => mark.split('|')).flatMap((one) => (one.startsWith(PLACES) ? [one.slice(PLACES.length)] : []))

export type Seen = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }

/** The part of a thing that nothing cuts off; null where most of it is out of sight or something lies over it. */
export function seenOf(element: Element): Seen | null {
  const whole = element.getBoundingClientRect()
  if (!whole.width || !whole.height) return null
  let [left, top, right, bottom] = [Math.max(whole.left, 0), Math.max(whole.top, 0), whole.right, whole.bottom]
  right = Math.min(right, innerWidth)
  bottom = Math.min(bottom, innerHeight)
  // What is fixed to the window is cut off by nothing around it.
  for (
    let [at, around] = [element, element.parentElement];
    around && getComputedStyle(at).position !== 'fixed';
    around = at.parentElement
  ) {
    at = around
    if (getComputedStyle(around).overflow === 'visible' || around === document.body) continue
    const frame = around.getBoundingClientRect()
    ;[left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]
    ;[right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
  }
  const [width, height] = [right - left, bottom - top]
  if (width <= 0 || height <= 0 || width * height < Math.min((whole.width * whole.height) / 2, ENOUGH)) return null
  const above = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role="dialog"], dialog')
  return above && !above.contains(element) ? null : { left, top, width, height }
}

/** What happens and is to be read first, if the step does not speak of that very thing. */
export function pageBefore(marks: readonly string[]): Element | null {
  const beat = document.querySelector('[data-beat][data-waits]')
  const page = beat?.closest('[data-stage]') ?? beat
  return page && !marks.some((mark) => page.contains(findMark(mark))) ? page : null
}

/** The first of a mark's alternatives that can be seen. */
export function findMark(mark: string): Element | null {
  for (const one of mark.split('|')) for (const element of document.querySelectorAll(selectorOf(one))) if (seenOf(element)) return element
  return document.querySelector(WAY_BACK)
}

/** Brings what lies outside a list's window into it; the map moves by itself. */
export function bringIntoView(mark: string): void {
  for (const one of mark.split('|')) {
    const element = document.querySelector(selectorOf(one))
    if (!element || one.startsWith(PLACES)) continue
    bringSideways(element)
    const list = scrollerOf(element)
    if (!list) return
    const [box, frame] = [element.getBoundingClientRect(), list.getBoundingClientRect()]
    // Of what is taller than the window its beginning is enough.
    if (box.top < frame.top || (box.bottom > frame.bottom && box.height > frame.height && box.top > frame.top + frame.height / 2))
      list.scrollTop += box.top - frame.top - 8
    else if (box.bottom > frame.bottom && box.height <= frame.height) list.scrollTop += box.bottom - frame.bottom + 8
    return
  }
}

/** The same in a row that slides. */
function bringSideways(element: Element): void {
  for (let row = element.parentElement; row; row = row.parentElement) {
    const { overflowX } = getComputedStyle(row)
    if ((overflowX !== 'auto' && overflowX !== 'scroll') || row.scrollWidth <= row.clientWidth) continue
    const [box, frame] = [element.getBoundingClientRect(), row.getBoundingClientRect()]
    if (box.left < frame.left || box.right > frame.right) row.scrollLeft += box.left - frame.left - 8
    return
  }
}

function scrollerOf(element: Element): Element | null {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { overflowY } = getComputedStyle(around)
    if ((overflowY === 'auto' || overflowY === 'scroll') && around.scrollHeight > around.clientHeight) return around
  }
  return null
}
