import { Sheet } from '../kit/Sheet.tsx'
import { rules as words } from '../strings/rules.ts'
import { useStrings } from '../strings/useStrings.ts'
import { RulesReader } from './RulesReader.tsx'

/** The rules beside the table, opened at a rule or to be searched. */
export function RulesSheet({ game, rule, onClose }: { readonly game: string; readonly rule: string | null; readonly onClose: () => void }) {
  const t = useStrings()
  return (
    <Sheet title={t(words.title)} icon="rule-book" wide onClose={onClose}>
      <RulesReader game={game} rule={rule} first />
    </Sheet>
  )
}
