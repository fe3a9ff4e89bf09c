import { conformance } from '../conformance.ts'
import { aboutCellar, cellar } from './planted/cellar.ts'

conformance(cellar, { ...aboutCellar, games: 4 })
conformance(cellar, { ...aboutCellar, seats: ['ana', 'ben'], games: 2 })
