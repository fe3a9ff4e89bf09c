import { fates } from './decks/fate.ts'
import { flaws } from './decks/flaws.ts'
import { items } from './decks/items.ts'
import { market } from './decks/market.ts'
import { masks } from './decks/masks.ts'
import { seasons } from './decks/seasons.ts'
import { wisdoms } from './decks/wisdom.ts'
import { i01 } from './dreams/i01/index.ts'
import { scripts as i01Scripts } from './dreams/i01/scripts.ts'
import { i02 } from './dreams/i02/index.ts'
import { scripts as i02Scripts } from './dreams/i02/scripts/index.ts'
import { i03 } from './dreams/i03/index.ts'
import { scripts as i03Scripts } from './dreams/i03/scripts.ts'
import { i04 } from './dreams/i04/index.ts'
import { scripts as i04Scripts } from './dreams/i04/scripts.ts'
import { districts } from './dreamworld/index.ts'
import { sharedScripts } from './shared/scripts.ts'
import { slumbers } from './slumbers/index.ts'
import { slumberTiles } from './slumbers/tiles.ts'

/*
 * What nobody is to read before its time: plain data, which the build ships as files apart in which no word can be found (`web/sealing.ts`).
 * The files named here are read by this one alone; everybody else finds what they hold in `opened.ts` and `dreams/index.ts`. In plain words
 * are only the Dreamers with the cards they begin with, Turn cards and tokens.
 */

export const sealed = {
  i01: { dream: i01, scripts: i01Scripts },
  i02: { dream: i02, scripts: i02Scripts },
  i03: { dream: i03, scripts: i03Scripts },
  i04: { dream: i04, scripts: i04Scripts },
  cards: { fates, flaws, items, market, masks, seasons, wisdoms },
  nights: { slumbers, slumberTiles, districts, scripts: sharedScripts },
}
