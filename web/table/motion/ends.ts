/** Where pieces and zones are on the screen, by the names the kit gives them. */

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

const named = (attribute: string, name: string): NodeListOf<HTMLElement> =>
  document.querySelectorAll(`[${attribute}="${CSS.escape(name)}"]`)

/** Seen at all: it has a size, and lies within the window. */
function boxOf(element: Element): Box | null {
  const { x, y, width, height } = element.getBoundingClientRect()
  if (width < 4 || height < 4 || x > innerWidth || y > innerHeight || x + width < 0 || y + height < 0) return null
  return { x, y, width, height }
}

export type End = { readonly element: HTMLElement; readonly box: Box }

/** Of several that bear the name, the largest that can be seen. */
function largest(elements: Iterable<HTMLElement>): End | null {
  let found: End | null = null
  for (const element of elements) {
    const box = boxOf(element)
    if (box && (!found || box.width * box.height > found.box.width * found.box.height)) found = { element, box }
  }
  return found
}

export const pieceEnd = (alias: string): End | null => largest(named('data-piece', alias))
export const zoneEnd = (zone: string): End | null => largest(named('data-zone', zone))

/** It lies on a board whose tokens glide by themselves. */
export const glides = (alias: string): boolean =>
  [...named('data-piece', alias)].some((one) => one.parentElement?.dataset.glide !== undefined)

/** What is seen of a piece: its card, its token, its picture. */
const bodyOf = (element: HTMLElement): Element => element.querySelector('[data-size], [data-back]') ?? element.firstElementChild ?? element

/** What names a thing for hands, keys and guides: a picture of it must not answer to it. */
const NAMES = [
  'id',
  'tabindex',
  'data-piece',
  'data-zone',
  'data-place',
  'data-option',
  'data-mark',
  'data-lit',
  'data-stat',
  'aria-live',
  'role',
]

/** A picture of a piece, to be moved about. */
export function likenessOf(element: HTMLElement): HTMLElement {
  const body = bodyOf(element)
  const copy = body.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of NAMES) one.removeAttribute(name)
  const frame = document.createElement('div')
  const width = `${body instanceof HTMLElement ? body.offsetWidth : boxOf(body)?.width}px`
  // Cards and tokens take their size from where they lie.
  for (const name of ['--mini-w', '--small-w', '--large-w']) frame.style.setProperty(name, width)
  frame.style.setProperty('--k', getComputedStyle(element).getPropertyValue('--k') || '1')
  frame.append(copy)
  return frame
}

/** The back of a card, as the zone or the table has it; null: this table shows none. */
export function backFrom(...zones: readonly (End | null)[]): HTMLElement | null {
  const found = zones.map((zone) => zone?.element.querySelector<HTMLElement>('[data-back]')).find(Boolean)
  const back = found ?? document.querySelector<HTMLElement>('[data-back]')
  return back?.parentElement ? likenessOf(back.parentElement) : null
}
