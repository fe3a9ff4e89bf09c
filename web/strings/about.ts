import type { Words } from './say.ts'

export const about = {
  title: { es: 'Acerca de Miskatonic', en: 'About Miskatonic' },
  what: {
    es: 'Una mesa en el navegador para los juegos de los Mitos. Las reglas se cumplen enteras, las cuentas se hacen solas y la partida se guarda tras cada decisión. Se juega a solas, alrededor de una pantalla o en línea con amigos y bots, en español y en inglés.',
    en: 'One table in the browser for the games of the Mythos. The rules are kept in full, the counting is done for you, and the game is saved after every decision. Play alone, around one screen, or online with friends and bots, in Spanish and English.',
  },
  noticeTitle: { es: 'Aviso', en: 'Notice' },
  notice: {
    es: 'Este es un proyecto de aficionados, sin ánimo de lucro y sin relación con las editoriales de los juegos. Los nombres de los juegos y sus marcas son de sus dueños. Aquí no hay ni una ilustración ni un texto de ambientación de las cajas: las cartas describen lo que hacen con nuestras palabras y las imágenes se dibujan por programa. Para disfrutar de los juegos de verdad, compra la caja.',
    en: 'This is a fan project, not for profit and unconnected with the publishers of the games. The names of the games and their marks belong to their owners. There is not one illustration or flavour text from the boxes here: the cards say what they do in our words, and the pictures are drawn by program. To enjoy the real thing, buy the box.',
  },
  privacyTitle: { es: 'Tus datos', en: 'Your data' },
  privacy: {
    es: 'No hay cuentas ni seguimiento. Las mesas locales viven en este navegador y no salen de él. En línea, el servidor guarda la partida, el nombre que te pones y la huella de una clave que solo conoce tu navegador.',
    en: 'There are no accounts and no tracking. Local tables live in this browser and never leave it. Online, the server keeps the game, the name you give yourself and the fingerprint of a key only your browser knows.',
  },
  diceTitle: { es: 'Los dados', en: 'The dice' },
  dice: {
    es: 'Cada mesa nace de una semilla. Su huella se muestra desde el principio y la semilla al acabar: cualquiera puede comprobar que nadie ha tocado los dados.',
    en: 'Every table grows from a seed. Its fingerprint is shown from the start and the seed at the end: anyone can check that nobody touched the dice.',
  },
  creditsTitle: { es: 'Créditos', en: 'Credits' },
  icons: { es: 'Iconos', en: 'Icons' },
  iconsText: {
    es: 'de game-icons.net, de sus autores, con licencia CC BY 3.0.',
    en: 'from game-icons.net, by their authors, licensed CC BY 3.0.',
  },
  fonts: { es: 'Letra', en: 'Type' },
  fontsText: {
    es: 'IM Fell English SC y EB Garamond (SIL OFL 1.1) y Special Elite (Apache 2.0), empaquetadas por Fontsource.',
    en: 'IM Fell English SC and EB Garamond (SIL OFL 1.1) and Special Elite (Apache 2.0), packaged by Fontsource.',
  },
  map: { es: 'Mapas', en: 'Maps' },
  mapText: { es: 'costas de Natural Earth a través de world-atlas (ISC).', en: 'coastlines from Natural Earth through world-atlas (ISC).' },
  code: { es: 'Programa', en: 'Program' },
  codeText: {
    es: 'React, Vite y los demás paquetes que nombra el repositorio, cada uno con su licencia.',
    en: 'React, Vite and the other packages the repository names, each under its own licence.',
  },
} as const satisfies Words
