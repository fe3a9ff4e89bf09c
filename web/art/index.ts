/** What the client needs to know of pictures. Drawing and baking them is the build's business: `bake.ts`. */
export { pictureKeys } from '@miskatonic/room/pictures'
export type { Back, Backdrop, Cover, GlyphAt, Medallion, Picture, Pictures, Portrait, Scene, Texture } from './picture.ts'
export { show } from './picture.ts'
