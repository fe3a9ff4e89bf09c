import { after, before, draw, lose, mark, whenDriven } from './builders.ts'
import type { Thing } from './kinds.ts'

const thing = (id: string, card: Omit<Thing, 'id' | 'kind'>): Thing => ({ id, kind: 'thing', ...card })

export const things: readonly Thing[] = [
  thing('drowned-sailor', {
    title: { es: 'Marinero ahogado', en: 'Drowned Sailor' },
    story: {
      es: 'Pide fuego con un gesto. No le queda con qué fumar.',
      en: 'He asks for a light with a gesture. He has nothing left to smoke with.',
    },
    strength: 1,
    bite: 1,
    copies: 3,
    abilities: [before('thing:strike', { thing: 'self' }, lose.oil(1))],
  }),
  thing('deep-one', {
    title: { es: 'Profundo', en: 'Deep One' },
    story: {
      es: 'Deja en el umbral un broche de oro blando y se queda mirando la puerta.',
      en: 'It leaves a brooch of soft gold on the threshold and stands looking at the door.',
    },
    strength: 2,
    bite: 1,
    copies: 2,
    abilities: [whenDriven(draw(1))],
  }),
  thing('weed-mother', {
    title: { es: 'Madre de las algas', en: 'Mother of Weed' },
    story: {
      es: 'La bajamar descubre un campo de algas donde ayer había agua. El campo respira.',
      en: 'The ebb lays bare a field of weed where yesterday was water. The field breathes.',
    },
    strength: 2,
    bite: 2,
    abilities: [after('thing:strike', { thing: 'self' }, mark)],
  }),
]
