import type { GameText, LineFacts } from '@miskatonic/contract'
import type { Game, Message, Seat, Shape, Telling } from '@miskatonic/kernel'

/* What a line of the log brings besides its words: declared once beside the game's messages, and sent with the line. */

/** `rule` may depend on what the line tells of. A line without a tone is the doer's own, or plain. */
type Line<Args> = {
  readonly rule?: string | ((args: Args) => string | null)
  readonly tone?: Exclude<LineFacts['tone'], 'own'>
  readonly cue?: LineFacts['cue']
  /** Only in types: what the line tells of. */
  readonly args?: Args
}

/** The lines of a game by the keys of its messages: a key that it does not have fails to compile, and one that is missing too. */
export type LinesOf<Messages> = { readonly [K in keyof Messages]: Line<Messages[K]> }

/** A line with the arguments it tells of and the rule it follows: `line<Who & Counted>('LH-NERVE-01', { cue: 'harm' })`. */
export const line = <Args = Readonly<Record<never, never>>>(
  rule: NonNullable<Line<Args>['rule']>,
  facts: Pick<Line<Args>, 'tone' | 'cue'> = {},
): Line<Args> => ({ rule, ...facts })
/** The messages that the log of these lines tells, by key, with their arguments: they are declared with the lines and nowhere else. */
export type LogOf<Lines> = { readonly [K in keyof Lines]: Lines[K] extends Line<infer Args> ? Args : never }

type Args = { readonly who?: { readonly seat?: Seat } }

/** Reads the facts of a line from the game's table of lines; a line without a tone is `own` to the seat that its `who` names. */
export function factsOf<Messages>(lines: Partial<LinesOf<Messages>>): NonNullable<GameText['line']> {
  const known = new Map(Object.entries(lines) as [string, Line<Message['args']>][])
  return ({ key, args = {} }, reader) => {
    const { rule, tone, cue } = known.get(key) ?? {}
    const follows = typeof rule === 'function' ? rule(args) : rule
    const own = reader !== null && (args as Args).who?.seat === reader
    const written = tone ?? (own ? 'own' : undefined)
    return { ...(follows ? { rule: follows } : {}), ...(written ? { tone: written } : {}), ...(cue ? { cue } : {}) }
  }
}

type ToAll<T> = T extends { readonly all: infer Tell } ? Tell : never
/** What everybody is told of each happening, where all are told the same. */
export function toldToAll<S extends Shape>(
  tellings: {
    readonly [N in keyof S['happenings']]?: ToAll<Telling<S, S['happenings'][N]>>
  },
): Game<S>['tell'] {
  return Object.fromEntries(Object.entries(tellings).map(([happening, all]) => [happening, { all }])) as Game<S>['tell']
}
