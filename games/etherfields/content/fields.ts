import type { Fields, Kinds } from '@miskatonic/effects'
import { MOMENTS } from './actionData.ts'
import { COLOURS, DREAMERS, METAMORPHOSES, PLACE_EFFECTS, STEPS, SUITS } from './kinds.ts'

/* The fields of each kind of card, for packs, their schema, and for finding what is wrong with one. */

const motive: Fields[string] = { map: 'integer' }
const price: Fields[string] = {
  fields: {
    'motive?': { list: { fields: { colour: { one: COLOURS }, n: 'integer' } } },
    'perPlayer?': 'boolean',
    'gradual?': 'boolean',
    'plus?': 'cost',
  },
}
export const action: Fields[string] = {
  fields: {
    key: 'string',
    'label?': 'both',
    'keyword?': { one: ['attack', 'contact', 'move'] },
    price,
    'range?': { either: ['integer', { one: ['any', 'everywhere'] }] },
    'when?': 'condition',
    'limit?': { one: ['turn', 'encounter', 'night', 'campaign'] },
    'moment?': { one: MOMENTS },
    'single?': 'boolean',
    'discards?': 'boolean',
    effect: 'effect',
    'failed?': 'effect',
  },
}
const printed: Fields = { title: 'both', 'flavour?': 'both' }
const worded: Fields = { 'abilities?': { list: 'ability' }, 'actions?': { list: action }, 'text?': 'both' }
const steps: Fields[string] = { fields: { 'metamorphosis?': 'effect', 'basic?': 'effect', 'special?': 'effect' } }
const move: Fields[string] = {
  fields: {
    value: 'integer',
    'noDie?': 'boolean',
    'throughDoors?': 'boolean',
    'towards?': { one: ['mostAnguish', 'light', 'none'] },
  },
}
const body: Fields = { 'large?': 'boolean', piece: { one: ['token', 'human', 'creature'] }, move, steps }

export const kinds: Kinds = {
  dreamer: { ...printed, dreamer: { one: DREAMERS }, gender: { one: ['m', 'f'] }, tally: 'integer', back: action },
  influence: {
    ...printed,
    ...worded,
    type: { one: ['action', 'rapid', 'map', 'progress'] },
    motive,
    price: 'integer',
    'of?': { one: DREAMERS },
    'copies?': 'integer',
    'colour?': { one: COLOURS },
    'placement?': price,
    'secret?': 'boolean',
  },
  flaw: { ...printed, ...worded, 'drawn?': 'effect', 'stays?': 'boolean', 'price?': 'cost', 'later?': 'boolean' },
  item: { ...printed, ...worded, motive, 'starting?': 'boolean', 'secret?': 'boolean' },
  mask: { ...printed, ...worded, 'later?': 'boolean' },
  wisdom: { ...printed, ...worded },
  note: { ...printed, back: 'both', when: 'condition', effect: 'effect', 'kept?': 'boolean' },
  season: {
    ...printed,
    ...worded,
    hint: 'both',
    'tide?': 'effect',
    'closes?': { list: { one: PLACE_EFFECTS } },
    'adds?': { map: 'effect' },
    'freeShortcut?': 'boolean',
  },
  district: {
    ...printed,
    at: 'string',
    places: { list: { fields: { id: 'string', title: 'both', effects: { list: 'json' } } } },
    paths: { list: { list: 'string' } },
    shortcuts: { list: { list: 'string' } },
    toll: { fields: { 'each?': 'cost', 'one?': 'cost', 'team?': 'effect', text: 'both' } },
  },
  fate: {
    ...printed,
    'effect?': 'effect',
    'text?': 'both',
    'whim?': { fields: { 'abilities?': { list: 'ability' }, 'steps?': steps, 'text?': 'both' } },
    'later?': 'boolean',
  },
  turn: { suit: { one: SUITS }, steps: { list: { one: STEPS } }, loot: 'effect' },
  entity: { ...printed, ...worded, ...body, 'cannotBeAttacked?': 'boolean' },
  slumber: {
    ...printed,
    ...worded,
    'entity?': {
      fields: {
        ...body,
        turns: 'integer',
        pieces: 'integer',
        'setup?': 'effect',
        outOfTurns: 'effect',
        'skip?': 'boolean',
        'usesSetup?': 'boolean',
        'release?': 'effect',
      },
    },
    'effect?': 'effect',
    'starting?': 'boolean',
  },
  situation: { ...printed, ...worded, 'steps?': steps },
  tile: { dream: 'string', at: 'string', title: 'both' },
  overlay: { dream: 'string', title: 'both' },
  gate: {
    ...printed,
    ...worded,
    dream: 'string',
    place: 'json',
    keys: 'integer',
    turns: 'integer',
    blurb: 'both',
    goal: 'both',
    'steps?': steps,
  },
  metamorphosis: { ...printed, type: { one: METAMORPHOSES }, copies: 'integer' },
  figure: { ...printed, entity: 'string', 'large?': 'boolean' },
}
