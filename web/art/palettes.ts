/** Twelve lights a scene can stand in, each with a meaning. */

export type Palette = {
  /** From the top of the sky to the ground. */
  readonly sky: readonly [string, string, string]
  readonly glow: string
  /** The lit thing: where the light falls on it, and where not. */
  readonly ink: readonly [string, string]
  /** Silhouettes behind it. */
  readonly shade: string
  readonly fog: string
}

/** A light ground wants a softer frame of shadow and a stronger glow. */
export const isLight = (name: PaletteName): boolean => name === 'sepia'

export const palettes = {
  /** Things of every day. */
  sepia: {
    sky: ['#f2e4bd', '#d3b87c', '#8a6635'],
    glow: '#fff6d8',
    ink: ['#5b3d20', '#24150a'],
    shade: '#7d5c32',
    fog: '#fff1cc',
  },
  /** People. */
  night: {
    sky: ['#0d1a22', '#274452', '#7e7a5c'],
    glow: '#f4e3ad',
    ink: ['#efe2bf', '#7d6d4c'],
    shade: '#0f1c22',
    fog: '#c9d6cf',
  },
  /** The arcane. */
  eld: { sky: ['#06100d', '#15392f', '#3f8467'], glow: '#b8ffd8', ink: ['#d4f5dc', '#2f6a52'], shade: '#0a1f19', fog: '#8ff0c0' },
  /** Danger and harm. */
  blood: { sky: ['#140505', '#4a1414', '#b24a2c'], glow: '#ffd39a', ink: ['#f6dcb8', '#8b3324'], shade: '#230808', fog: '#ff9d78' },
  /** Magic. */
  violet: {
    sky: ['#0d0820', '#37245f', '#8a62b8'],
    glow: '#f0d8ff',
    ink: ['#f1e4ff', '#7452ad'],
    shade: '#150c2e',
    fog: '#d9b8ff',
  },
  /** Treasure and luck. */
  gold: { sky: ['#1c1307', '#6b4a19', '#d9a94e'], glow: '#fff4c8', ink: ['#fff3cf', '#9a6c26'], shade: '#2c1d0a', fog: '#ffe6a6' },
  /** Water. */
  sea: { sky: ['#04121a', '#174656', '#58a3a3'], glow: '#dafff6', ink: ['#e2f6ee', '#3c8284'], shade: '#06202a', fog: '#aef0ea' },
  /** The dead, and offices. */
  ash: { sky: ['#121314', '#3b3f42', '#8f9390'], glow: '#f6f6ea', ink: ['#f2efe4', '#6a6860'], shade: '#17191a', fog: '#e6e6dc' },
  /** Weather and flight. */
  storm: {
    sky: ['#070d14', '#1c3042', '#5b7f93'],
    glow: '#d9f4ff',
    ink: ['#e6f3f7', '#4d6e80'],
    shade: '#0a141d',
    fog: '#b9dcec',
  },
  /** Towns and trades. */
  rust: { sky: ['#180c06', '#5a2f17', '#c07a3c'], glow: '#ffe1ad', ink: ['#f9e3bf', '#8a4a22'], shade: '#231208', fog: '#ffc78a' },
  /** Land and allies. */
  moss: { sky: ['#0b1109', '#2f4423', '#8ea05a'], glow: '#f3f6c0', ink: ['#eef0cc', '#5c7338'], shade: '#131b0d', fog: '#dfeaa6' },
  /** Dreams and faith. */
  rose: { sky: ['#16060f', '#571f3f', '#c2647f'], glow: '#ffdfe6', ink: ['#ffe9ec', '#a04a66'], shade: '#240a18', fog: '#ffb8cb' },
} as const satisfies { readonly [name: string]: Palette }

export type PaletteName = keyof typeof palettes
