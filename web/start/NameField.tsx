import { set, useSettings } from '../settings/settings.ts'
import { start as words } from '../strings/start.ts'
import { useStrings } from '../strings/useStrings.ts'

/** One's own name, without which nobody sits down online. That it is missing is said in the page's language, not in the browser's. */
export function NameField() {
  const t = useStrings()
  const { name } = useSettings()
  return (
    <label>
      {t(words.open.yourName)}
      <input
        value={name}
        maxLength={40}
        required
        autoComplete="nickname"
        onChange={(event) => {
          event.target.setCustomValidity('')
          set({ name: event.target.value })
        }}
        onInvalid={(event) => event.currentTarget.setCustomValidity(t(words.open.nameMissing))}
      />
    </label>
  )
}
