import { name, type Ref } from '@miskatonic/effects/text'
import { cards } from '../content/cards.ts'

/* Places, worlds, cards and monsters by their names. */

type Both = { readonly es: string; readonly en: string }
const AREAS: { readonly [area: string]: Both } = {
  sky: { es: 'el Cielo', en: 'the Sky' },
  outskirts: { es: 'las Afueras', en: 'the Outskirts' },
  jail: { es: 'la cárcel', en: 'the Jail cell' },
  lost: { es: 'Perdido en el tiempo y el espacio', en: 'Lost in Time and Space' },
}
const titles = new Map<string, Both>(cards.flatMap((card) => ('title' in card ? [[card.id, card.title] as const] : [])))
const inner = new Map<string, Both>(
  cards.flatMap((card) => (card.kind === 'location' && card.inner ? [[card.inner.id, card.inner.title] as const] : [])),
)
const kinds = new Map(cards.map((card) => [card.id, card.kind]))
const NTH: { readonly [nth: string]: Both } = {
  first: { es: 'primera área', en: 'first area' },
  second: { es: 'segunda área', en: 'second area' },
}

export const titleOf = (id: string): Both => titles.get(id) ?? inner.get(id) ?? AREAS[id] ?? { es: id, en: id }

/** «Del Barrio Norte», «de la Periferia». */
const ofThe = (street: string): string => (/^(?:Barrio|Centro)/.test(street) ? `del ${street}` : `de la ${street}`)

/** An area as a log says it: «Bosque», «las calles del Barrio Este», «Abismo (primera área)». */
export function areaTitle(id: string): Both {
  const at = id.lastIndexOf('-')
  const nth = NTH[id.slice(at + 1)]
  const world = titles.get(id.slice(0, at))
  if (nth && world) return { es: `${world.es} (${nth.es})`, en: `${world.en} (${nth.en})` }
  const title = titleOf(id)
  return kinds.get(id) === 'street' ? { es: `las calles ${ofThe(title.es)}`, en: `the ${title.en} streets` } : title
}
/** Names that bear their article, or need none: they stand in a sentence as they are. */
const BARE = /^(?:R’lyeh|Yuggoth|Otra|Lo |Perdido|las? |el |los )/
const FEMININE =
  /^(?:Tienda|Estación|Plaza|Taberna|Comisaría|Cafetería|Cueva|Logia|Casa|Sociedad|Pensión|Iglesia|Biblioteca|Isla|Ciudad|Meseta)/
/** «El Bosque», «la Biblioteca», «los Muelles»: as a Spanish sentence names a place. */
function withArticle(title: string): string {
  if (BARE.test(title)) return title
  if (title.startsWith('La ')) return `la ${title.slice(3)}`
  const article = /^Tierras/.test(title) ? 'las' : /^Muelles/.test(title) ? 'los' : FEMININE.test(title) ? 'la' : 'el'
  return `${article} ${title}`
}
/** An area within a sentence: «el Bosque», «las calles del Barrio Este», «el Abismo (primera área)». */
export function areaPhrase(id: string): Both {
  const { es, en } = areaTitle(id)
  return { es: withArticle(es), en }
}
/** The same as a thing sentences can be made with: «al Bosque», «en las calles del Barrio Este». */
export const areaRef = (id: string): Ref => articled(areaPhrase(id))
/** A neighbourhood, its street and its locations: «el Barrio Este», “Easttown”. */
export function neighbourhoodRef(street: string): Ref {
  const { es, en } = titleOf(street)
  return articled({ es: `${/^(?:Barrio|Centro)/.test(es) ? 'el' : 'la'} ${es}`, en })
}
/** As it stands after a label: «Portal: Bosque». */
export const areaName = (id: string): Ref => name(areaTitle(id), { g: 'm' })

/** A Spanish name whose first word is its article; one that has none stands as it is. */
function articled({ es, en }: Both, more: { readonly alive?: 'creature' } = {}): Ref {
  const [the = '', ...words] = es.split(' ')
  if (the !== 'el' && the !== 'la' && the !== 'los' && the !== 'las') return name({ es, en }, { g: 'm' })
  const many = the === 'los' || the === 'las'
  return { kind: 'name', es: words.join(' '), en, g: the.startsWith('la') ? 'f' : 'm', ...(many ? { plural: true } : {}), ...more, the }
}
/** A card or a monster by its title, as it stands in rules texts. */
export const cardRef = (id: string): Ref => name(titleOf(id), { g: 'm' })
/** Cards by their titles. */
export const cardsRef = (ids: readonly string[]): Ref => listed(ids.map(cardRef))
/** All monsters of these names: «los Sectarios», “Witches”. */
export const monstersRef = (ids: readonly string[]): Ref => listed(ids.map(kindRef))
function kindRef(id: string): Ref {
  const card = cards.find((one) => one.id === id)
  if (card?.kind !== 'monster' || !card.plural) return cardRef(id)
  return articled(card.plural, { alive: 'creature' })
}
/** One of them: «un Sectario», “a Witch”. */
export function oneMonsterRef(id: string): Ref {
  const { es, en } = titleOf(id)
  const card = cards.find((one) => one.id === id)
  if (card?.kind !== 'monster' || !card.plural) return cardRef(id)
  const g = card.plural.es.startsWith('las') ? 'f' : 'm'
  return { kind: 'name', es: `${g === 'f' ? 'una' : 'un'} ${es}`, en: `${/^[AEIOU]/.test(en) ? 'an' : 'a'} ${en}`, g, alive: 'creature' }
}
const listed = (items: readonly Ref[]): Ref => {
  const [only] = items
  return items.length === 1 && only ? only : { kind: 'list', conjunction: 'and', items: [...items] }
}
