import type { Both } from '@miskatonic/effects'
import { afterRoll, bonus, clueDice, exhaustThis, reroll, skillCard } from '../builders.ts'
import type { Skill, SkillCard } from '../kinds.ts'

/** Exhausted to throw all dice of one sort of check again. */
const rethrows = (id: string, title: Both, kind: Parameters<typeof afterRoll>[0]): SkillCard =>
  skillCard(id, { title, copies: 2, abilities: [afterRoll(kind, reroll('all'), { cost: exhaustThis })] })
/** One better in a skill, and a die more for each Clue spent on it. */
const better = (skill: Skill, title: Both): SkillCard =>
  skillCard(`skill-${skill}`, { title, copies: 2, abilities: [bonus(skill, 1), clueDice(1, skill)] })

/** Skills: two copies of each, 20 cards. */
export const skills: readonly SkillCard[] = [
  rethrows('bravery', { es: 'Valentía', en: 'Bravery' }, 'horror'),
  rethrows('expert-occultist', { es: 'Ocultismo', en: 'Expert Occultist' }, 'spell'),
  rethrows('marksman', { es: 'Puntería', en: 'Marksman' }, 'combat'),
  rethrows('stealth', { es: 'Sigilo', en: 'Stealth' }, 'evade'),
  better('speed', { es: 'Velocidad', en: 'Speed' }),
  better('sneak', { es: 'Discreción', en: 'Sneak' }),
  better('fight', { es: 'Pelea', en: 'Fight' }),
  better('will', { es: 'Voluntad', en: 'Will' }),
  better('lore', { es: 'Saber', en: 'Lore' }),
  better('luck', { es: 'Suerte', en: 'Luck' }),
]
