import { message } from '@miskatonic/effects/text'
import type { CivilianMessages } from '../../../rules/expansions/innocentVictims/shape.ts'
import { type Card, type Counted, carded, did } from '../../phrases.ts'
import type { WordsFor } from '../wordsFor.ts'

export const civilianWords = {
  'civilian-came': carded('{card}: hay alguien que salvar en {at}.', '{card}: somebody to save at {at}.'),
  'civilian-feared': message<Card & Counted>({ es: '{card} pierde el ánimo: le queda {n}.', en: '{card} loses heart: {n} left.' }),
  'civilian-fell': carded('{card} se une a los sectarios en {at}.', '{card} joins the cultists at {at}.'),
  'civilian-saved': did('puesto a salvo: {card}.', 'brought to safety: {card}.'),
} satisfies WordsFor<CivilianMessages>
