import type { Both } from '@miskatonic/contract'
import { type LanguageId, print } from '@miskatonic/effects/text'
import { cardById, hasCard } from '../content/index.ts'
import type { Slot, Tongue } from '../content/nodes.ts'
import type { Lack } from '../rules/deckNeeds.ts'
import { DECK_SIZE, type DeckProblem } from '../rules/decks.ts'
import { lexicon } from './lexicon.ts'
import { slotRef } from './slots.ts'
import { words } from './terms.ts'

/* What is wrong with a deck and what its cards lack, in words. */

const titleOf = (id: string, lang: LanguageId): string => (hasCard(id) ? cardById(id).title[lang] : id)

export function problemText(problem: DeckProblem, lang: LanguageId): string {
  const es = lang === 'es'
  switch (problem.problem) {
    case 'too-few':
      return es
        ? `El mazo tiene ${problem.n} ${problem.n === 1 ? 'carta' : 'cartas'} y necesita al menos ${DECK_SIZE}.`
        : `The deck has ${problem.n} ${problem.n === 1 ? 'card' : 'cards'} and needs at least ${DECK_SIZE}.`
    case 'unique':
      return es
        ? `«${titleOf(problem.title, lang)}» es única (punto rojo): solo puede ir una vez, y va ${problem.n} veces.`
        : `“${titleOf(problem.title, lang)}” is unique (red dot): it may be in once, and it is in ${problem.n} times.`
    case 'too-many':
      return es
        ? `De «${titleOf(problem.title, lang)}» hay ${problem.n} copias; se permiten 4 de cada Título.`
        : `There are ${problem.n} copies of “${titleOf(problem.title, lang)}”; 4 of each Title are allowed.`
    case 'not-a-deck-card':
      return es
        ? `«${titleOf(problem.title, lang)}» no puede ir en el Mazo: los Investigadores se eligen aparte.`
        : `“${titleOf(problem.title, lang)}” cannot be in the Deck: Investigators are chosen apart.`
    case 'not-an-investigator':
      return es ? `«${titleOf(problem.title, lang)}» no es un Investigador.` : `“${titleOf(problem.title, lang)}” is no Investigator.`
    case 'unknown':
      return es ? `Ninguna carta se llama «${problem.title}».` : `There is no card called “${problem.title}”.`
  }
}

const LACKS: { readonly [lack in Exclude<Lack['lack'], 'language' | 'items'>]: Both } = {
  place: { es: 'ninguna Localización del mazo sirve para encontrarlo', en: 'found at no Location of this deck' },
  past: { es: 'ninguna carta del mazo lleva AL PASADO', en: 'no card of this deck leads INTO THE PAST' },
  tomePlace: { es: 'ninguna Localización con LIBRO', en: 'no Location with TOME' },
  artifactPlace: { es: 'ninguna Localización con ARTEFACTO', en: 'no Location with ARTIFACT' },
  gate: { es: 'ningún Portal por el que pueda entrar', en: 'no Gate it can come through' },
  bearer: { es: 'no cabe en ningún Libro, Aliado ni Artefacto del mazo', en: 'fits no Tome, Ally or Artifact of this deck' },
  ally: { es: 'ningún Aliado que pueda llevarla', en: 'no Ally to carry it' },
  card: { es: 'falta la carta que requiere', en: 'the card it requires is missing' },
  start: { es: 'no puede salir de ninguna Localización del mazo', en: 'leaves from no Location of this deck' },
  journey: { es: 'ningún Viaje del mazo llega hasta ahí', en: 'no journey of this deck leads there' },
}

const spoken = (tongue: Tongue, lang: LanguageId): string => words.terms[tongue][lang].one
const itemText = (slot: Slot, lang: LanguageId): string =>
  print(lexicon, { kind: 'line', what: slotRef(slot) }, { lang }).replace(/\.$/, '')

export function lackText(lack: Lack, lang: LanguageId): string {
  if (lack.lack === 'language')
    return lang === 'es' ? `nadie sabe ${spoken(lack.language, lang)}` : `nobody knows ${spoken(lack.language, lang)}`
  if (lack.lack === 'items') {
    const items = lack.items.map((slot) => itemText(slot, lang)).join('; ')
    return lang === 'es' ? `falta: ${items}` : `missing: ${items}`
  }
  return LACKS[lack.lack][lang]
}

export const deckWords = {
  curves: {
    kinds: { es: 'Tipos de carta', en: 'Kinds of cards' },
    sanity: { es: 'COR al jugarla', en: 'SAN when played' },
    value: { es: 'Valor de Aliados y Monstruos', en: 'Value of Allies and Monsters' },
  },
  groups: {
    kind: { es: 'Tipo', en: 'Kind' },
    region: { es: 'Región', en: 'Region' },
    subregion: { es: 'Subregión', en: 'Subregion' },
    attribute: { es: 'Atributo', en: 'Attribute' },
    calling: { es: 'Oficio', en: 'Calling' },
    class: { es: 'Clase', en: 'Class' },
    subtype: { es: 'Subtipo', en: 'Subtype' },
    language: { es: 'Lengua', en: 'Language' },
    icon: { es: 'Icono', en: 'Icon' },
    mode: { es: 'Viaje', en: 'Travel' },
    dimension: { es: 'Dimensión', en: 'Dimension' },
    value: { es: 'Valor', en: 'Value' },
    sanity: { es: 'COR', en: 'SAN' },
    capacity: { es: 'Capacidad', en: 'Capacity' },
    points: { es: 'Puntos', en: 'Points' },
    mark: { es: 'Marca', en: 'Mark' },
  },
  marks: {
    gate: { es: 'Con Portal', en: 'With a Gate' },
    unique: { es: 'Única', en: 'Unique' },
    invisible: { es: 'Invisible', en: 'Invisible' },
    gain: { es: 'Da COR', en: 'Gives SAN' },
    cost: { es: 'Cuesta COR', en: 'Costs SAN' },
    free: { es: 'No cambia la COR', en: 'Leaves SAN as it is' },
    knowsSpell: { es: 'Conoce Hechizos', en: 'Knows Spells' },
  },
} as const
