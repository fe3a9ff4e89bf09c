import {
  allValue,
  atCombatStart,
  atRoundEnd,
  doubled,
  each,
  everyoneAt,
  everyoneWithout,
  gatesAreNotSpent,
  greatOldOne,
  handLimits,
  lose,
  nobodyGains,
  nobodyPlays,
} from './builders.ts'
import type { GreatOldOneCard } from './nodes.ts'

export const greatOldOnes: readonly GreatOldOneCard[] = [
  greatOldOne('great-cthulhu', {
    title: { es: 'El gran Cthulhu', en: 'Great Cthulhu' },
    grammar: { g: 'm', the: 'el' },
    story: {
      es: 'En siete puertos, la misma noche, los marineros se despiertan de pie y mirando al sur.',
      en: 'In seven ports, on one night, sailors wake on their feet and facing south.',
    },
    unique: true,
    sanity: -4,
    needs: [{ any: [{ title: 'rlyeh' }, { kind: 'location', has: 'waterside' }] }, { kind: 'ally', has: 'cultist' }],
    abilities: [atCombatStart(each(everyoneWithout({ kind: 'ally', has: 'cultist' }), lose(3)))],
  }),
  greatOldOne('father-dagon', {
    title: { es: 'Padre Dagón', en: 'Father Dagon' },
    grammar: { g: 'm' },
    story: {
      es: 'Las redes suben vacías y pulcramente remendadas. Alguien, abajo, agradece las ofrendas.',
      en: 'The nets come up empty and neatly mended. Somebody down there is grateful for the offerings.',
    },
    unique: true,
    sanity: -1,
    needs: [{ kind: 'location', has: 'waterside' }, { any: [{ kind: 'ally', has: 'hybrid' }, { title: 'innsmouth-tiara' }] }],
    abilities: [allValue({ title: 'deep-one' }, 1), nobodyPlays({ kind: 'travel', mode: 'sea' })],
  }),
  greatOldOne('yog-sothoth', {
    title: { es: 'Yog-Sothoth', en: 'Yog-Sothoth' },
    grammar: { g: 'm' },
    story: {
      es: 'Abres la puerta de la despensa y da a la despensa, mañana, con alguien de espaldas.',
      en: 'You open the pantry door and it gives on the pantry, tomorrow, with somebody’s back to you.',
    },
    unique: true,
    sanity: -3,
    needs: [{ kind: 'tome' }, { any: [{ title: 'the-silver-key' }, { kind: 'spell', icon: 'star' }] }],
    abilities: [gatesAreNotSpent],
  }),
  greatOldOne('shub-niggurath', {
    title: { es: 'Shub-Niggurath', en: 'Shub-Niggurath' },
    grammar: { g: 'f' },
    story: { es: 'Las ovejas paren fuera de tiempo, y el olmo también.', en: 'The ewes lamb out of season, and so does the elm.' },
    unique: true,
    sanity: -1,
    needs: [
      { kind: 'location', has: 'countryside' },
      { kind: 'ally', has: ['cultist', 'farmer'] },
    ],
    abilities: [allValue({ has: ['lesserIndependent', 'greaterIndependent', 'lesserServitor', 'greaterServitor'] }, 1)],
  }),
  greatOldOne('nyarlathotep', {
    title: { es: 'Nyarlathotep', en: 'Nyarlathotep' },
    grammar: { g: 'm' },
    story: {
      es: 'La conferencia es gratuita. A la salida, cada cual jura que el orador tenía un aire de familia.',
      en: 'The lecture is free. On the way out, everyone swears there was a family likeness about the speaker.',
    },
    unique: true,
    sanity: -3,
    needs: [
      { kind: 'location', has: 'night' },
      { kind: 'ally', has: 'occultist' },
    ],
    abilities: handLimits(-2),
  }),
  greatOldOne('azathoth', {
    title: { es: 'Azathoth', en: 'Azathoth' },
    grammar: { g: 'm' },
    story: {
      es: 'En el observatorio revelan la placa tres veces. Donde debía estar el centro de la galaxia, algo ha salido movido.',
      en: 'At the observatory they develop the plate three times. Where the middle of the galaxy should be, something has stirred during the exposure.',
    },
    unique: true,
    sanity: -5,
    needs: [{ kind: 'spell', icon: 'star' }, { title: ['shining-trapezohedron', 'court-of-the-daemon-sultan'] }],
    abilities: [doubled({})],
  }),
  greatOldOne('bokrug', {
    title: { es: 'Bokrug', en: 'Bokrug' },
    grammar: { g: 'm' },
    story: {
      es: 'La ciudad festeja los mil años de su victoria. En la sopera del alcalde nada un lagarto verde.',
      en: 'The city is feasting a thousand years of victory. In the mayor’s soup tureen swims a green lizard.',
    },
    unique: true,
    sanity: -2,
    needs: [
      { kind: 'location', has: 'ruins' },
      { kind: 'artifact', has: 'sculpture' },
    ],
    abilities: [atRoundEnd(each(everyoneAt('city'), lose(2)))],
  }),
  greatOldOne('the-pallid-mask', {
    title: { es: 'La Máscara Pálida', en: 'The Pallid Mask' },
    grammar: { g: 'f', the: 'la' },
    story: {
      es: 'El sastre prueba el disfraz sobre un maniquí. El maniquí no tiene cara y paga por adelantado.',
      en: 'The tailor fits the costume on a dummy. The dummy has no face, and pays in advance.',
    },
    unique: true,
    sanity: -3,
    needs: [{ title: 'the-king-in-yellow' }, { kind: 'ally', has: ['artist', 'author'] }],
    abilities: [nobodyGains],
  }),
]
