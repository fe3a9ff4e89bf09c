/** A few sounds made on the spot: a bell for one's turn, bones for dice, a brush for cards, a drum for harm, a tap for talk. */
import { current, type Volumes } from '../settings/settings.ts'

let context: AudioContext | null = null

/** A browser lets a page sound only after somebody touched it. */
export function audio(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

type Note = {
  readonly at: number
  readonly hz: number
  readonly to?: number
  readonly long: number
  readonly loud: number
  readonly shape: OscillatorType
}

/** What sounds once; ambience goes on by itself. */
export type Cue = Exclude<keyof Volumes, 'ambience'>

const notes: { readonly [S in Cue]: readonly Note[] } = {
  turn: [
    { at: 0, hz: 660, long: 0.9, loud: 0.16, shape: 'sine' },
    { at: 0.02, hz: 1321, long: 0.6, loud: 0.07, shape: 'sine' },
    { at: 0.16, hz: 880, long: 1.1, loud: 0.12, shape: 'sine' },
  ],
  dice: Array.from({ length: 6 }, (_, i) => ({
    at: i * 0.07 + (i % 2) * 0.02,
    hz: 900 - i * 90,
    to: 300,
    long: 0.05,
    loud: 0.14 - i * 0.015,
    shape: 'square' as const,
  })),
  cards: [
    { at: 0, hz: 2400, to: 700, long: 0.07, loud: 0.035, shape: 'triangle' },
    { at: 0.05, hz: 320, to: 140, long: 0.06, loud: 0.06, shape: 'sine' },
  ],
  harm: [
    { at: 0, hz: 110, to: 42, long: 0.7, loud: 0.4, shape: 'sine' },
    { at: 0.05, hz: 220, to: 60, long: 0.3, loud: 0.1, shape: 'triangle' },
  ],
  talk: [{ at: 0, hz: 520, to: 610, long: 0.09, loud: 0.1, shape: 'triangle' }],
}

/** At this volume a sound is as loud as its notes say. */
const USUAL = 7

/** Sounds as loud as it is wanted, if at all. */
export function cue(sound: Cue): void {
  const on = current().volumes[sound] > 0 ? audio() : null
  if (!on) return
  const wanted = current().volumes[sound] / USUAL
  for (const { at, hz, to, long, loud, shape } of notes[sound]) {
    const start = on.currentTime + at
    const voice = on.createOscillator()
    const volume = on.createGain()
    voice.type = shape
    voice.frequency.setValueAtTime(hz, start)
    if (to !== undefined) voice.frequency.exponentialRampToValueAtTime(to, start + long)
    volume.gain.setValueAtTime(0, start)
    volume.gain.linearRampToValueAtTime(loud * wanted, start + 0.012)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + long)
    voice.connect(volume).connect(on.destination)
    voice.start(start)
    voice.stop(start + long + 0.05)
  }
}
