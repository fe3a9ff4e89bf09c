import type { GameTable } from '../kit/table.ts'
import type { OpenTable } from './useTable.ts'

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()

export const fileName = (desk: OpenTable, what: string): string => {
  const { name, game } = desk.props.info
  const day = new Date().toISOString().slice(0, 10)
  return [game, plain(name), what, day].filter(Boolean).join('-')
}

export async function downloadTable(desk: OpenTable, seq: number | null = null): Promise<void> {
  download(`${fileName(desk, '')}.table`, await desk.link.file(seq))
}

/** A report of a fault: what was on the screen, what was last heard, and the table itself. */
export async function downloadReport(desk: OpenTable, game: GameTable): Promise<void> {
  const { info, ask, view } = desk.props
  let file: string | null = null
  try {
    file = await desk.link.file(null)
  } catch (error) {
    file = `the table could not be written: ${error instanceof Error ? error.message : error}`
  }
  const report = {
    report: 1,
    when: new Date().toISOString(),
    browser: navigator.userAgent,
    screen: [innerWidth, innerHeight, devicePixelRatio],
    info: { ...info, seed: null },
    seat: desk.props.seat,
    seq: view.seq,
    ask,
    broken: desk.state.broken,
    log: desk.watched.events.slice(-100).map(({ id, seq, text }) => ({ id, seq, text })),
    text: game.asText(desk.props),
    table: file,
  }
  download(`${fileName(desk, 'report')}.json`, JSON.stringify(report, null, 1), 'application/json')
}
