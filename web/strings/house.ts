import type { Words } from './say.ts'

/** What the host of an online table decides for it, before and while it is played. */
export const house = {
  undo: { es: 'Deshacer', en: 'Undo' },
  policies: {
    free: { es: 'libre', en: 'free' },
    consent: { es: 'con acuerdo', en: 'by agreement' },
    host: { es: 'el anfitrión', en: 'the host' },
    own: { es: 'solo lo propio', en: 'own only' },
  },
  spectators: { es: 'Espectadores', en: 'Spectators' },
  spectatorKinds: {
    open: { es: 'ven todos los asientos', en: 'see every seat' },
    closed: { es: 'ven lo que ven todos', en: 'see what all see' },
    off: { es: 'nadie mira', en: 'nobody watches' },
  },
  public: { es: 'Mesa pública', en: 'Public table' },
  publicNote: { es: 'sale en la lista de quien entra aquí', en: 'everybody who comes here sees it listed' },
} as const satisfies Words
