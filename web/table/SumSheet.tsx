import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import type { Sum } from '../kit/table.ts'
import { table as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './SumSheet.module.css'
import type { OpenTable } from './useTable.ts'

/** What a number is made of; what lost to something better is struck out. */
export function SumSheet({ sum, desk }: { readonly sum: Sum; readonly desk: OpenTable }) {
  const t = useStrings()
  const { rule } = sum
  const read = (id: string): void => {
    desk.closeSum()
    desk.props.showRule(id)
  }
  return (
    <Sheet
      title={t(words.sum)}
      side="middle"
      onClose={desk.closeSum}
      footer={
        rule !== undefined && (
          <Button tone="quiet" icon={<Icon name="rule-book" size={20} />} onClick={() => read(rule)} data-rule={rule}>
            {t(words.itsRule)}
          </Button>
        )
      }
    >
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
