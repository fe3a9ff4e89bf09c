import { speaker } from '@miskatonic/effects'
import { print, type Tree } from '@miskatonic/effects/text'
import { expect, test } from 'vitest'
import * as w from '../content/builders.ts'
import type { Card } from '../content/nodes.ts'
import { language } from '../rules/vocabulary/language.ts'
import { cardText } from '../text/cards.ts'
import { lexicon } from '../text/lexicon.ts'

/* The examples of the specification, from the builders the cards are written with. */

const speak = speaker(language)
const nothing = { title: { es: 'Prueba', en: 'Trial' }, story: { es: '', en: '' } }
const ally = { ...nothing, foundAt: [{ has: 'city' as const }], attributes: [], value: 0 }
const artifact = { ...nothing, subtype: 'magic' as const }
const monster = { ...nothing, value: 2 }

/** A test that number so of the specification reads so in Spanish and in English: a text, or part of a card's. */
const reads =
  (n: number, what: Tree | Card) =>
  ([said = '']: TemplateStringsArray): void => {
    const texts = said.trim().split(/\n\s*/)
    test.each(['es', 'en'] as const)(`example ${n} in %s`, (lang) => {
      const text = texts[lang === 'es' ? 0 : 1]
      if ('id' in what) expect(cardText(what, lang)).toContain(text)
      else expect(print(lexicon, what, { lang })).toBe(text)
    })
  }

reads(93, w.ally('trial', { ...ally, onPlay: w.peek(3, { take: 1, rest: 'bottom' }) }))`
  Al jugarlo, mira las 3 primeras cartas de tu Mazo de Mitos, toma 1 y pon las demás en el fondo.
  When played, look at the top 3 cards of your Mythos Deck, take 1 and put the others on the bottom.`
reads(94, speak.ability(w.cheaper({ has: 'undead' }, 1)))`
  Los MUERTOS VIVIENTES que juegues cuestan 1 COR menos.
  UNDEAD you play cost 1 SAN less.`
reads(95, speak.ability(w.yourValue({ kind: 'ally', has: 'hybrid' }, 1)))`
  Tus Aliados HÍBRIDOS tienen +1 de valor.
  Your HYBRID Allies get +1 value.`
reads(96, w.artifact('trial', { ...artifact, use: { effect: w.draw(1) } }))`
  Cruzar: Roba 1 carta.
  Cross: Draw 1 card.`
reads(97, w.artifact('trial', { ...artifact, use: { sanity: 1, effect: w.look.hand() } }))`
  Cruzar, 1 COR: Mira la Mano de un oponente.
  Cross, 1 SAN: Look at an opponent's Hand.`
reads(98, w.artifact('trial', { ...artifact, use: { when: 'combat', effect: w.atReveal(w.weaken(w.facingYou({ has: 'undead' }), 3)) } }))`
  Cruzar (Combate): En la Revelación, 1 MUERTO VIVIENTE asignado contra ti tiene −3 de valor.
  Cross (Combat): At Reveal, 1 UNDEAD facing you gets −3 value.`
reads(99, w.tome('trial', { ...nothing, languages: ['greek', 'latin'], capacity: 3, icons: ['star', 'hand'] }))`
  Griego y latín · Capacidad 3 · Iconos: estrella, mano
  Greek and Latin · Capacity 3 · Icons: star, hand`
reads(100, w.spell('trial', { ...nothing, icons: ['eye'], cost: 1, when: 'both', effect: w.aim(w.discardHand(1, { random: true })) }))`
  Icono: ojo · 1 COR por lanzamiento Un oponente descarta 1 carta al azar de su Mano.
  Icon: eye · 1 SAN per cast An opponent discards 1 card at random from their Hand.`
reads(101, w.spell('trial', { ...nothing, icons: ['eye'], cost: 1, when: 'both', calls: { title: 'deep-one' } }))`
  Invoca o controla a 1 PROFUNDO.
  Summon or control 1 DEEP ONE.`
reads(102, speak.effect(w.bury(w.opponentsCard({ kind: 'ally', value: 2 }))))`
  Entierra 1 Aliado de valor 2 o menos de un oponente.
  Bury 1 Ally of value 2 or less of an opponent.`
reads(103, w.monster('trial', { ...monster, harm: w.lose(1, { additional: true }) }))`
  Daño: La víctima pierde 1 COR adicional.
  Harm: The victim loses 1 additional SAN.`
