/** A picture for each way the game ends, by what the result calls it. */
import { type Pictures, show } from '@miskatonic/web/art'

export const endings: Pictures = {
  'end:mysteries': show('gold', 'sunrise', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'hills' }),
  'end:finalMystery': show('eld', 'laurels', { shape: 'banner', size: 0.52, at: [0.5, 0.5], rays: true, ground: 'peaks', stars: true }),
  'end:eliminated': show('ash', 'graveyard', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'hills', moon: [0.85, 0.25, 0.12] }),
  'end:mythosExhausted': show('sepia', 'empty-hourglass', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'dunes' }),
  'end:devouredWorld': show('blood', 'earth-crack', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'none' }),
  'end:ancientOne': show('violet', 'tentacles-skull', { shape: 'banner', size: 0.52, at: [0.5, 0.5], stars: true, ground: 'waves' }),
  'end:rumor': show('rust', 'screaming', { shape: 'banner', size: 0.52, at: [0.5, 0.5], ground: 'roofs' }),
}
