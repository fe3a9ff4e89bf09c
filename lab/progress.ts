const WIDTH = 30

/** A bar on the terminal, on standard error so that what is printed can be piped; nothing where there is no terminal. */
export function progressBar(of: number): { show: (done: number) => void; clear: () => void } | null {
  const { stderr } = process
  if (!stderr.isTTY) return null
  let drawn = -1
  return {
    show: (done) => {
      const percent = Math.floor((100 * done) / of)
      if (percent === drawn) return
      drawn = percent
      stderr.write(`\r${'█'.repeat(Math.round((WIDTH * done) / of)).padEnd(WIDTH, '░')} ${done} of ${of} games`)
    },
    clear: () => stderr.write('\r\u001b[K'),
  }
}
