import {
  anySpace,
  bonus,
  cards,
  choose,
  damage,
  dice,
  discard,
  discardSelf,
  duringTest,
  each,
  encounter,
  for_,
  gain,
  grantAction,
  has,
  improve,
  investigator,
  investigators,
  lose,
  may,
  monster,
  monsters,
  move,
  native,
  not,
  reroll,
  seq,
  successes,
  that,
  unlessYou,
  when,
} from './builders.ts'
import type { SpellCard } from './nodes.ts'

/*
 * Ten Spells, two copies each with different backs. What `cast.pass` chooses is settled before the Lore test (EH-SPELL-07) and is the
 * `target` of the backs. A band that is not listed does nothing.
 */
export const spells: readonly SpellCard[] = [
  {
    id: 'blessing-of-isis',
    kind: 'spell',
    name: { es: 'Bendición de Isis', en: 'Blessing of Isis' },
    trait: 'ritual',
    cast: {
      when: 'action',
      modifier: -1,
      pass: for_(investigator('choice', { on: 'here' }), when(not(has({ name: 'blessed' })), gain.condition('blessed'))),
    },
    backs: [
      {
        title: { es: 'El velo rasgado', en: 'The Torn Veil' },
        bands: { 0: for_(that('target', 'investigator'), gain.condition('cursed')), 1: lose.sanity(1) },
      },
      {
        title: { es: 'La mesa de la diosa', en: 'The Goddess’s Table' },
        bands: {
          '0-2': lose.health(1),
          '3+': each(investigators({ on: 'here' }), when(not(has({ name: 'blessed' })), gain.condition('blessed'))),
        },
      },
    ],
  },
  {
    id: 'clairvoyance',
    kind: 'spell',
    name: { es: 'Clarividencia', en: 'Clairvoyance' },
    trait: 'incantation',
    cast: { when: 'encounterPhase', modifier: 0, pass: encounter('research', { ignoringMonsters: true, anywhere: true }) },
    backs: [
      {
        title: { es: 'El ojo devuelve la mirada', en: 'The Eye Looks Back' },
        bands: {
          0: unlessYou(gain.condition('paranoia'), discardSelf),
          '3+': { do: 'lasting', ability: dice(1, { kind: 'research' }), until: { record: 'encounter' } },
        },
      },
      {
        title: { es: 'Tinta corrida', en: 'Running Ink' },
        bands: { 0: discard(that('target', 'clue')), '1-2': lose.sanity(1), '3+': gain.clue(1) },
      },
    ],
  },
  {
    id: 'conjuration',
    kind: 'spell',
    name: { es: 'Conjuración', en: 'Conjuration' },
    trait: 'ritual',
    cast: {
      when: 'action',
      modifier: 1,
      pass: may(
        choose(
          gain.asset({ from: 'reserve', trait: 'item', value: successes }),
          gain.asset({ from: 'reserve', trait: 'trinket', value: successes }),
        ),
      ),
    },
    backs: [
      {
        title: { es: 'De otro bolsillo', en: 'From Another Pocket' },
        bands: {
          0: when(not({ is: 'rolled', face: 4 }), discardSelf),
          '1-3': lose.sanity(1),
          '4+': choose(gain.asset({ from: 'reserve', trait: 'item' }), gain.asset({ from: 'reserve', trait: 'trinket' })),
        },
      },
      {
        title: { es: 'Trueque desigual', en: 'Uneven Trade' },
        bands: {
          0: unlessYou(discard(cards('asset', { trait: 'item' })), discardSelf),
          1: lose.sanity(1),
          '2+': native('eh:conjure-total'),
        },
      },
    ],
  },
  {
    id: 'feed-the-mind',
    kind: 'spell',
    name: { es: 'Alimentar la mente', en: 'Feed the Mind' },
    trait: 'ritual',
    cast: { when: 'action', modifier: -1, pass: for_(investigator('choice', { on: 'here' }), improve('choice')) },
    backs: [
      {
        title: { es: 'Una idea que no era tuya', en: 'A Thought Not Your Own' },
        bands: { '0-2': unlessYou(lose.sanity(2), discardSelf), '3+': for_(that('target', 'investigator'), improve('choice')) },
      },
      {
        title: { es: 'Indigestión', en: 'Indigestion' },
        bands: { 0: when(not({ is: 'rolled', face: 4 }), discardSelf), '1+': lose.sanity(1) },
      },
    ],
  },
  {
    id: 'flesh-ward',
    kind: 'spell',
    name: { es: 'Protección corporal', en: 'Flesh Ward' },
    trait: 'incantation',
    cast: { when: 'wouldLoseHealth', modifier: 0, pass: native('eh:prevent-two'), limit: 'round' },
    backs: [
      {
        title: { es: 'Piel prestada', en: 'Borrowed Skin' },
        bands: { 0: when(not({ is: 'rolled', face: 4 }), discardSelf), '1+': lose.sanity(1) },
      },
      {
        title: { es: 'El golpe va por dentro', en: 'The Blow Goes Inward' },
        bands: {
          0: for_(that('target', 'investigator'), choose(lose.health(1), gain.condition('internal-injury'))),
          '3+': native('eh:prevent-successes'),
        },
      },
    ],
  },
  {
    id: 'instill-bravery',
    kind: 'spell',
    name: { es: 'Inspirar valor', en: 'Instill Bravery' },
    trait: 'incantation',
    cast: { when: 'wouldLoseSanity', modifier: 0, pass: native('eh:prevent-two'), limit: 'round' },
    backs: [
      {
        title: { es: 'Pulso ajeno', en: 'A Stranger’s Pulse' },
        bands: { 0: when(not({ is: 'rolled', face: 4 }), discardSelf), '1+': lose.health(1) },
      },
      {
        title: { es: 'Valor de cristal', en: 'Glass Courage' },
        bands: {
          0: for_(that('target', 'investigator'), choose(lose.sanity(1), gain.condition('hallucinations'))),
          '3+': native('eh:prevent-successes'),
        },
      },
    ],
  },
  {
    id: 'mists-of-releh',
    kind: 'spell',
    name: { es: 'Niebla de Releh', en: 'Mists of Releh' },
    trait: 'incantation',
    cast: { when: 'encounterPhase', modifier: 0, pass: encounter('any', { ignoringMonsters: true }) },
    backs: [
      { title: { es: 'Sal en los pulmones', en: 'Salt in the Lungs' }, bands: { '0-1': lose.both(1, 1) } },
      {
        title: { es: 'Siluetas', en: 'Silhouettes' },
        bands: { 0: unlessYou(gain.condition('hallucinations'), discardSelf), '1+': lose.sanity(1) },
      },
    ],
  },
  {
    id: 'plumb-the-void',
    kind: 'spell',
    name: { es: 'Surcar el vacío', en: 'Plumb the Void' },
    trait: 'ritual',
    cast: { when: 'action', modifier: -1, pass: for_(investigator('choice'), move(anySpace(), { may: true })) },
    backs: [
      {
        title: { es: 'El peso que falta', en: 'The Missing Weight' },
        bands: { 0: for_(that('target', 'investigator'), lose.health(3)), '1-2': lose.sanity(1), '3+': grantAction() },
      },
      {
        title: { es: 'Quien llegó primero', en: 'Whoever Got There First' },
        bands: { '0-1': unlessYou(gain.condition('amnesia'), discardSelf) },
      },
    ],
  },
  {
    id: 'shriveling',
    kind: 'spell',
    name: { es: 'Consumición', en: 'Shriveling' },
    trait: 'ritual',
    cast: { when: 'action', modifier: 0, pass: damage(monster('choice', { on: 'here' }), 2) },
    backs: [
      {
        title: { es: 'Ceniza en la lengua', en: 'Ash on the Tongue' },
        bands: { '0-1': unlessYou(lose.sanity(2), discardSelf), '3+': native('eh:shrivel-more') },
      },
      {
        title: { es: 'Siega', en: 'Reaping' },
        bands: { 0: lose.health(2), 1: lose.sanity(1), '2+': damage(monsters({ on: 'here', other: true }), 2) },
      },
    ],
  },
  {
    id: 'wither',
    kind: 'spell',
    name: { es: 'Ajar', en: 'Wither' },
    trait: 'incantation',
    cast: {
      when: 'combat',
      modifier: 0,
      pass: { do: 'lasting', ability: bonus('strength', 3, 'combat'), until: { record: 'combat' } },
    },
    backs: [
      {
        title: { es: 'La mano seca', en: 'The Dry Hand' },
        bands: {
          '0-1': unlessYou(lose.sanity(2), discardSelf),
          '2+': seq(lose.sanity(1), { do: 'lasting', ability: bonus('strength', 5, 'combat'), until: { record: 'combat' } }),
        },
      },
      {
        title: { es: 'Otoño en la sangre', en: 'Autumn in the Blood' },
        bands: {
          0: unlessYou(gain.condition('internal-injury'), discardSelf),
          1: lose.sanity(1),
          '2+': {
            do: 'lasting',
            ability: duringTest(reroll(1), { skill: 'strength', kind: 'combat' }),
            until: { record: 'combat' },
          },
        },
      },
    ],
  },
]
