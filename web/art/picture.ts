/** What a picture is made from. A game states these; `draw.ts` draws them. Safe for the client: types, and no drawing. */
import type { PaletteName } from './palettes.ts'

/** A silhouette behind the thing shown: icon, middle (parts of width and height), size (part of the height), opacity. */
export type Behind = readonly [icon: string, x: number, y: number, size: number, opacity?: number]

/** What the horizon is made of. */
export type Ground = 'hills' | 'peaks' | 'waves' | 'roofs' | 'trees' | 'dunes' | 'columns' | 'ice' | 'none'

export type SceneShape = 'card' | 'token' | 'banner'

/** One lit thing in a landscape. */
export type Scene = {
  readonly kind: 'scene'
  readonly palette: PaletteName
  readonly icon: string
  readonly shape?: SceneShape
  /** Of the smaller side of the picture; 0.8 if not said. */
  readonly size?: number
  /** Its middle, as parts of width and height. */
  readonly at?: readonly [number, number]
  /** In degrees. */
  readonly turn?: number
  readonly mirror?: true
  readonly rays?: true
  readonly stars?: true
  /** Middle and radius, as parts of width, height and height. */
  readonly moon?: readonly [number, number, number]
  readonly behind?: readonly Behind[]
  readonly ground?: Ground
  /** 0.55 if not said. */
  readonly fog?: number
}

/** One line per picture, where a game lists hundreds. */
export const show = (palette: PaletteName, icon: string, more: Omit<Scene, 'kind' | 'palette' | 'icon'> = {}): Scene => ({
  kind: 'scene',
  palette,
  icon,
  ...more,
})

export type Hair = 'short' | 'part' | 'bob' | 'waves' | 'bun' | 'long' | 'curls' | 'afro' | 'tight' | 'bald' | 'none'
export type Hat = 'fedora' | 'cloche' | 'captain' | 'cap' | 'top' | 'veil' | 'hood' | 'pith' | 'helmet' | 'headwrap' | 'feather'
export type Collar = 'suit' | 'bow' | 'dress' | 'roll' | 'robe' | 'uniform' | 'cleric' | 'mandarin' | 'explorer' | 'fur' | 'beads'

/** Somebody of the nineteen-twenties, head and shoulders. */
export type Portrait = {
  readonly kind: 'portrait'
  /** A narrower jaw, painted lips, finer brows. */
  readonly woman?: true
  readonly skin: string
  readonly hair: Hair
  readonly hairColour: string
  readonly hat?: Hat
  readonly hatColour?: string
  readonly band?: string
  readonly coat: string
  readonly shirt?: string
  readonly tie?: string
  readonly collar: Collar
  readonly ground: string
  readonly beard?: string
  readonly moustache?: true
  readonly glasses?: string
  readonly jewel?: 'pearls' | 'earrings' | 'pendant'
  readonly lips?: string
  /** Lines of age. */
  readonly old?: true
  readonly scar?: true
  /** What they live by, as a faint emblem in the upper corner. */
  readonly emblem?: string
}

/** Leather with a brass emblem. */
export type Back = { readonly kind: 'back'; readonly icon: string; readonly leather: string }

/** What lies on the lid of a box; its words are set over it by the start page. */
export type Cover = {
  readonly kind: 'cover'
  readonly motif: CoverMotif
  /** What stands in the light, where the game wants something else than the motif has. */
  readonly icon?: string
}
export const coverMotifs = ['world', 'town', 'storm', 'book', 'dream', 'lamp'] as const
export type CoverMotif = (typeof coverMotifs)[number]

/** A round token: a gate's spiral, or an emblem on a disc. */
export type Medallion = { readonly kind: 'medallion'; readonly colour: string; readonly icon: string; readonly spiral?: true }

/** A ground that can be laid side by side. */
export type Texture = { readonly kind: 'texture'; readonly of: 'desk' | 'paper' | 'felt' | 'marble' }

export type Picture = Scene | Portrait | Back | Cover | Medallion | Texture
export type Pictures = { readonly [key: string]: Picture }

/** An icon in one colour, its middle at (x, y): given to what draws, because it lies in a package only the build reads. */
export type GlyphAt = (name: string, x: number, y: number, size: number, colour: string, opacity?: number) => string

/** A drawing that is no figure of parameters: a game's board. Given by a `backdrop.ts` in its table folder. */
export type Backdrop = {
  readonly width: number
  readonly svg: (glyphAt: GlyphAt) => string
  /** A softer layer below, drawn at its own width and stretched: noise and light are what costs time. */
  readonly under?: { readonly width: number; readonly svg: () => string }
  readonly quality?: number
}
