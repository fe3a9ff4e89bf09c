import { district, pay, words } from '../../builders.ts'
import type { Card } from '../../kinds.ts'

/* Where the orchard's door stands, and the steps it leads down to. */

export const gains: readonly Card[] = [
  district('glass-orchard', 'Huerto de Cristal', 'Glass Orchard', {
    at: 'B2',
    places: [
      { id: 'potting-row', title: words('La hilera de los tiestos', 'Potting Row'), effects: ['fate'] },
      { id: 'cold-frames', title: words('Las cajoneras', 'The Cold Frames'), effects: ['slumber', 'key'] },
      { id: 'frost-door', title: words('La puerta de escarcha', 'The Frost Door'), effects: ['gate'] },
      { id: 'cider-press', title: words('El lagar', 'The Cider Press'), effects: ['market'] },
      { id: 'boiler-house', title: words('La caldera', 'The Boiler House'), effects: ['rest'] },
    ],
    paths: [
      ['pierhead', 'potting-row'],
      ['potting-row', 'cold-frames'],
      ['cold-frames', 'frost-door'],
      ['frost-door', 'boiler-house'],
      ['boiler-house', 'cider-press'],
      ['cider-press', 'slipway'],
      ['cider-press', 'potting-row'],
    ],
    shortcuts: [['potting-row', 'frost-door']],
    toll: { each: pay.layDown(1), text: words('Cada Soñador Tumba 1 carta de Progreso.', 'Each Dreamer Lays Down 1 Progress card.') },
  }),
  district('reading-deep', 'La Lectura Honda', 'Reading Deep', {
    at: 'C2',
    places: [
      { id: 'wet-catalogue', title: words('El fichero mojado', 'The Wet Catalogue'), effects: ['fate'] },
      { id: 'whisper-well', title: words('El pozo de los susurros', 'The Whispering Well'), effects: ['slumber'] },
      { id: 'reading-steps', title: words('Los escalones de lectura', 'The Reading Steps'), effects: ['gate'] },
      { id: 'lending-hatch', title: words('La ventanilla de préstamo', 'The Lending Hatch'), effects: ['bazaar', 'key'] },
      { id: 'green-lamp', title: words('La lámpara verde', 'The Green Lamp'), effects: ['hour'] },
    ],
    paths: [
      ['boiler-house', 'wet-catalogue'],
      ['wet-catalogue', 'whisper-well'],
      ['whisper-well', 'lending-hatch'],
      ['lending-hatch', 'reading-steps'],
      ['reading-steps', 'green-lamp'],
      ['green-lamp', 'wet-catalogue'],
      ['green-lamp', 'potting-row'],
    ],
    shortcuts: [['wet-catalogue', 'lending-hatch']],
    toll: { one: pay.ether(1), text: words('Un Soñador paga 1 de Éter.', 'One Dreamer pays 1 Ether.') },
  }),
]
