import { addressing, amountOf, type Native, run } from '@miskatonic/effects'
import { choose, onPiece, type PieceId, type Script } from '@miskatonic/kernel'
import { adjacent } from '../board.ts'
import { complexFrom } from '../encounters.ts'
import { followExpedition } from '../expedition.ts'
import { loseBoth } from '../harm.ts'
import { activePlayer, ancientOneSheet, cardOf, hereOf, investigators, spaceOf } from '../pieces.ts'
import { inTurn, onSeveral } from '../several.ts'
import type { DoomCause, EldritchShape, InvestigatorId, SpaceId } from '../shape.ts'
import { selfSpace, valueOfAsset, type X } from '../vocabulary/selectors.ts'
import { picking } from '../vocabulary/settle.ts'

/** The Gate that made Doom advance, else the first of the stack (EH-RULING-42). */
function gateOf(x: X): PieceId | null {
  const { gate } = (x.what.cause ?? {}) as DoomCause
  return gate && spaceOf(x.t, gate) !== null ? gate : (x.t.top('gates')[0] ?? null)
}

/** What befalls several at once: all are hurt before anybody is judged, and nobody is forgotten (EH-DEF-18, EH-RULING-90). */
const befalls = (x: X, whom: readonly InvestigatorId[], effect: (who: InvestigatorId) => Script<unknown>): Script<unknown> =>
  onSeveral(x.t, () => x.t.asSource(x.self, () => x.t.hold(['defeat'], () => inTurn(x.t, whom, effect))))

const investigatorsNear = (x: X, space: SpaceId): InvestigatorId[] =>
  investigators(x.t).filter((who) => [space, ...adjacent(space)].includes(hereOf(x.t, who)))

export const mythosNatives: { readonly [id: string]: Native<EldritchShape> } = {
  'eh:gate-to-sheet': {
    text: {
      es: 'Si la ha hecho avanzar un Portal, coloca ese Portal en esta hoja; si no, coloca en ella el primer Portal del montón.',
      en: 'If a Gate made it advance, put that Gate on this sheet; otherwise, put the top Gate of the stack on it.',
    },
    *run(x): Script {
      const gate = gateOf(x)
      const card = ancientOneSheet(x.t)
      if (gate && card)
        yield* x.t.happens('thing:keep', { thing: gate, card, on: spaceOf(x.t, gate), who: null }, (w, what) =>
          w.put(what.thing, `kept:${what.card}`, { face: 'front' }),
        )
    },
  },
  'eh:expedition-to-box': {
    text: {
      es: 'Devuelve a la caja todas las cartas de Expedición de la casilla de la Expedición activa.',
      en: 'Return all Expedition cards of the Active Expedition space to the box.',
    },
    *run(x): Script {
      const { expedition } = x.t.state
      const gone = [...x.t.inZone('expedition'), ...x.t.inZone('discard:expedition')].filter(
        (card) => cardOf(x.t, card, 'expedition').space === expedition,
      )
      yield* x.t.change((w) => w.put(gone, 'box'))
      yield* followExpedition(x.t)
    },
  },
  'eh:assets-fade': {
    text: {
      es: 'Devuelve a la caja todos los Apoyos del mazo, de la pila de descartes y de la reserva cuyo valor sea igual o mayor que el número de fichas de Arcano que haya en esta carta.',
      en: 'Return to the box every Asset in the deck, the discard pile and the reserve whose value is equal to or greater than the number of Eldritch tokens on this card.',
    },
    *run(x): Script {
      const least = amountOf(x, { of: 'tokens', what: 'eldritch', on: 'self' })
      const gone = (['assets', 'discard:assets', 'reserve'] as const)
        .flatMap((zone) => x.t.inZone(zone))
        .filter((card) => valueOfAsset(x.t, card) >= least)
      yield* x.t.change((w) => w.put(gone, 'box'))
    },
  },
  'eh:fallen-vanish': {
    text: {
      es: 'Devuelve a la caja a todos los investigadores derrotados con todas sus pertenencias.',
      en: 'Return all defeated investigators to the box with all their possessions.',
    },
    *run(x): Script {
      const fallen = x.t.zonesOf('fallen').flatMap((zone) => x.t.inZone(zone))
      yield* x.t.change((w) => {
        for (const who of fallen) {
          w.put(x.t.inZone(`own-clues:${who}`), 'discard:clues', { face: 'front' })
          w.put(x.t.inZone(`estate:${who}`), 'box')
          w.put(who, 'box')
        }
      })
    },
  },
  'eh:tremor': {
    text: {
      es: 'Cada investigador que esté en la casilla de la Expedición activa o en una adyacente pierde 2 puntos de Salud y queda Retrasado.',
      en: 'Each investigator on the Active Expedition space or on an adjacent one loses 2 Health and becomes Delayed.',
    },
    *run(x): Script {
      const { expedition } = x.t.state
      const near = expedition === null ? [] : investigatorsNear(x, expedition)
      const shaken = { do: 'seq', effects: [{ do: 'lose', what: 'health', n: 2 }, { do: 'delay' }] }
      yield* befalls(x, near, (who) => run(addressing(x, who), shaken))
    },
  },
  'eh:lloigor': {
    text: {
      es: 'Cada investigador que esté en esta casilla o en una adyacente pierde 1 punto de Salud y 1 de Cordura.',
      en: 'Each investigator on this space or on an adjacent one loses 1 Health and 1 Sanity.',
    },
    *run(x): Script {
      const space = selfSpace(x)
      if (space !== null) yield* befalls(x, investigatorsNear(x, space), (who) => loseBoth(x.t, who, 1, 1))
    },
  },
  'eh:mystery-returns': {
    text: { es: 'baraja 1 Misterio resuelto en el mazo de Misterios.', en: 'shuffle 1 solved Mystery into the Mystery deck.' },
    could: (x) => x.t.size('solved') > 0,
    *run(x): Script {
      const solved = x.t.inZone('solved')
      if (!solved.length) return
      const card = yield* choose(x.t, activePlayer(x.t), {
        about: picking(x.t, solved),
        options: solved.map((one) => onPiece(one)),
        group: true,
      })
      yield* x.t.change((w) => {
        w.put(card, 'mysteries') // EH-MYST-05
        w.mix('mysteries')
      })
    },
  },
  'eh:fractured-reality': {
    text: {
      es: 'Resuelve un Encuentro de Otros Mundos; si fueras a cerrar ese Portal, en lugar de eso resuelve este Rumor.',
      en: 'Resolve an Other World Encounter; if you would close that Gate, solve this Rumor instead.',
    },
    *run(x): Script {
      if (x.self.piece !== null) yield* complexFrom(x.t, x.you, 'otherWorld', 'otherWorld', { rumor: x.self.piece })
    },
  },
}
