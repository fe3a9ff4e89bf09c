import type { Definition } from '@miskatonic/effects/text'

/** A word for every message of an expansion: leaving one out does not compile. */
export type WordsFor<M> = { readonly [K in keyof M]: Definition<never> }
