import { type Active, concerns, limitReached, type Modify } from './abilities.ts'
import type { Engine } from './engine.ts'
import { ContractError } from './errors.ts'
import type { RuleId } from './ids.ts'
import type { Kernel } from './kernel.ts'
import { NO_BY } from './provenance.ts'
import type { Shape } from './shape.ts'
import type { Source } from './state.ts'

/**
 * A number that can be modified. It is folded where it is read, phase by phase, in the order its declaration lists:
 * `set` (the latest wins) · `add`, also in groups: `add:bonus=highest` · `raise`, `lower` · `scale=up`, `scale=down` · `cap`, `cap:6` · `floor`, `floor:1`.
 */
export type Quantity<S extends Shape, Of = never> = {
  readonly base: (t: Kernel<S>, of: Of) => number
  readonly fold: readonly string[]
  readonly rule?: RuleId
  /** What the base is made of, for people: its parts by name, in the order they are told. They add up to it. */
  readonly made?: (t: Kernel<S>, of: Of) => readonly { readonly phase: string; readonly amount: number }[]
}

/** The numbers of a game, each with what it is the number of. */
export type Quantities<S extends Shape> = S extends { readonly quantities: infer Q extends object }
  ? { readonly [N in keyof Q]: Quantity<S, Q[N]> }
  : { readonly [name: string]: Quantity<S> }

/** One part of a sum: where it comes from, and whether it counts. */
export type Part = {
  readonly source: Source | null
  readonly phase: string
  readonly amount: number
  readonly counts: boolean
  readonly rule?: RuleId
}
export type Explanation = { readonly value: number; readonly parts: readonly Part[] }

type Phase = {
  readonly text: string
  readonly name: string
  readonly verb: string
  readonly pick: string
  readonly constant: number | null
}
/** A quantity with its phases read. */
export type Declared<S extends Shape> = { readonly quantity: Quantity<S>; readonly phases: readonly Phase[] }
export const declare = <S extends Shape>(quantity: Quantity<S>): Declared<S> => ({ quantity, phases: quantity.fold.map(phaseOf) })

function declared<S extends Shape>(t: Engine<S>, name: string): Declared<S> {
  const found = t.shared.quantities.get(name)
  if (!found) throw new ContractError(`there is no quantity «${name}»`)
  return found
}

/** `add:bonus=highest` is the group `add:bonus` of which the highest counts; `floor:1` is a floor of its own. */
function phaseOf(text: string): Phase {
  const [left = '', pick = ''] = text.split('=')
  const [verb = '', detail = ''] = left.split(':')
  const constant = /^-?\d+$/.test(detail) ? Number(detail) : null
  return { text, name: constant === null && verb !== 'set' ? left : verb, verb, pick, constant }
}

const atWork = <S extends Shape>(t: Engine<S>, active: Active<Modify<S>>, of: unknown): boolean =>
  concerns(t, active, of, NO_BY) && !limitReached(t, active, active.self.controller)

export function numberOf<S extends Shape>(t: Engine<S>, name: string, of: unknown): number {
  return folded(t, declared(t, name), name, of, null)
}

/** The number with all its parts, for people: the base is told by what it is made of. */
export function explain<S extends Shape>(t: Engine<S>, name: string, of: unknown): Explanation {
  const found = declared(t, name)
  const { quantity } = found
  const parts: Part[] = []
  const value = folded(t, found, name, of, parts)
  const made = quantity.made?.(t, of as never)
  const rule = quantity.rule ? { rule: quantity.rule } : {}
  return made
    ? { value, parts: [...made.map((one) => ({ source: null, ...one, counts: true, ...rule })), ...parts.slice(1)] }
    : { value, parts }
}

/** The number, and where somebody wants to know, of which parts. */
function folded<S extends Shape>(t: Engine<S>, { quantity, phases }: Declared<S>, name: string, of: unknown, parts: Part[] | null): number {
  const active = modifiersOf(t, name, of)
  let value = quantity.base(t, of as never)
  parts?.push({ source: null, phase: 'base', amount: value, counts: true, ...(quantity.rule ? { rule: quantity.rule } : {}) })
  for (const phase of phases) {
    if (active.length) value = modified(t, phase, active, value, of, parts)
    if (phase.constant === null) continue
    const bounded = foldIn(phase, value, phase.constant)
    if (bounded !== value) parts?.push({ source: null, phase: phase.text, amount: phase.constant, counts: true })
    value = bounded
  }
  return value
}

const NONE: readonly never[] = []

/** What is at work on this number; mostly nothing. */
function modifiersOf<S extends Shape>(t: Engine<S>, name: string, of: unknown): readonly Active<Modify<S>>[] {
  const all = t.abilities('modify', name)
  let active: Active<Modify<S>>[] | null = null
  for (let i = 0; i < all.length; i++) {
    const one = all[i] as Active<Modify<S>>
    if (!atWork(t, one, of)) continue
    if (active) active.push(one)
    else active = [one]
  }
  return active ?? NONE
}

function modified<S extends Shape>(
  t: Engine<S>,
  phase: Phase,
  active: readonly Active<Modify<S>>[],
  before: number,
  of: unknown,
  parts: Part[] | null,
): number {
  const own = active.filter(({ ability }) => ability.phase === phase.name)
  if (!own.length) return before
  const amounts = own.map(({ ability, self }) => ability.amount(t, self, of as never))
  const winner = winnerOf(t, phase, own, amounts)
  let value = before
  own.forEach(({ ability, self }, i) => {
    const counts = winner === null || winner === i
    const amount = amounts[i] as number
    parts?.push({ source: self.source, phase: phase.name, amount, counts, ...(ability.rule ? { rule: ability.rule } : {}) })
    if (counts) value = foldIn(phase, value, amount)
  })
  return value
}

/** In a group of which one counts, which; null: all count. */
function winnerOf<S extends Shape>(
  t: Engine<S>,
  phase: Phase,
  own: readonly Active<Modify<S>>[],
  amounts: readonly number[],
): number | null {
  if (phase.pick === 'highest') return amounts.indexOf(Math.max(...amounts))
  if (phase.pick === 'lowest') return amounts.indexOf(Math.min(...amounts))
  if (phase.verb !== 'set') return null
  const since = own.map(({ self }) => sinceOf(t, self.source))
  return since.lastIndexOf(Math.max(...since))
}

/** When a card came to its zone, or an effect began to last: the latest that sets a number wins. */
function sinceOf<S extends Shape>(t: Engine<S>, source: Source): number {
  const lasting = t.raw.lasting.find((one) => one.id === source.lasting)
  return lasting?.since ?? (source.piece !== undefined && t.exists(source.piece) ? t.since(source.piece) : 0)
}

function foldIn(phase: Phase, value: number, amount: number): number {
  switch (phase.verb) {
    case 'set':
      return amount
    case 'add':
    case 'raise':
      return value + amount
    case 'lower':
      return value - amount
    case 'scale':
      return phase.pick === 'down' ? Math.floor(value * amount) : Math.ceil(value * amount)
    case 'cap':
      return Math.min(value, amount)
    case 'floor':
      return Math.max(value, amount)
    default:
      throw new ContractError(`a number cannot be folded by «${phase.verb}»`)
  }
}
