import { type Need, need } from '@miskatonic/commons/needs'
import type { Effect } from '@miskatonic/effects'

/* Why an effect would do nothing: what it would need at the table. */

const DECK = need('que queden cartas en ese mazo', 'cards left in that deck')
const WORSE = need('una tirada en curso que se pueda mejorar', 'a check under way that can be bettered')
const MONSTERS = need('un monstruo de esos en el tablero', 'such a monster on the board')
const PLAYING = need('un investigador en juego', 'an investigator in play')
const TRACKS = {
  sanity: need('haber perdido Cordura que se pueda recuperar', 'lost Sanity that can be regained'),
  stamina: need('haber perdido Resistencia que se pueda recuperar', 'lost Stamina that can be regained'),
  both: need('haber perdido Cordura o Resistencia que se pueda recuperar', 'lost Sanity or Stamina that can be regained'),
}

/** Of whatever can do nothing: said after «Hace falta», "It takes". */
const NEEDS: { readonly [verb: string]: Need } = {
  addDice: need('una tirada en curso', 'a check under way'),
  buy: need('tener dinero y que queden cartas en ese mazo', 'money, and cards left in that deck'),
  check: PLAYING,
  chooseAlly: need('que queden Aliados en su mazo', 'Allies left in their deck'),
  defeatMonsters: MONSTERS,
  draw: DECK,
  drawFirst: DECK,
  endRumor: need('que el Rumor siga en juego', 'the Rumor still in play'),
  fightKept: need('un monstruo sobre la carta', 'a monster on the card'),
  gainMovement: PLAYING,
  lookAtTop: DECK,
  moveAnywhere: need('un lugar abierto adonde ir', 'an open place to go to'),
  passCheck: need('una tirada en curso que aún no se haya superado', 'a check under way that is not passed yet'),
  enterGate: need('un portal abierto que cruzar', 'an open gate to enter'),
  returnToArkham: need('estar en un Otro Mundo', 'an investigator in an Other World'),
  removeCounter: need('algún marcador sobre la carta', 'a counter on the card'),
  reroll: WORSE,
  rollSuccesses: PLAYING,
  search: DECK,
  sell: need('tener algo que vender', 'something to sell'),
  share: TRACKS.both,
  special: need('no tener ya esa carta y que quede alguna', 'one such card left, and none held yet'),
}

/** What this lacks; nothing where the deed has no words here. */
export const needOf = ({ do: verb, what }: Effect): Need | undefined =>
  (verb === 'gain' || verb === 'restore') && typeof what === 'string' ? TRACKS[what as keyof typeof TRACKS] : NEEDS[verb]
