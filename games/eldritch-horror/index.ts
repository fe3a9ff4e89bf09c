// The language first: its verbs and the rules know each other, and it must be whole before anything is compiled with it.
import './rules/vocabulary/language.ts'

export { eldritchHorror as game } from './rules/game.ts'
export { language } from './rules/vocabulary/language.ts'
