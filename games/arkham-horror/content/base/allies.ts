import { action, allyCard, bonus, draw, gain, maximum, monstersAreNot, restore, thisCard } from '../builders.ts'
import type { Ally } from '../kinds.ts'

const yours = { who: 'you' }

/** Allies: eleven, one of each. Some encounters name them. */
export const allies: readonly Ally[] = [
  allyCard('anna-kaslow', { title: { es: 'Anna Kaslow', en: 'Anna Kaslow' }, abilities: [bonus('luck', 2)], joins: gain.clues(2) }),
  allyCard('duke', {
    title: { es: 'Duke', en: 'Duke' },
    abilities: [maximum('sanity', 1), action('any', restore('sanity'), { cost: thisCard })],
  }),
  allyCard('eric-colt', {
    title: { es: 'Eric Colt', en: 'Eric Colt' },
    abilities: [bonus('speed', 2), monstersAreNot('nightmarish', yours)],
  }),
  allyCard('john-legrasse', {
    title: { es: 'John Legrasse', en: 'John Legrasse' },
    abilities: [bonus('will', 2), monstersAreNot('endless', yours)],
  }),
  allyCard('professor-armitage', {
    title: { es: 'Profesor Armitage', en: 'Professor Armitage' },
    abilities: [bonus('lore', 2), monstersAreNot('magicalResistance', yours)],
  }),
  allyCard('richard-upton-pickman', {
    title: { es: 'Richard Upton Pickman', en: 'Richard Upton Pickman' },
    abilities: [bonus('luck', 1), bonus('speed', 1), monstersAreNot('physicalResistance', yours)],
  }),
  allyCard('ruby-standish', { title: { es: 'Ruby Standish', en: 'Ruby Standish' }, abilities: [bonus('sneak', 2)], joins: draw('unique') }),
  allyCard('ryan-dean', {
    title: { es: 'Ryan Dean', en: 'Ryan Dean' },
    abilities: [bonus('sneak', 1), bonus('will', 1)],
    joins: draw('common'),
  }),
  allyCard('sir-william-brinton', {
    title: { es: 'Sir William Brinton', en: 'Sir William Brinton' },
    abilities: [maximum('stamina', 1), action('any', restore('stamina'), { cost: thisCard })],
  }),
  allyCard('thomas-f-malone', {
    title: { es: 'Thomas F. Malone', en: 'Thomas F. Malone' },
    abilities: [bonus('fight', 1), bonus('lore', 1)],
    joins: draw('spell'),
  }),
  allyCard('tom-mountain-murphy', {
    title: { es: 'Tom «la Montaña» Murphy', en: 'Tom “Mountain” Murphy' },
    abilities: [bonus('fight', 2), monstersAreNot('overwhelming', yours)],
  }),
]
