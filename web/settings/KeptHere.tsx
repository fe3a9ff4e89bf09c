import { useEffect, useState } from 'react'
import { type Kept, whatIsKept } from '../link/local/keeping.ts'
import { settings as words } from '../strings/settings.ts'
import { useStrings } from '../strings/useStrings.ts'
import { useSettings } from './settings.ts'

/** How much is kept where, and how safely. */
export default function KeptHere({ className }: { readonly className: string | undefined }) {
  const t = useStrings()
  const { lang } = useSettings()
  const [kept, setKept] = useState<Kept | null>(null)
  useEffect(() => {
    void whatIsKept().then(setKept)
  }, [])
  const size = kept && new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(kept.bytes / 1_000_000)
  return (
    <div className={className} data-kept={kept === null ? 'unknown' : kept.promised ? 'promised' : 'unpromised'}>
      <p>{t(words.kept)}</p>
      <p>
        {size === null ? t(words.keptHere) : t(words.keptHereSize).replace('{size}', size)}{' '}
        {t(kept?.promised ? words.keptSafe : words.keptUnsafe)}
      </p>
      <p>{t(words.keptOnline)}</p>
    </div>
  )
}
