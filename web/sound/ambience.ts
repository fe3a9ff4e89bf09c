/** What is heard while nothing happens: where one is, and how near the end is. Made on the spot, quiet, and gone with the window. */
import type { Ambience } from '../kit/table.ts'
import { audio } from './cue.ts'
import { LAYERS, levelsOf } from './levels.ts'

/** Two low tones that rub against each other: the nearer the end, the louder and the further apart. */
const DRONE = 46

type Playing = {
  readonly noise: GainNode
  readonly window: BiquadFilterNode
  readonly swell: OscillatorNode
  readonly depth: GainNode
  readonly drone: GainNode
  readonly second: OscillatorNode
}

let playing: Playing | null = null

/** A few seconds of brown noise, the same whenever it comes round. */
function noiseIn(on: AudioContext): AudioBuffer {
  const buffer = on.createBuffer(1, on.sampleRate * 4, on.sampleRate)
  const data = buffer.getChannelData(0)
  let [last, chance] = [0, 7]
  for (let i = 0; i < data.length; i++) {
    chance = (chance * 48271) % 2147483647
    last = (last + 0.02 * (chance / 1073741823.5 - 1)) / 1.02
    data[i] = last * 3.5
  }
  return buffer
}

function begin(on: AudioContext): Playing {
  const source = new AudioBufferSourceNode(on, { buffer: noiseIn(on), loop: true })
  const window = new BiquadFilterNode(on, { type: 'bandpass' })
  const noise = new GainNode(on, { gain: 0 })
  const swell = new OscillatorNode(on, { frequency: 0.1 })
  const depth = new GainNode(on, { gain: 0 })
  const drone = new GainNode(on, { gain: 0 })
  const first = new OscillatorNode(on, { frequency: DRONE })
  const second = new OscillatorNode(on, { frequency: DRONE })
  source.connect(window).connect(noise).connect(on.destination)
  swell.connect(depth).connect(noise.gain)
  for (const one of [first, second]) one.connect(drone)
  drone.connect(on.destination)
  for (const one of [source, swell, first, second]) one.start()
  return { noise, window, swell, depth, drone, second }
}

/** From now on it sounds like this; null or without volume: it fades away. Says whether it could: a page may sound only once somebody touched it. */
export function sound(ambience: Ambience | null, volume: number): boolean {
  const wanted = ambience && volume > 0 ? ambience : null
  if (!wanted && !playing) return true
  const on = audio()
  if (!on) return false
  playing ??= begin(on)
  const { noise, window, swell, depth, drone, second } = playing
  const slowly = (what: AudioParam, to: number): void => void what.setTargetAtTime(to, on.currentTime, 1.2)
  const levels = wanted ? levelsOf(wanted, volume) : { noise: 0, drone: 0, apart: 0 }
  const layer = LAYERS[wanted?.place ?? 'study']
  slowly(noise.gain, levels.noise)
  slowly(depth.gain, levels.noise * layer.swell[1])
  slowly(swell.frequency, layer.swell[0])
  slowly(window.frequency, layer.hz)
  slowly(window.Q, layer.narrow)
  slowly(drone.gain, levels.drone)
  slowly(second.frequency, DRONE + levels.apart)
  return true
}
