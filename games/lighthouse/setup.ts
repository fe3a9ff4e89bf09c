/** What the start page knows of the game without loading it: plain data. */
export const setup = {
  seats: { min: 2, max: 4, usual: 3 },
  minutes: 10,
  weight: 1,
  manner: 'cooperative',
  motto: { es: 'Que la luz no se apague.', en: 'Keep the light burning.' },
  about: {
    es: 'Sois los fareros de una roca perdida. Cada noche elegís en secreto dónde montar guardia, guiáis los barcos a puerto y aguantáis lo que sube del agua. Cada uno ha venido por su propio motivo, y quizá no todos quieran que la lámpara siga encendida.',
    en: 'You keep the light on a lonely rock. Each night you choose in secret where to stand watch, guide the ships home and hold out against what climbs from the water. Each of you came for a reason of your own, and perhaps not everybody wants the lamp to burn.',
  },
  fields: [],
  bots: ['random'],
} as const
