import type { Language } from '@miskatonic/contract'
import { useMemo } from 'react'
import { useSettings } from '../settings/settings.ts'
import { type Both, say, type Values } from './say.ts'

export type Say = ((text: Both, values?: Values) => string) & { readonly lang: Language }

/** Says the interface's texts in the reader's language. */
export function useStrings(): Say {
  const { lang } = useSettings()
  return useMemo(() => Object.assign((text: Both, values?: Values) => say(text, lang, values), { lang }), [lang])
}
