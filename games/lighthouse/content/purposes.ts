import { carrying, marked, nerveLeft, oilLeft, saved } from './builders.ts'
import type { Purpose } from './kinds.ts'

const purpose = (id: string, card: Omit<Purpose, 'id' | 'kind'>): Purpose => ({ id, kind: 'purpose', ...card })

/** What each keeper came to the rock for. One of them did not come for the ships. */
export const purposes: readonly Purpose[] = [
  purpose('the-tally', {
    title: { es: 'El recuento', en: 'The Tally' },
    story: {
      es: 'Tu hermano iba en un barco que no encontró luz. Llevas la cuenta de los que sí.',
      en: 'Your brother sailed in a ship that found no light. You keep count of those that do.',
    },
    goal: saved(5),
  }),
  purpose('the-clerk', {
    title: { es: 'El contable', en: 'The Clerk' },
    story: {
      es: 'La compañía quiere saber dónde va el aceite. Tú también.',
      en: 'The company wants to know where the oil goes. So do you.',
    },
    goal: oilLeft(3),
  }),
  purpose('the-convert', {
    title: { es: 'El converso', en: 'The Convert' },
    story: {
      es: 'Has leído que la sal conserva. Quieres comprobarlo en tu propia piel.',
      en: 'You have read that salt preserves. You mean to try it on your own skin.',
    },
    goal: marked,
  }),
  purpose('the-antiquary', {
    title: { es: 'El anticuario', en: 'The Antiquary' },
    story: {
      es: 'Un museo paga bien por lo que el mar devuelve. No pregunta a quién.',
      en: 'A museum pays well for what the sea returns. It does not ask whose it was.',
    },
    goal: carrying(2),
  }),
  purpose('the-unshaken', {
    title: { es: 'El sereno', en: 'The Unshaken' },
    story: {
      es: 'El médico dijo que no volverías a dormir. Has venido a demostrar lo contrario.',
      en: 'The doctor said you would never sleep again. You have come to prove him wrong.',
    },
    goal: nerveLeft(3),
  }),
  purpose('the-tides-betrothed', {
    title: { es: 'La prometida de la marea', en: "The Tide's Betrothed" },
    story: {
      es: 'Se prometió en tu nombre antes de que nacieras. El anillo está abajo.',
      en: 'It was promised in your name before you were born. The ring is below.',
    },
    claims: 2,
  }),
]
