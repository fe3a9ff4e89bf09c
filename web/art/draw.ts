/** A picture's parameters become a drawing. */
import { BACK_SIZE, back } from './back.ts'
import { seedOf } from './chance.ts'
import { COVER_SIZE, cover } from './cover.ts'
import { drawing } from './light.ts'
import { MEDALLION_SIZE, medallion } from './medallion.ts'
import type { Picture, SceneShape } from './picture.ts'
import { PORTRAIT_SIZE, portrait } from './portrait.ts'
import { type Size, scene } from './scene.ts'
import { TEXTURE_SIZE, texture } from './texture.ts'

const SCENE_SIZE: { readonly [shape in SceneShape]: Size } = {
  card: { width: 200, height: 140 },
  token: { width: 140, height: 140 },
  banner: { width: 280, height: 140 },
}

/** `width`: how many pixels wide it is baked. */
export type Drawing = { readonly svg: string; readonly width: number }

/** Two pictures with the same parameters are the same picture, wherever they are used. */
export function draw(picture: Picture): Drawing {
  switch (picture.kind) {
    case 'scene': {
      const size = SCENE_SIZE[picture.shape ?? 'card']
      const seed = seedOf(picture.icon + picture.palette + (picture.ground ?? ''))
      const width = { card: 420, token: 294, banner: 480 }[picture.shape ?? 'card']
      return { svg: drawing(size.width, size.height, scene(picture, size, seed)), width }
    }
    case 'portrait':
      return { svg: drawing(PORTRAIT_SIZE.width, PORTRAIT_SIZE.height, portrait(picture)), width: 240 }
    case 'back':
      return { svg: drawing(BACK_SIZE.width, BACK_SIZE.height, back(picture)), width: 260 }
    case 'cover':
      return { svg: drawing(COVER_SIZE.width, COVER_SIZE.height, cover(picture)), width: 560 }
    case 'medallion':
      return { svg: drawing(MEDALLION_SIZE.width, MEDALLION_SIZE.height, medallion(picture)), width: 200 }
    case 'texture': {
      const { width, height } = TEXTURE_SIZE[picture.of]
      return { svg: drawing(width, height, texture(picture)), width }
    }
  }
}
