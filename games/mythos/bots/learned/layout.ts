/** Hands out places for numbers, one block after the other. */
export class Layout {
  size = 0

  block(n: number): number {
    const from = this.size
    this.size += n
    return from
  }
}
