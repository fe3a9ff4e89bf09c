/** Runs work that can be done in parts to its end, at once. */
export function finished<T>(parts: Iterator<void, T>): T {
  for (;;) {
    const part = parts.next()
    if (part.done) return part.value
  }
}
