import type { ScriptedChance } from '@miskatonic/kernel'
import { check, lose } from '../../content/builders.ts'
import { type Picture, says } from '../scene.ts'
import { cardsDo, type Deed, dice, does, part } from './deeds.ts'

/** Ana, with Fight 1, Will 4 and Lore 4, beside a monster. Against a Maniac she has two dice with bare hands. */
const beside = (cards: readonly string[], chance: ScriptedChance, monster = 'maniac', more: object = {}): Picture => ({
  people: { ana: { at: 'northside', stops: [1, 0, 3], cards, ...more } },
  monsters: { northside: [monster] },
  chance,
})
const WON = ['ana trophies +maniac', 'northside -maniac']

/** Cast before the dice are rolled, it gives so many of them, also in the rounds that follow; failing, it gives none. */
const strikesWith = (id: string, pool: number, bonus: number, cost: number): Deed[] => [
  does(`${bonus} dice more to the end of the combat`, {
    at: beside([id], { 'check:spell': [dice(pool, 1)], 'check:combat': [dice(2 + bonus), dice(2 + bonus, 1)] }),
    from: part('moveEnds'),
    answers: ['fight:maniac', id, 'fight', 'fight'],
    comes: [...WON, ...(cost ? [`ana sanity 5→${5 - cost}`] : []), 'ana stamina 5→4', `ana exhausted +${id}`],
  }),
  does('none where the Spell fails', {
    at: beside([id], { 'check:spell': [dice(pool)], 'check:combat': [dice(2, 1)] }),
    from: part('moveEnds'),
    answers: ['fight:maniac', id, 'fight'],
    comes: [...WON, ...(cost ? [`ana sanity 5→${5 - cost}`] : []), `ana exhausted +${id}`],
  }),
]

