import type { Json } from '@miskatonic/kernel'

/** Prompts, log lines and refusals by key, with their arguments. `prompts.ts`, `log.ts` and `refusals.ts` say them in both languages. */
export interface Messages {
  [key: string]: { readonly [argument: string]: Json }
}
