/** A value that tells when it changes; fits `useSyncExternalStore`. */
export type Observed<T> = { readonly get: () => T; readonly subscribe: (heard: () => void) => () => void }

export class Changing<T> implements Observed<T> {
  private value: T
  private readonly listeners = new Set<() => void>()

  constructor(value: T) {
    this.value = value
  }

  readonly get = (): T => this.value

  readonly subscribe = (heard: () => void): (() => void) => {
    this.listeners.add(heard)
    return () => this.listeners.delete(heard)
  }

  set(value: T): void {
    if (Object.is(value, this.value)) return
    this.value = value
    for (const heard of [...this.listeners]) heard()
  }
}
