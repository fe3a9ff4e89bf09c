import { Sheet } from '../kit/Sheet.tsx'
import { keyHelp as words } from '../strings/table.ts'
import { useStrings } from '../strings/useStrings.ts'
import styles from './KeysSheet.module.css'

const keys = [
  [['1', '…', '9'], words.answer],
  [[words.enter], words.confirm],
  [[words.shift, '1', '…', '8'], words.seat],
  [[words.space, '→'], words.goOn],
  [['←'], words.again],
  [['Esc'], words.toQuestion],
  [['Q'], words.question],
  [['B'], words.board],
  [['H'], words.hand],
  [['V'], words.scene],
  [['Z'], words.undo],
  [['U'], words.undoMenu],
  [['Y'], words.redo],
  [['L'], words.log],
  [['C'], words.chat],
  [['S'], words.people],
  [['/'], words.rules],
  [['T'], words.text],
  [['M'], words.sheet],
  [['P'], words.pause],
  [['O'], words.settings],
  [['N'], words.guide],
  [['?'], words.help],
] as const

/** `guided`: the guide of a tutorial stands at this table, and has a key of its own. */
export function KeysSheet({ guided, onClose }: { readonly guided: boolean; readonly onClose: () => void }) {
  const t = useStrings()
  return (
    <Sheet title={t(words.title)} icon="key" side="middle" onClose={onClose}>
      <dl className={styles.keys}>
        {keys
          .filter(([, does]) => guided || does !== words.guide)
          .map(([pressed, does]) => (
            <div key={does.en}>
              <dt>
                {pressed.map((key) => (
                  <kbd key={typeof key === 'string' ? key : key.en}>{typeof key === 'string' ? key : t(key)}</kbd>
                ))}
              </dt>
              <dd>{t(does)}</dd>
            </div>
          ))}
      </dl>
    </Sheet>
  )
}
