import type { ActionSpec, HappeningSpec, QuantitySpec } from '@miskatonic/effects'

const anything = <T>(make: () => T): { readonly [name: string]: T } => new Proxy({}, { get: () => make() })
const verbatim = { kind: 'verbatim', es: '', en: '' } as const
export const verbSayings = anything(() => () => verbatim)
export const conditionSayings = anything(() => () => ({ kind: 'exists' }))
export const selectorSayings = anything(() => () => ({ kind: 'you' }))
export const happeningSayings: { readonly [name: string]: HappeningSpec } = {}
export const quantitySayings: { readonly [name: string]: QuantitySpec } = {}
export const actionSayings: { readonly [slot: string]: ActionSpec } = {}
export const paymentSayings = {}
