import { cheaper, location } from './builders.ts'
import type { LocationCard } from './nodes.ts'

export const locationsOfTheIslands: readonly LocationCard[] = [
  location('rlyeh', {
    title: { es: 'R’lyeh', en: 'R’lyeh' },
    grammar: { g: 'f' },
    story: {
      es: 'El contramaestre jura que la puerta está tumbada; el cocinero, que está de pie. Los dos resbalan hacia ella.',
      en: 'The mate swears the door is lying flat, the cook that it stands upright. Both are sliding towards it.',
    },
    unique: true,
    region: 'islands',
    subregion: 'rlyeh',
    attributes: ['artifactPlace'],
    generics: ['night', 'outdoors', 'ruins', 'waterside', 'lair'],
    gate: true,
    sanity: -3,
    closedTo: ['air'],
    abilities: [cheaper({ title: 'star-spawn-of-rlyeh' }, 1)],
  }),
  location('ponape', {
    title: { es: 'Ponapé', en: 'Ponape' },
    grammar: { g: 'f' },
    story: {
      es: 'Canales rectos entre islotes de basalto apilado como leña. Los isleños pescan en cualquier parte menos aquí.',
      en: 'Straight canals between islets of basalt stacked like firewood. The islanders fish everywhere but here.',
    },
    region: 'islands',
    subregion: 'ponape',
    attributes: ['artifactPlace'],
    generics: ['day', 'outdoors', 'ruins', 'waterside'],
    gate: true,
  }),
  location('isle-beyond-othaheite', {
    title: { es: 'Isla más allá de Othaheite', en: 'Isle beyond Othaheite' },
    grammar: { g: 'f' },
    story: {
      es: 'El capitán Marsh cambiaba aquí abalorios por oro. El trato sigue en pie; lo que ha subido es el precio.',
      en: 'Captain Marsh used to trade beads here for gold. The bargain still holds; only the price has gone up.',
    },
    region: 'islands',
    subregion: 'othaheite',
    attributes: ['artifactPlace'],
    generics: ['day', 'outdoors', 'ruins', 'waterside'],
    gate: true,
    sanity: -1,
  }),
  location('easter-island', {
    title: { es: 'Isla de Pascua', en: 'Easter Island' },
    grammar: { g: 'f' },
    story: {
      es: 'Las estatuas miran tierra adentro. Una, recién desenterrada, mira al suelo y se tapa los oídos.',
      en: 'The statues look inland. One, newly dug out, looks at the ground, with its hands over its ears.',
    },
    region: 'islands',
    subregion: 'easterIsland',
    attributes: ['artifactPlace'],
    generics: ['day', 'outdoors', 'ruins', 'waterside'],
  }),
  location('upheaved-mud-flats', {
    title: { es: 'Llanura de fango emergida', en: 'Upheaved Mud-Flats' },
    grammar: { g: 'f' },
    story: {
      es: 'Ayer era mar. Hoy es fango negro y pescado podrido y, a un día de marcha, un monolito sin una sola alga.',
      en: 'Yesterday it was sea. Today it is black mud and rotting fish and, a day’s walk off, a monolith with no weed on it.',
    },
    region: 'islands',
    subregion: 'southPacific',
    attributes: [],
    generics: ['day', 'outdoors', 'waterside', 'wilderness'],
    gate: true,
    sanity: -1,
    closedTo: ['air'],
  }),
  location('port-of-dunedin', {
    title: { es: 'Puerto de Dunedin', en: 'Port of Dunedin' },
    story: {
      es: 'Cerveza, cartas náuticas y una cama que no se mueve. En la taberna invitan a quien prometa no contar lo del Alert.',
      en: 'Beer, sea charts and a bed that keeps still. At the tavern they stand drinks to anyone who promises not to tell about the Alert.',
    },
    region: 'islands',
    subregion: 'dunedin',
    attributes: ['city', 'tomePlace'],
    generics: ['day', 'outdoors', 'waterside', 'lodging'],
    sanity: 1,
  }),
]
