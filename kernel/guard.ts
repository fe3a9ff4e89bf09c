import { ContractError } from './errors.ts'
import { copyJson } from './json.ts'

/**
 * Read-only views of the state that die at the next yield. Used in strict tables (the conformance suite): a script that
 * keeps an object across an ask, or writes to one, is told so instead of going wrong one day.
 */
export class Guard {
  private generation = 0
  private readonly wrapped = new WeakMap<object, { generation: number; proxy: object }>()

  /** An ask was answered: what was handed out before is dead. */
  renew(): void {
    this.generation++
  }

  wrap<T>(value: T): T {
    if (value === null || typeof value !== 'object') return value
    const known = this.wrapped.get(value)
    if (known && known.generation === this.generation) return known.proxy as T
    const born = this.generation
    const alive = (): void => {
      if (born !== this.generation) throw new ContractError('an object of the state was kept across an ask: keep ids, read again')
    }
    const refuse = (): never => {
      throw new ContractError('the state was written outside a change')
    }
    const proxy = new Proxy(value, {
      get: (target, key) => {
        alive()
        return this.wrap(Reflect.get(target, key))
      },
      has: (target, key) => {
        alive()
        return Reflect.has(target, key)
      },
      ownKeys: (target) => {
        alive()
        return Reflect.ownKeys(target)
      },
      set: refuse,
      deleteProperty: refuse,
      defineProperty: refuse,
    })
    this.wrapped.set(value, { generation: born, proxy })
    return proxy as T
  }
}

/** What goes into the state: in a strict table a copy, free of the guards through which it may have been read. */
export const incoming = <T>(guard: Guard | null, value: T): T => (guard ? copyJson(value) : value)

/** The arguments of a step, which it may keep across its asks: in a strict table they cannot be written. */
export const keepsake = <T>(guard: Guard | null, value: T): T => (guard ? frozen(copyJson(value)) : value)

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(Object.freeze(value))) frozen(inner)
  return value
}
