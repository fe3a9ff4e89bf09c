/** What a person has chosen for this browser. Kept here, told to nobody. */
import type { Language } from '@miskatonic/contract'
import { useSyncExternalStore } from 'react'
import { Changing } from '../link/observed.ts'
import type { Pace } from '../table/director.ts'

export type Motion = 'full' | 'quick' | 'none'
/** How loud each kind of sound is, from 0 (never) to 10. */
export type Volumes = {
  readonly turn: number
  readonly dice: number
  readonly cards: number
  readonly harm: number
  readonly talk: number
  readonly ambience: number
}

export type Settings = {
  readonly lang: Language
  readonly name: string
  readonly motion: Motion
  readonly volumes: Volumes
  readonly textSize: 100 | 110 | 125 | 150
  readonly contrast: 'normal' | 'high'
  readonly palette: 'lamp' | 'apart'
  /** Asks before what hurts: the bin, taking back many decisions. */
  readonly confirm: boolean
  /** Answers by itself where there is exactly one thing to answer. */
  readonly skip: boolean
  readonly odds: boolean
  /** How what happens between two questions is shown: on one's own turns, and on those of others. */
  readonly pace: Pace
  /** Hides the table when it passes from one person to the next and there is something to hide. */
  readonly curtain: boolean
}

const KEY = 'miskatonic.settings'
export const TEXT_SIZES = [100, 110, 125, 150] as const

function begin(): Settings {
  const spanish = navigator.languages.map((one) => one.slice(0, 2)).find((one) => one === 'es' || one === 'en') !== 'en'
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const usual: Settings = {
    lang: spanish ? 'es' : 'en',
    name: '',
    motion: still ? 'none' : 'full',
    volumes: { turn: 7, dice: 7, cards: 6, harm: 5, talk: 0, ambience: 3 },
    textSize: 100,
    contrast: matchMedia('(prefers-contrast: more)').matches ? 'high' : 'normal',
    palette: 'lamp',
    confirm: true,
    skip: false,
    odds: true,
    pace: { own: 'mine', others: 'watch' },
    curtain: true,
  }
  const asked = new URLSearchParams(location.search).get('lang')
  const kept = stored()
  // A sound that is new to this browser is as it usually is.
  const chosen = { ...usual, ...kept, volumes: { ...usual.volumes, ...kept.volumes } }
  return asked === 'es' || asked === 'en' ? { ...chosen, lang: asked } : chosen
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    // Storage that is closed or damaged costs a preference, never the page.
    return {}
  }
}

const settings = new Changing<Settings>(begin())

function apply({ lang, motion, textSize, contrast, palette }: Settings): void {
  const { dataset, style } = document.documentElement
  document.documentElement.lang = lang
  dataset.motion = motion
  dataset.contrast = contrast
  dataset.palette = palette
  // Where letters are large there is room for fewer things beside each other, whatever the window's width.
  dataset.text = textSize >= 125 ? 'large' : 'usual'
  style.setProperty('--text-scale', String(textSize / 100))
}
apply(settings.get())

export function set(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change })
  apply(settings.get())
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.get()))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

export const current = settings.get
export const useSettings = (): Settings => useSyncExternalStore(settings.subscribe, settings.get)
