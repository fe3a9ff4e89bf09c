import type { Field, Fields, Kinds } from '@miskatonic/effects'
import { SKILLS } from '../rules/shape.ts'

/* The fields of each kind of card, as `nodes.ts` types them: for packs, their schema and the content report. */

const skill: Field = { one: SKILLS }
const abilities: Fields = { 'abilities?': { list: 'ability' } }
const named: Fields = { name: 'both', 'text?': 'both' }
const section: Field = { fields: { story: 'both', effect: 'effect', 'text?': 'both' } }
const combat: Field = { either: [{ fields: { skill, modifier: 'integer', value: 'integer' } }, 'json'] }
const stage: Field = { fields: { green: 'integer', yellow: 'integer', blue: 'integer' } }
const byType: Field = { fields: { city: section, wilderness: section, sea: section } }
const possession: Field = { fields: { kind: 'string', 'name?': 'string', 'n?': 'integer' } }

const asset: Fields = {
  ...named,
  ...abilities,
  'value?': 'integer',
  traits: { list: 'string' },
  'service?': 'effect',
  'onGain?': 'effect',
}

const complex: Fields = {
  title: 'both',
  'space?': 'string',
  'ancientOne?': 'string',
  initial: {
    fields: {
      story: 'both',
      'test?': { fields: { skill, 'modifier?': 'integer' } },
      'effect?': 'effect',
      'cost?': 'cost',
      'next?': 'condition',
    },
  },
  pass: section,
  fail: section,
}

const cultist: Field = {
  fields: { horror: combat, damage: combat, toughness: 'integer', ...abilities, 'reckoning?': 'effect' },
}
const side: Field = {
  fields: {
    'title?': 'both',
    'cultist?': cultist,
    ...abilities,
    'reckoning?': 'effect',
    'onFlip?': 'effect',
    'encounter?': 'effect',
    'text?': 'both',
  },
}

export const kinds: Kinds = {
  investigator: {
    ...named,
    g: { one: ['m', 'f'] },
    occupation: 'both',
    quote: 'both',
    health: 'integer',
    sanity: 'integer',
    skills: { map: 'integer' },
    start: 'string',
    possessions: { list: possession },
    'startingEffect?': 'effect',
    abilities: { list: 'ability' },
    crippled: section,
    insane: section,
  },
  ancientOne: {
    name: 'both',
    epithet: 'both',
    story: 'both',
    doom: 'integer',
    mysteries: 'integer',
    stages: { list: stage },
    asideMonsters: { map: 'integer' },
    'asideSpecial?': 'string',
    'setup?': 'effect',
    front: side,
    back: side,
  },
  monster: {
    ...named,
    ...abilities,
    copies: 'integer',
    'epic?': 'boolean',
    'cultist?': 'boolean',
    horror: combat,
    damage: combat,
    toughness: 'amount',
    'onSpawn?': 'effect',
    'reckoning?': 'effect',
  },
  asset,
  artifact: asset,
  spell: {
    ...named,
    trait: { one: ['incantation', 'ritual'] },
    cast: { fields: { when: 'string', modifier: 'integer', pass: 'effect', 'limit?': 'string' } },
    backs: { list: { fields: { title: 'both', bands: { map: 'effect' } } } },
  },
  condition: {
    ...named,
    ...abilities,
    traits: { list: 'string' },
    'reckoning?': 'effect',
    backs: { list: { fields: { title: 'both', story: 'both', effect: 'effect', 'times?': 'integer', 'text?': 'both' } } },
  },
  mystery: {
    ...named,
    ...abilities,
    ancientOne: 'string',
    story: 'both',
    'onEnter?': 'effect',
    'encounter?': { fields: { on: { one: ['marked', 'eldritchToken'] }, effect: 'effect' } },
    solved: 'condition',
    'leavesTokens?': 'boolean',
  },
  mythos: {
    ...named,
    ...abilities,
    colour: { one: ['green', 'yellow', 'blue'] },
    difficulty: { one: ['easy', 'normal', 'hard'] },
    trait: { one: ['event', 'ongoing', 'rumor'] },
    story: 'both',
    'rumorSpace?': 'string',
    'eldritch?': 'integer',
    'effect?': 'effect',
    'reckoning?': 'effect',
    'encounter?': 'effect',
    'encounterOn?': 'json',
    'countdown?': 'effect',
  },
  location: { region: { one: ['america', 'europe', 'asia'] }, sections: { map: section } },
  general: { sections: byType },
  research: { ancientOne: 'string', sections: byType },
  otherWorld: complex,
  expedition: complex,
  special: complex,
}
