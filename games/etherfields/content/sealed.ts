import { laterFates } from './decks/fateLater.ts'
import { i01 } from './dreams/i01/index.ts'
import { scripts as i01Scripts } from './dreams/i01/scripts.ts'
import { i02 } from './dreams/i02/index.ts'
import { scripts as i02Scripts } from './dreams/i02/scripts/index.ts'
import { i03 } from './dreams/i03/index.ts'
import { scripts as i03Scripts } from './dreams/i03/scripts.ts'
import { i04 } from './dreams/i04/index.ts'
import { scripts as i04Scripts } from './dreams/i04/scripts.ts'
import { far } from './dreamworld/far.ts'
import { releases } from './shared/releases.ts'
import { slip } from './shared/slip.ts'

/* What nobody is to read before its time: plain data, which the build ships as files apart in which no word can be found (`web/sealing.ts`). */

export const sealed = {
  i01: { dream: i01, scripts: i01Scripts },
  i02: { dream: i02, scripts: i02Scripts },
  i03: { dream: i03, scripts: i03Scripts },
  i04: { dream: i04, scripts: i04Scripts },
  later: { fates: laterFates, districts: far, scripts: [...releases, ...slip] },
}
