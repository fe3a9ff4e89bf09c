import { lazy, Suspense, useId } from 'react'
import { Sheet } from '../kit/Sheet.tsx'
import { cue } from '../sound/cue.ts'
import type { Both } from '../strings/say.ts'
import { settings as words } from '../strings/settings.ts'
import { useStrings } from '../strings/useStrings.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import styles from './SettingsSheet.module.css'
import { type Settings, set, TEXT_SIZES, useSettings, type Volumes } from './settings.ts'

const KeptHere = lazy(() => import('./KeptHere.tsx'))
const OtherDevice = lazy(() => import('./OtherDevice.tsx'))

/** What a person chooses for this browser. */
export function SettingsSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings()
  const now = useSettings()
  return (
    <Sheet title={t(words.title)} icon="gears" onClose={onClose}>
      <div className={styles.settings}>
        <label className={styles.field}>
          <span>{t(words.name)}</span>
          <input value={now.name} maxLength={40} onChange={(event) => set({ name: event.target.value })} autoComplete="nickname" />
        </label>
        <div className={styles.field}>
          <span>{t(words.language)}</span>
          <LanguageSwitch />
        </div>
        <Choice label={words.motion} now={now.motion} choices={words.motions} choose={(motion) => set({ motion })} />
        <Choice label={words.ownPace} now={now.pace.own} choices={words.ownPaces} choose={(own) => set({ pace: { ...now.pace, own } })} />
        {now.pace.own !== 'off' && (
          <Choice
            label={words.othersPace}
            now={now.pace.others}
            choices={words.othersPaces}
            choose={(others) => set({ pace: { ...now.pace, others } })}
          />
        )}
        <Choice
          label={words.textSize}
          now={String(now.textSize)}
          choices={Object.fromEntries(TEXT_SIZES.map((size) => [size, { es: `${size} %`, en: `${size}%` }]))}
          choose={(size) => set({ textSize: Number(size) as Settings['textSize'] })}
        />
        <Choice label={words.contrast} now={now.contrast} choices={words.contrasts} choose={(contrast) => set({ contrast })} />
        <Choice label={words.palette} now={now.palette} choices={words.palettes} choose={(palette) => set({ palette })} />
        <fieldset className={styles.group}>
          <legend>{t(words.sound)}</legend>
          {(Object.keys(words.sounds) as (keyof Volumes)[]).map((sound) => (
            <label key={sound} className={styles.volume}>
              <span>{t(words.sounds[sound])}</span>
              <input
                type="range"
                min={0}
                max={10}
                value={now.volumes[sound]}
                onChange={(event) => {
                  set({ volumes: { ...now.volumes, [sound]: Number(event.target.value) } })
                  if (sound !== 'ambience') cue(sound)
                }}
                data-volume={sound}
              />
            </label>
          ))}
        </fieldset>
        <div className={styles.group}>
          <Tick label={words.confirm} on={now.confirm} change={(confirm) => set({ confirm })} />
          <Tick label={words.skip} on={now.skip} change={(skip) => set({ skip })} />
          <Tick label={words.odds} on={now.odds} change={(odds) => set({ odds })} />
          <Tick label={words.curtain} on={now.curtain} change={(curtain) => set({ curtain })} />
        </div>
        <Suspense fallback={null}>
          <OtherDevice />
        </Suspense>
        <Suspense fallback={null}>
          <KeptHere className={styles.kept} />
        </Suspense>
      </div>
    </Sheet>
  )
}

type ChoiceProps<T extends string> = {
  readonly label: Both
  readonly now: T
  readonly choices: { readonly [choice in T]: Both }
  readonly choose: (choice: T) => void
}

/** One of a few: a row of buttons that are one group. */
export function Choice<T extends string>({ label, now, choices, choose }: ChoiceProps<T>) {
  const t = useStrings()
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{t(label)}</legend>
      <div>
        {(Object.keys(choices) as T[]).map((choice) => (
          <label key={choice}>
            <input type="radio" name={name} checked={now === choice} onChange={() => choose(choice)} />
            <span>{t(choices[choice])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Tick({ label, on, change }: { readonly label: Both; readonly on: boolean; readonly change: (on: boolean) => void }) {
  const t = useStrings()
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={on} onChange={(event) => change(event.target.checked)} />
      <span>{t(label)}</span>
    </label>
  )
}
