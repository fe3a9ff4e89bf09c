import type { Option } from './ask.ts'
import { openFloor } from './asking.ts'
import type { Script, Shape } from './game.ts'
import type { Key, RecordId, Seat } from './ids.ts'
import type { Kernel } from './kernel.ts'

/** What two seats agreed to exchange. */
export type Deal = { readonly [seat: Seat]: readonly Key[] }

/** Each change of an offer makes a new version; one consents to a version. */
type Table = { readonly offers: Record<Seat, Key[]>; readonly consents: readonly Seat[]; readonly version: number }

/**
 * Two seats lay offers on the table; changing one clears both consents; it is done when both consent to the same version,
 * null when one of them leaves. What changes hands is the caller's: one `together`.
 */
export function* deal<S extends Shape>(
  t: Kernel<S>,
  between: readonly [Seat, Seat],
  how: { readonly may: { readonly [seat: Seat]: readonly Option[] } },
): Script<Deal | null> {
  const [a, b] = between
  const out = yield* t.resolving(
    { kind: 'deal', a, b, offers: { [a]: [], [b]: [] }, consents: [], version: 0 },
    function* (id): Script<Deal | null> {
      for (;;) {
        const table = onTable(t, id)
        const { seat, key } = yield* openFloor(t, {
          about: t.game.prompts.deal,
          offers: { [a]: statements(table, a, how.may[a] ?? []), [b]: statements(table, b, how.may[b] ?? []) },
        })
        if (key === 'leave') return null
        const next = said(onTable(t, id), seat, key)
        yield* t.change((w) => w.note(id, next))
        if (next.consents.length === 2) return next.offers
      }
    },
  )
  return out.done ?? null
}

const onTable = <S extends Shape>(t: Kernel<S>, id: RecordId): Table => t.recordById(id) as unknown as Table

function statements(table: Table, seat: Seat, may: readonly Option[]): Option[] {
  const laid = table.offers[seat] ?? []
  const something = Object.values(table.offers).some((keys) => keys.length > 0)
  return [
    ...may.filter((option) => !laid.includes(option.key)).map((option) => ({ ...option, key: `offer:${option.key}` })),
    ...may.filter((option) => laid.includes(option.key)).map((option) => ({ ...option, key: `withdraw:${option.key}` })),
    ...(something && !table.consents.includes(seat) ? [{ key: `consent:${table.version}` }] : []),
    { key: 'leave' },
  ]
}

function said(table: Table, seat: Seat, key: Key): Table {
  const { offers, version } = table
  if (key.startsWith('consent:')) return { offers, version, consents: [...table.consents, seat].sort() }
  const thing = key.slice(key.indexOf(':') + 1)
  const laid = offers[seat] ?? []
  const now = key.startsWith('offer:') ? [...laid, thing] : laid.filter((one) => one !== thing)
  return { offers: { ...offers, [seat]: now }, consents: [], version: version + 1 }
}
