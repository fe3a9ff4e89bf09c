import { lose, monster, ownerHere, removeFromBattle, thisCard, when } from './builders.ts'
import type { MonsterCard } from './nodes.ts'

/** Of none of the five classes: no Spell summons or controls them (MY-SUMMON-01). */
export const unclassed: readonly MonsterCard[] = [
  monster('haunter-of-the-dark', {
    title: { es: 'El morador de las tinieblas', en: 'Haunter of the Dark' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'A las dos y doce falla la central. Hasta que vuelve la corriente, la ciudad entera oye desplegarse algo por encima de los tejados.',
      en: 'At twelve minutes past two the power station fails. Until the current returns, the whole city can hear something unfolding above the roofs.',
    },
    unique: true,
    value: 6,
    sanity: -3,
    reveal: when(ownerHere('day'), removeFromBattle(thisCard)),
  }),
  monster('the-colour-out-of-space', {
    title: { es: 'El color que cayó del cielo', en: 'The Colour out of Space' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Los manzanos dan fruta en marzo. Nadie sabe decir de qué color es.',
      en: 'The apple trees bear fruit in March. Nobody can say what colour it is.',
    },
    unique: true,
    value: 4,
    sanity: -2,
    invisible: true,
    harm: lose(1, { additional: true }),
  }),
  monster('the-dunwich-twin', {
    title: { es: 'El gemelo de Dunwich', en: 'The Dunwich Twin' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'Las vacas que quedan pasan la noche en el tejado del establo. Nadie sabe cómo subieron; por qué, se entiende.',
      en: 'The cows that are left spend the night on the barn roof. Nobody knows how they got up there; everyone can see why.',
    },
    unique: true,
    value: 6,
    sanity: -3,
    invisible: true,
    through: { kind: 'location', subregion: 'dunwich' },
  }),
]
