/** Grounds to lay things on. They can be tiled: the noise joins at its edges. */
import type { Texture } from './picture.ts'

export const TEXTURE_SIZE = {
  desk: { width: 900, height: 500 },
  paper: { width: 400, height: 400 },
  felt: { width: 320, height: 320 },
  marble: { width: 260, height: 364 },
} as const

type Noise = { readonly frequency: string; readonly octaves: number; readonly seed: number; readonly matrix: string }

function layer({ frequency, octaves, seed, matrix }: Noise, id: string, width: number, height: number): string {
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="stitch"/><feColorMatrix values="${matrix}"/></filter><rect width="${width}" height="${height}" filter="url(#${id})"/>`
}

const black = (gain: number, least: number): string => `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${gain} ${-least}`

const grounds: { readonly [of in Texture['of']]: { readonly base: string; readonly layers: readonly Noise[] } } = {
  desk: {
    base: '#2a1d12',
    layers: [
      { frequency: '.004 .12', octaves: 4, seed: 5, matrix: black(1.1, 0.42) },
      { frequency: '.003 .09', octaves: 3, seed: 9, matrix: '0 0 0 0 .42 0 0 0 0 .28 0 0 0 0 .15 0 0 0 .6 -.26' },
      { frequency: '.02 .9', octaves: 2, seed: 3, matrix: black(0.5, 0.2) },
    ],
  },
  paper: {
    base: '#e6d6ab',
    layers: [
      { frequency: '.02 .03', octaves: 4, seed: 7, matrix: '0 0 0 0 .30 0 0 0 0 .20 0 0 0 0 .07 0 0 0 .75 -.28' },
      { frequency: '.9 .04', octaves: 2, seed: 3, matrix: '0 0 0 0 .28 0 0 0 0 .19 0 0 0 0 .08 0 0 0 .5 -.22' },
    ],
  },
  /** Grey, to be laid over a colour: it lends the colour its grain. */
  felt: {
    base: '#808080',
    layers: [
      { frequency: '.8 .8', octaves: 2, seed: 4, matrix: black(0.9, 0.4) },
      { frequency: '.7 .7', octaves: 2, seed: 11, matrix: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .6 -.36' },
    ],
  },
  marble: {
    base: '#808080',
    layers: [
      { frequency: '.018 .03', octaves: 5, seed: 21, matrix: black(1.9, 0.86) },
      { frequency: '.03 .014', octaves: 4, seed: 5, matrix: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1.7 -.86' },
    ],
  },
}

export function texture({ of }: Texture): string {
  const { width, height } = TEXTURE_SIZE[of]
  const { base, layers } = grounds[of]
  return `<rect width="${width}" height="${height}" fill="${base}"/>${layers.map((noise, i) => layer(noise, `noise${i}`, width, height)).join('')}`
}
