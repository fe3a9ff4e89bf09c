import type { PieceId, Script } from '@miskatonic/kernel'
import { from, placeOf } from '../../board.ts'
import { allOf } from '../../cards.ts'
import { gainMadness } from '../../madness.ts'
import { type Seat, type Slot, type Storm, SYMBOLS } from '../../shape.ts'
import { detectives } from '../../team.ts'
import { isCarrier } from './carriers.ts'

/* Diseases that break out with each lap of terror, spread around the board and are caught there. */

const active = (t: Storm): PieceId[] => t.inZone('diseases')
const infected = (t: Storm, disease: PieceId): readonly Slot[] => t.get(disease, 'infected')

export function* buildDeck(t: Storm): Script {
  yield* t.change((w) => {
    for (const { id } of allOf('disease')) w.make(id, 'disease-deck')
    w.mix('disease-deck')
  })
}

/** With each lap another one, where the cultist marker stands. */
export function* breakOut(t: Storm): Script {
  const [disease] = t.top('disease-deck')
  if (disease === undefined) return
  yield* t.happens('disease:break', { disease, at: t.state.marker }, (w, e) => {
    w.put(e.disease, 'diseases')
    w.set(e.disease, 'infected', [e.at])
    w.set(e.disease, 'brokeOut', t.state.turn)
  }) // CS-EXP-13, CS-RULING-129
}

/** From the last infected location to the next clockwise that is free of it; not in the turn in which it broke out. */
export function* spreadAll(t: Storm): Script {
  for (const disease of active(t)) if (t.get(disease, 'brokeOut') < t.state.turn && infected(t, disease).length) yield* spread(t, disease)
}

function* spread(t: Storm, disease: PieceId): Script {
  const last = infected(t, disease).at(-1) as Slot
  const at = from(last).find((slot) => !infected(t, disease).includes(slot)) as Slot
  yield* t.happens('disease:spread', { disease, at }, (w, e) => w.set(e.disease, 'infected', [...infected(t, e.disease), e.at])) // CS-RULING-129
  if (infected(t, disease).length === SYMBOLS.length) yield* rage(t, disease)
}

/** All five are infected: everybody pays for it, and it starts anew. */
function* rage(t: Storm, disease: PieceId): Script {
  yield* t.happens('disease:rage', { disease, at: t.state.marker }, (w, e) => w.set(e.disease, 'infected', [e.at]))
  yield* gainMadness(t, detectives(t), { cause: 'card' }) // CS-RULING-129
}

/** Whoever ends the preparation phase on a token carries it from then on. */
export function* catchDiseases(t: Storm): Script {
  for (const disease of active(t))
    for (const who of detectives(t)) {
      if (isCarrier(t, who, disease) || !infected(t, disease).includes(placeOf(t, who))) continue
      yield* t.happens('disease:catch', { who, disease }, (w, e) =>
        w.set(e.disease, 'carriers', { ...t.get(e.disease, 'carriers'), [e.who]: t.state.turn }),
      ) // CS-RULING-129
    }
}

/** No longer a carrier, and the location where it was cured is clean. Without tokens and carriers the disease is over. */
export function* cure(t: Storm, who: Seat, disease: PieceId): Script {
  const { [who]: _healthy, ...ill } = t.get(disease, 'carriers')
  yield* t.happens('disease:cure', { who, disease }, (w, e) => {
    w.set(e.disease, 'carriers', ill)
    w.set(
      e.disease,
      'infected',
      infected(t, e.disease).filter((slot) => slot !== placeOf(t, e.who)),
    )
  }) // CS-RULING-129
  if (infected(t, disease).length || Object.keys(ill).length) return
  yield* t.happens('disease:end', { disease }, (w, e) => w.put(e.disease, 'disease-deck', { mixed: true }))
}