reads(104, w.monster('deep-one', { ...monster, invisible: true, combines: ['deep-one'], travels: { modes: ['air', 'space'] } }))`
  Invisible. Combina con otros PROFUNDOS. Viaje: aéreo o espacial.
  Invisible. Combines with other DEEP ONES. Travel: air or space.`
reads(105, w.monster('trial', { ...monster, reveal: w.when(w.ownerHere('day'), w.removeFromBattle(w.thisCard)) }))`
  En la Revelación, si la Localización Actual de su propietario es DE DÍA, retira este Monstruo de la batalla.
  At Reveal, if its owner's current Location is DAY, remove this Monster from the battle.`
reads(
  106,
  w.greatOldOne('trial', {
    ...nothing,
    needs: [
      { kind: 'location', has: 'countryside' },
      { kind: 'ally', has: 'cultist' },
    ],
  }),
)`
  Requiere en juego: 1 Localización de CAMPO y 1 Aliado SECTARIO.
  Requires in play: 1 COUNTRYSIDE Location and 1 CULTIST Ally.`
reads(107, speak.ability(w.atCombatStart(w.each(w.everyoneWithout({ kind: 'ally', has: 'cultist' }), w.lose(3)))))`
  Al comienzo de cada Combate, cada Investigador que no tenga un Aliado SECTARIO pierde 3 COR.
  At the start of each Combat, each Investigator without a CULTIST Ally loses 3 SAN.`
reads(108, speak.ability(w.nobodyGains))`
  Nadie puede ganar COR.
  Nobody can gain SAN.`
reads(109, w.travel('trial', { ...nothing, mode: 'land', express: 'region', attributes: ['indoors'] }))`
  Viaje terrestre. Exprés. Atributo: INTERIOR.
  Land travel. Express. Attribute: INDOORS.`
reads(
  110,
  w.event('trial', {
    ...nothing,
    subtype: 'affliction',
    target: { who: 'investigator' },
    lasts: 'lasting',
    abilities: [w.targetCannotPlay({ kind: 'location', has: 'cemetery' })],
    ends: { plays: { has: 'hospital' } },
  }),
)`
  El objetivo no puede jugar Localizaciones de CEMENTERIO. Termina cuando el objetivo juegue un HOSPITAL.
  The target cannot play CEMETERY Locations. Ends when the target plays a HOSPITAL.`
reads(111, speak.effect(w.onTarget(w.loseTurn())))`
  El objetivo pierde su próximo turno.
  The target loses their next turn.`
reads(112, speak.effect(w.search({ kind: 'ally' })))`
  Busca 1 Aliado en tu Mazo de Mitos, enséñalo y tómalo. Baraja el mazo.
  Search your Mythos Deck for 1 Ally, show it and take it. Shuffle the deck.`
reads(
  113,
  w.adventure('trial', {
    ...nothing,
    points: 9,
    sanity: 2,
    slots: [
      { n: 2, card: { kind: 'location', subregion: 'dunwich' }, different: 'title' },
      { card: { kind: 'tome' } },
      { card: { title: ['ghoul', 'shoggoth'] } },
    ],
  }),
)`
  Requiere: 2 Localizaciones distintas de DUNWICH; 1 Libro; 1 GUL o 1 SHOGGOTH. Ganas 9 Puntos de Aventura y 2 COR.
  Requires: 2 different DUNWICH Locations; 1 Tome; 1 GHOUL or 1 SHOGGOTH. You gain 9 Adventure Points and 2 SAN.`
reads(114, speak.effect(w.lasting(w.lessLoss(3), w.untilCombatEnds)))`
  Tu pérdida de COR en este Combate se reduce hasta en 3.
  Your SAN loss in this Combat is reduced by up to 3.`
reads(115, speak.ability(w.whenYouPlay({ kind: 'location', has: 'city' }, w.draw(1), { limit: w.oncePerRound })))`
  Una vez por Ronda, cuando juegues una Localización de CIUDAD, roba 1 carta.
  Once per Round, when you play a CITY Location, draw 1 card.`
reads(116, speak.ability(w.cheaper({ kind: 'tome' }, 1, { first: true })))`
  El primer Libro que juegues cada Ronda cuesta 1 COR menos.
  The first Tome you play each Round costs 1 SAN less.`
reads(117, speak.ability(w.besideThis(1)))`
  Los demás Monstruos asignados contra el mismo oponente tienen +1 de valor.
  Other Monsters facing the same opponent get +1 value.`
