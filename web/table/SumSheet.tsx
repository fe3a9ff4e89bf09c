import { Sheet } from '../kit/Sheet.tsx'
import type { Sum } from '../kit/table.ts'
import { table as words } from '../words/table.ts'
import { useWords } from '../words/useWords.ts'
import styles from './SumSheet.module.css'

/** What a number is made of; what lost to something better is struck out. */
export function SumSheet({ sum, onClose }: { readonly sum: Sum; readonly onClose: () => void }) {
  const t = useWords()
  return (
    <Sheet title={t(words.sum)} side="middle" onClose={onClose}>
      <dl className={styles.sum}>
        {sum.lines.map(({ label, value, counts }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts may read the same
          <div key={i} data-struck={!counts || undefined}>
            <dt>
              {label}
              {!counts && <small> · {t(words.notCounted)}</small>}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div data-total>
          <dt>{t(words.sumTotal)}</dt>
          <dd>{sum.value}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