cardsDo('spell', {
  'bind-monster': [
    does('with as many successes as it is tough, the Combat check is passed', {
      at: beside(['bind-monster'], { 'check:spell': [dice(8, 1)] }),
      from: part('moveEnds'),
      answers: ['fight:maniac', 'bind-monster', 'fight'],
      comes: [...WON, 'ana sanity 5→3', 'ana -bind-monster'],
    }),
    does('two successes do not bind what is three times as tough', {
      at: beside(['bind-monster'], { 'check:horror': [dice(1, 1)], 'check:spell': [dice(8, 2)] }, 'star-spawn'),
      from: part('moveEnds'),
      answers: ['fight:star-spawn', 'bind-monster'],
      comes: ['ana sanity 5→3', 'ana exhausted +bind-monster', 'asks fight-monster'],
    }),
    does('nobody binds the Ancient One', {
      at: { people: { ana: { cards: ['bind-monster', 'knife'] } }, round: 1, doom: 11 },
      from: part('battleStrike'),
      comes: ['asks fight-ancient-one'],
      lacks: ['bind-monster'],
    }),
  ],
  'dread-curse-of-azathoth': strikesWith('dread-curse-of-azathoth', 2, 9, 2),
  'enchant-weapon': [
    does('what is physical counts as magical', {
      at: beside(
        ['enchant-weapon', 'tommy-gun'],
        { 'check:horror': [dice(2, 1)], 'check:spell': [dice(4, 1)], 'check:combat': [dice(4, 1)] },
        'ghost',
      ),
      from: part('moveEnds'),
      answers: ['fight:ghost', 'wield:tommy-gun', 'enchant-weapon', 'fight'],
      comes: ['ana trophies +ghost', 'northside -ghost', 'ana sanity 5→4', 'ana exhausted +enchant-weapon'],
    }),
  ],
  'find-gate': [
    does('back to Arkham from the first area', {
      at: {
        people: { ana: { at: 'abyss-first', stops: [1, 0, 3], cards: ['find-gate'] } },
        gates: { woods: 'abyss' },
        chance: { 'check:spell': [dice(3, 1)] },
      },
      from: part('movement'),
      answers: ['find-gate'],
      comes: ['ana at abyss-first→woods', 'ana explored false→true', 'ana sanity 5→4', 'ana exhausted +find-gate'],
    }),
    does('failing, one goes on as usual', {
      at: {
        people: { ana: { at: 'abyss-first', stops: [1, 0, 3], cards: ['find-gate'] } },
        gates: { woods: 'abyss' },
        chance: { 'check:spell': [dice(3)] },
      },
      from: part('movement'),
      answers: ['find-gate'],
      comes: ['ana at abyss-first→abyss-second', 'ana sanity 5→4', 'ana exhausted +find-gate'],
    }),
    does('nobody casts it in the town', {
      at: { people: { ana: { cards: ['find-gate'], points: 1 } } },
      from: part('nextMove'),
      comes: ['asks move'],
      lacks: ['find-gate'],
    }),
  ],
  'flesh-ward': [
    does('nothing is lost of Stamina', {
      at: { people: { ana: { stops: [1, 0, 3], cards: ['flesh-ward'] } }, chance: { 'check:spell': [dice(2, 1)] } },
      from: says(lose.stamina(3)),
      answers: ['flesh-ward'],
      comes: ['ana sanity 5→4', 'ana exhausted +flesh-ward'],
    }),
    does('failing, all of it is lost', {
      at: { people: { ana: { stops: [1, 0, 3], cards: ['flesh-ward'] } }, chance: { 'check:spell': [dice(2)] } },
      from: says(lose.stamina(3)),
      answers: ['flesh-ward'],
      comes: ['ana sanity 5→4', 'ana stamina 5→2', 'ana exhausted +flesh-ward'],
    }),
    does('is gone when the Ancient One awakens', {
      at: { people: { ana: { clues: 1, cards: ['flesh-ward', 'heal'] } } },
      from: { step: 'awaken', args: { cause: 'doom' } },
      comes: ['ana -flesh-ward', 'ana at library→battle', 'doom 0→11', 'asks choose-sliders'],
    }),
  ],
  heal: [
    does('as much Stamina as successes, for somebody here', {
      at: {
        seats: 2,
        people: { ana: { stops: [1, 0, 3], cards: ['heal'] }, bea: { stamina: 2 } },
        chance: { 'check:spell': [dice(5, 3)] },
      },
      from: part('upkeep'),
      answers: ['heal'],
      comes: ['ana sanity 5→4', 'ana exhausted +heal', 'bea stamina 2→5', 'asks choose-sliders'],
    }),
  ],
  'mists-of-releh': [
    does('an Evade check is passed; it is as hard as the monster is watchful', {
      at: beside(['mists-of-releh'], { 'check:spell': [dice(3, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:maniac', 'mists-of-releh'],
      comes: ['ana exhausted +mists-of-releh'],
    }),
    does('failing, one still sneaks', {
      at: beside(['mists-of-releh'], { 'check:spell': [dice(3)], 'check:evade': [dice(2, 1)] }),
      from: part('moveEnds'),
      answers: ['evade:maniac', 'mists-of-releh'],
      comes: ['ana exhausted +mists-of-releh'],
    }),
  ],
  'red-sign-of-shudde-mell': [
    does('one less tough, and one ability less', {
      at: beside(['red-sign-of-shudde-mell'], { 'check:horror': [[]], 'check:spell': [dice(3, 1)], 'check:combat': [dice(2, 2)] }, 'gug', {
        stops: [1, 3, 3],
      }),
      from: part('moveEnds'),
      answers: ['fight:gug', 'red-sign-of-shudde-mell', 'fight'],
      comes: ['ana trophies +gug', 'northside -gug', 'ana sanity 5→2', 'ana exhausted +red-sign-of-shudde-mell'],
    }),
  ],
  shrivelling: strikesWith('shrivelling', 3, 6, 1),
  'voice-of-ra': [
    does('a die more in every check of the turn', {
      at: {
        people: { ana: { stops: [1, 0, 3], cards: ['voice-of-ra'] } },
        chance: { 'check:spell': [dice(3, 1)], 'check:skill': [dice(2, 1), dice(5, 1)] },
      },
      from: [part('upkeepActs'), says(check('luck', 0, { fail: lose.sanity(1) })), says(check('will', 0, { fail: lose.sanity(1) }))],
      answers: ['voice-of-ra'],
      comes: ['ana sanity 5→4', 'ana exhausted +voice-of-ra'],
    }),
  ],
  wither: strikesWith('wither', 4, 3, 0),
})
