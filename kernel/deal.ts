import type { Option } from './ask.ts'
import { openFloor } from './asking.ts'
import type { Script } from './game.ts'
import type { Key, Seat } from './ids.ts'
import { type Kernel, untyped } from './kernel.ts'
import type { Shape } from './shape.ts'

/** What two seats agreed to exchange. */
export type Deal = { readonly [seat: Seat]: readonly Key[] }

/** What lies on the table. Each change of an offer makes a new version; one consents to a version. */
export type Talk = { readonly offers: Readonly<Record<Seat, readonly Key[]>>; readonly consents: readonly Seat[]; readonly version: number }
/** What is under way while two seats deal: a game whose records are typed declares `deal: DealRecord`. */
export type DealRecord = { readonly a: Seat; readonly b: Seat } & Talk
type May = { readonly may: { readonly [seat: Seat]: readonly Option[] } }

export const newTalk = ([a, b]: readonly [Seat, Seat]): Talk => ({ offers: { [a]: [], [b]: [] }, consents: [], version: 0 })

/**
 * Two seats lay offers on the table; changing one clears both consents; it is done when both consent to the same version,
 * null when one of them leaves. What changes hands is the caller's: one `together`.
 */
export function* deal<S extends Shape>(t: Kernel<S>, between: readonly [Seat, Seat], how: May): Script<Deal | null> {
  let talk: Talk | null = newTalk(between)
  while (talk) {
    if (talk.consents.length === 2) return talk.offers
    talk = yield* statement(t, between, how, talk)
  }
  return null
}

/** One statement of a deal: what lies on the table after it, null when one of them leaves. Rules that make each a step of its own keep the talk between them. */
export function* statement<S extends Shape>(t: Kernel<S>, between: readonly [Seat, Seat], how: May, talk: Talk): Script<Talk | null> {
  const [a, b] = between
  const { offers, consents, version } = talk
  const out = yield* untyped(t).resolving({ kind: 'deal', a, b, offers, consents, version }, () => heard(t, between, how, talk))
  return out.done ?? null
}

function* heard<S extends Shape>(t: Kernel<S>, [a, b]: readonly [Seat, Seat], how: May, talk: Talk): Script<Talk | null> {
  const { seat, key } = yield* openFloor(t, {
    about: t.game.prompts.deal,
    offers: { [a]: statements(talk, a, how.may[a] ?? []), [b]: statements(talk, b, how.may[b] ?? []) },
  })
  return key === 'leave' ? null : said(talk, seat, key)
}

function statements(table: Talk, seat: Seat, may: readonly Option[]): Option[] {
  const laid = table.offers[seat] ?? []
  const something = Object.values(table.offers).some((keys) => keys.length > 0)
  return [
    ...may.filter((option) => !laid.includes(option.key)).map((option) => ({ ...option, key: `offer:${option.key}` })),
    ...may.filter((option) => laid.includes(option.key)).map((option) => ({ ...option, key: `withdraw:${option.key}` })),
    ...(something && !table.consents.includes(seat) ? [{ key: `consent:${table.version}` }] : []),
    { key: 'leave' },
  ]
}

function said(table: Talk, seat: Seat, key: Key): Talk {
  const { offers, version } = table
  if (key.startsWith('consent:')) return { offers, version, consents: [...table.consents, seat].sort() }
  const thing = key.slice(key.indexOf(':') + 1)
  const laid = offers[seat] ?? []
  const now = key.startsWith('offer:') ? [...laid, thing] : laid.filter((one) => one !== thing)
  return { offers: { ...offers, [seat]: now }, consents: [], version: version + 1 }
}
