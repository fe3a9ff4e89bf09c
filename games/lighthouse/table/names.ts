import type { PlainNames } from '@miskatonic/web/plain'

/** What lies where on the rock, and what is counted there. */
export const names: PlainNames = {
  board: {
    sky: { es: 'El cielo', en: 'The sky' },
    channel: { es: 'El canal', en: 'The channel' },
    aground: { es: 'Encallados', en: 'Aground' },
    shore: { es: 'Las rocas', en: 'The rocks' },
    masonry: { es: 'Grietas', en: 'Cracks' },
    harbour: { es: 'En puerto', en: 'In harbour' },
    seabed: { es: 'En el fondo', en: 'On the seabed' },
  },
  piles: {
    'night-deck': { es: 'Noches', en: 'Nights' },
    finds: { es: 'Hallazgos', en: 'Finds' },
    fleet: { es: 'Barcos por venir', en: 'Ships to come' },
    deep: { es: 'Lo hondo', en: 'The deep' },
  },
  seats: {
    purpose: { es: 'Propósito', en: 'Purpose' },
    kit: { es: 'Equipo', en: 'Kit' },
    skin: { es: 'Marcas', en: 'Marks' },
  },
  counters: {
    night: { label: { es: 'Noche', en: 'Night' }, icon: 'night-sleep' },
    oil: { label: { es: 'Aceite', en: 'Oil' }, icon: 'candle-light' },
    dark: { label: { es: 'Oscuridad', en: 'The Dark' }, icon: 'interlaced-tentacles', tone: 'harm' },
    burned: { label: { es: 'Latas quemadas', en: 'Cans burned' }, icon: 'sun' },
    beacon: { label: { es: 'Fuerza del haz', en: 'Strength of the beam' }, icon: 'sun' },
    stormy: { label: { es: 'Gran Tormenta', en: 'Great Storm' }, icon: 'comet-spark', tone: 'harm' },
    log: { label: { es: 'Lleva el diario', en: 'Keeps the log' }, icon: 'quill-ink' },
  },
  seatCounters: {
    nerve: { label: { es: 'Ánimo', en: 'Nerve' }, icon: 'brain' },
    offerings: { label: { es: 'Ofrendas', en: 'Offerings' }, icon: 'star-altar' },
    lost: { label: { es: 'Ya no está', en: 'Gone' }, icon: 'death-skull', tone: 'harm' },
  },
  places: {
    of: 'shift',
    names: {
      tower: { es: 'Torre', en: 'Tower', icon: 'candle-light' },
      stores: { es: 'Almacén', en: 'Stores', icon: 'knapsack' },
      rocks: { es: 'Rocas', en: 'Rocks', icon: 'mountaintop' },
      bed: { es: 'Cama', en: 'Bed', icon: 'person-in-bed' },
    },
  },
  figures: {
    light: { label: { es: 'Luz que necesita', en: 'Light it needs' }, icon: 'sun' },
    needs: { label: { es: 'Necesita', en: 'Needs' }, icon: 'knapsack' },
    loss: { label: { es: 'Si se pierde', en: 'If it is lost' }, icon: 'death-skull' },
    strength: { label: { es: 'Fuerza', en: 'Strength' }, icon: 'fist' },
    bite: { label: { es: 'Mordisco', en: 'Bite' }, icon: 'blood' },
    traits: { label: { es: 'Sirve de', en: 'Serves as' } },
    weight: { label: { es: 'Peso', en: 'Weight' }, icon: 'stack' },
  },
  sums: { ship: { label: { es: 'Luz que necesita', en: 'Light it needs' }, quantity: 'need', of: 'ship' } },
  round: ({ table }) => ({ es: `Noche ${table.night}`, en: `Night ${table.night}` }),
}
