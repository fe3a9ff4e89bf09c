import { type Need, need } from '@miskatonic/commons/needs'
import type { Effect } from '@miskatonic/effects'

/* Why an effect would do nothing: what it would need at the table. */

const FIGHTING = need('estar en una pelea y tener cartas en la mano', 'a fight and cards in hand')
const ITEMS = need('que queden objetos en el mazo', 'items left in the deck')
const OWN_DIE = need('tener algún dado', 'a die')
const HAND = need('tener cartas en la mano', 'cards in hand')
const TERROR = need('que quede alguna carta de terror en el círculo', 'a terror card left in the circle')
const CULTISTS = need('que queden sectarios en el mazo', 'cultists left in the deck')

/** Of whatever can do nothing: said after «Hace falta», "It takes". */
const NEEDS: { readonly [verb: string]: Need } = {
  addDie: need('que quede algún dado sin usar', 'a die nobody uses'),
  addSymbol: need('estar en una pelea', 'a fight'),
  banish: need('que haya algún sectario en una localización', 'a cultist at some location'),
  blankCultistDie: need('que el dado de sectario de la localización no esté en blanco', 'a cultist die at the location that is not blank'),
  block: need('una localización que aún no se bloquee', 'a location that is not blocked yet'),
  convert: need('tener locura en desarrollo', 'developing madness'),
  copyLocation: need('otra localización activada cuya acción sirva', 'another activated location whose action would work'),
  copySupport: need('una carta de apoyo jugada este turno que sirva', 'a support card played this turn that would work'),
  discard: HAND,
  discardDownTo: HAND,
  doubleCard: FIGHTING,
  doubleDie: need('estar en una pelea y tener algún dado', 'a fight and a die'),
  drawItems: ITEMS,
  driveOff: need('un sectario en la localización y sitio para él en la siguiente', 'a cultist at the location and room for it at the next'),
  freeCard: FIGHTING,
  gainTrophy: need('que queden trofeos en la reserva', 'trophies left in the supply'),
  glimpseCultist: need('una primera carta de sectario que no hayas visto', 'a top cultist card you have not seen'),
  heal: need('tener locura que se pueda curar', 'madness that can be healed'),
  hold: need('un Primigenio en juego al que retener', 'an Ancient One in play to hold back'),
  ignore: need('un enemigo que tenga ese símbolo', 'an enemy that has that symbol'),
  investigate: need('que queden objetos en el mazo y que se pueda investigar', 'items left in the deck and leave to investigate'),
  lookAtCultists: CULTISTS,
  lookAtItems: ITEMS,
  lookAtTerror: TERROR,
  loseItem: need('tener algún objeto', 'an item'),
  loseTrophy: need('tener algún trofeo', 'a trophy'),
  moveCrystal: need('un cristal junto a otra carta de terror', 'a crystal beside another terror card'),
  passDie: OWN_DIE,
  passMadness: need('tener locura y que quien ayuda pueda recibirla', 'madness, and a helper who can bear it'),
  recoverCard: need('tener cartas en el descarte', 'cards in the discard pile'),
  recoverItem: need('un objeto descartado que se pueda llevar', 'a discarded item one may own'),
  removeCrystal: need('algún cristal en una carta de terror', 'a crystal on a terror card'),
  replaceHand: HAND,
  rerollDice: OWN_DIE,
  rerollPool: need('algún dado en la reserva común', 'a die in the common pool'),
  sealWithFewer: need('una localización a la que solo le falte ese trofeo', 'a location that lacks just that trophy for its seal'),
  seeEnd: need('no haber visto la carta de final', 'an end card you have not seen'),
  seeTerror: need('una carta de terror que no hayas visto', 'a terror card you have not seen'),
  sendHelp: need('un detective al que sirva', 'a detective it would help'),
  setDie: OWN_DIE,
  shareTrophies: need('algún trofeo entre los dos', 'a trophy between the two'),
  shiftMadness: need('un detective con locura y otro que pueda recibirla', 'a detective with madness and another who can bear it'),
  shuffleItems: need('algún objeto descartado', 'a discarded item'),
  spareCard: FIGHTING,
  swapTrophy: need('tener un trofeo y que haya otro distinto en la reserva', 'a trophy, and a different one in the supply'),
}

/** What this lacks; nothing where the deed has no words here. */
export const needOf = (deed: Effect): Need | undefined => NEEDS[deed.do]
