import type { Native } from '@miskatonic/effects'
import { choose, chooseSome, confirm, defined, onPiece, onPlace, type PieceId, type Script } from '@miskatonic/kernel'
import { discardCard } from '../decks.ts'
import { gainByTrait, gainConditionNamed } from '../gaining.ts'
import { damageMonsters } from '../monsters.ts'
import { cluesOf, hereOf, investigators, monstersOn, monstersOnBoard, playerOf, spaceOf, zoneOfSpace } from '../pieces.ts'
import type { EldritchShape, InvestigatorId } from '../shape.ts'
import { test } from '../tests.ts'
import { exchange, exchangeWithOne, tradable, tradableClues } from '../trade.ts'
import { ownCards, valueOfAsset, type X } from '../vocabulary/selectors.ts'
import { picking } from '../vocabulary/settle.ts'

type Natives = { readonly [id: string]: Native<EldritchShape> }
const others = (x: X): InvestigatorId[] => investigators(x.t).filter((who) => who !== x.you)

function* pickOther(x: X): Script<InvestigatorId> {
  return yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.trade-with', options: others(x).map((who) => onPiece(who)) })
}

/** Gives as in a trade: neither gained nor discarded (EH-TRADE-05). */
function gives(es: string, en: string, what: (x: X) => readonly PieceId[], zone: 'possessions' | 'own-clues'): Native<EldritchShape> {
  return {
    text: { es, en },
    could: (x) => others(x).length > 0,
    *run(x): Script {
      if (!others(x).length) return
      const to = yield* pickOther(x)
      const options = what(x).map((piece) => onPiece(piece))
      const cards = yield* chooseSome(x.t, playerOf(x.t, x.you), { about: 'prompt.give', options, limits: { count: [0, options.length] } })
      yield* x.t.happens('possession:trade', { from: x.you, to, cards }, (w, given) => w.put(given.cards, `${zone}:${given.to}`))
    },
  }
}

export const givingNatives: Natives = {
  'eh:send-items': gives(
    'Da cualquier cantidad de tus pertenencias OBJETO a otro investigador, esté donde esté.',
    'Give any number of your ITEM possessions to another investigator, wherever they are.',
    (x) => ownCards(x.t, x.you, 'item'),
    'possessions',
  ),
  'eh:send-clues': gives(
    'Da cualquier cantidad de tus Pistas a otro investigador, esté donde esté.',
    'Give any number of your Clues to another investigator, wherever they are.',
    (x) => cluesOf(x.t, x.you),
    'own-clues',
  ),
  'eh:trade-clues': {
    text: {
      es: 'Intercambia cualquier cantidad de Pistas con otro investigador, esté donde esté.',
      en: 'Exchange any number of Clues with another investigator, wherever they are.',
    },
    could: (x) => others(x).length > 0,
    *run(x): Script {
      yield* exchangeWithOne(x.t, x.you, investigators, tradableClues) // EH-JACQ-01..03
    },
  },
  'eh:brain-case': {
    text: {
      es: 'Intercambia pertenencias con otro investigador, esté donde esté. Luego, si ambos están de acuerdo, intercambian sus casillas.',
      en: 'Trade possessions with another investigator, wherever they are. Then, if both agree, the two swap spaces.',
    },
    could: (x) => others(x).length > 0,
    *run(x): Script {
      if (!others(x).length) return
      const partner = yield* pickOther(x)
      yield* exchange(x.t, x.you, partner, tradable)
      yield* swapSpaces(x, partner)
    },
  },
  'eh:look-at-back': {
    text: { es: 'Mira el reverso de ese Estado.', en: 'Look at the back of that Condition.' },
    *run(x): Script {
      const { card } = x.what
      if (typeof card === 'string') yield* x.t.change((w) => w.look([playerOf(x.t, x.you)], [card], 'back')) // EH-JACQ-04
    },
  },
  'eh:quarantine': {
    text: {
      es: 'Elige 1 casilla; cada Monstruo que haya en ella pierde 4 puntos de Salud.',
      en: 'Choose 1 space; each Monster on it loses 4 Health.',
    },
    could: (x) => monstersOnBoard(x.t).length > 0,
    *run(x): Script {
      const spaces = [...new Set(monstersOnBoard(x.t).map((monster) => defined(spaceOf(x.t, monster))))]
      if (!spaces.length) return
      const space = yield* choose(x.t, playerOf(x.t, x.you), { about: picking(x.t, spaces), options: spaces.map(onPlace) })
      yield* damageMonsters(x.t, monstersOn(x.t, space), 4, x.you)
    },
  },
  'eh:keep-one-item': {
    text: {
      es: 'Conserva 1 pertenencia OBJETO de tu elección y descarta las demás.',
      en: 'Keep 1 ITEM possession of your choice and discard the others.',
    },
    *run(x): Script {
      const items = ownCards(x.t, x.you, 'item')
      if (items.length < 2) return
      const kept = yield* choose(x.t, playerOf(x.t, x.you), { about: 'prompt.keep', options: items.map((card) => onPiece(card)) })
      for (const card of items) if (card !== kept) yield* discardCard(x.t, card)
    },
  },
  'eh:shoplift': {
    text: {
      es: 'Obtén 1 Apoyo OBJETO aleatorio del mazo y realiza una prueba de Observación. Si obtienes menos éxitos que el valor de ese Apoyo, lo descartas y obtienes el Estado Detenido.',
      en: "Gain 1 random ITEM Asset from the deck and test Observation. With fewer successes than that Asset's value, discard it and gain a Detained Condition.",
    },
    *run(x): Script {
      const card = yield* gainByTrait(x.t, x.you, 'assets', 'item')
      if (!card) return
      const value = valueOfAsset(x.t, card)
      const { result } = yield* test(x.t, { who: x.you, skill: 'observation', kind: 'reckoning', source: x.self.piece, enough: value })
      if (result >= value) return
      yield* discardCard(x.t, card)
      yield* gainConditionNamed(x.t, x.you, 'detained')
    },
  },
}

/** Both must agree, and neither may be kept from moving. */
function* swapSpaces(x: X, partner: InvestigatorId): Script {
  const [mine, theirs] = [hereOf(x.t, x.you), hereOf(x.t, partner)]
  const free = (who: InvestigatorId, from: string, to: string): boolean => !x.t.allowed('investigator:move', { who, from, to }).length
  if (mine === theirs || !free(x.you, mine, theirs) || !free(partner, theirs, mine)) return
  for (const who of [x.you, partner]) if (!(yield* confirm(x.t, playerOf(x.t, who), { about: 'prompt.swap-spaces' }))) return
  const moves = [
    { who: x.you, from: mine, to: theirs },
    { who: partner, from: theirs, to: mine },
  ]
  yield* x.t.together('investigator:move', moves, (w, what) => w.put(what.who, zoneOfSpace(what.to)))
}
