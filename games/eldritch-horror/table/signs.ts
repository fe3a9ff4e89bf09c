/** Which icon stands for what at this table. */
import type { IconName } from '@miskatonic/web/kit'
import type { Colour, Skill } from './view/figures.ts'

export const skillIcon: { readonly [skill in Skill]: IconName } = {
  lore: 'open-book',
  influence: 'conversation',
  observation: 'eye-target',
  strength: 'fist',
  will: 'brain-dump',
}
export const omenIcon: { readonly [colour in Colour]: IconName } = { green: 'star-swirl', blue: 'moon-orbit', red: 'comet-spark' }
/** Ground, and what is drawn on it. */
export const omenColour: { readonly [colour in Colour]: string } = { green: '#4fae86', blue: '#4f8fd0', red: '#c8513f' }

/** The landmarks of the named spaces. */
const landmarks: { readonly [place: string]: IconName } = {
  'san-francisco': 'suspension-bridge',
  arkham: 'spooky-house',
  'buenos-aires': 'capitol',
  london: 'tower-bridge',
  rome: 'coliseum',
  istanbul: 'samara-mosque',
  shanghai: 'pagoda',
  tokyo: 'shinto-shrine',
  sydney: 'shooner-sailboat',
  'the-amazon': 'jungle',
  'the-pyramids': 'egyptian-pyramids',
  'the-heart-of-africa': 'baobab',
  antarctica: 'iceberg',
  tunguska: 'meteor-impact',
  'the-himalayas': 'mountaintop',
}
export const landmark = (place: string): IconName => landmarks[place] ?? 'compass'

/** What is printed as a sign in the texts of the cards. */
const printed: { readonly [id: string]: IconName } = {
  ...skillIcon,
  health: 'hearts',
  sanity: 'brain',
  clue: 'magnifying-glass',
  gate: 'magic-portal',
  eldritch: 'cursed-star',
  doom: 'death-skull',
  omen: 'star-swirl',
  surge: 'evil-minion',
  reckoning: 'all-seeing-eye',
  rumor: 'talk',
}
export const printedIcon = (id: string): IconName | null => printed[id] ?? null

/** Grounds of the spaces by type; the icon or number on them tells them apart too. */
export const spaceColour = { city: '#8c2f2a', wilderness: '#4c6b3c', sea: '#2b5d78' } as const
