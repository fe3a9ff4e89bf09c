import type { Message, Seat } from '@miskatonic/kernel'
import { everyMessageIsSaid, LANGUAGES } from '@miskatonic/testing/suites'
import { describe, expect, it } from 'vitest'
import { text } from '../index.ts'
import type { Messages } from '../text/messages.ts'
import { messages, say } from '../text/say.ts'

const lily = { investigator: 'lily-chen', seat: 'ana' }
const leo = { investigator: 'leo-anderson', seat: 'leo' }
const axe = { piece: 'x', faces: { front: 'asset:axe' } }
const line = <K extends keyof Messages>(key: K, args: Messages[K] | object): Message => ({ key, args: args as never })
const both = (message: Message, viewer: Seat = 'nobody'): string[] => LANGUAGES.map((lang) => say(message, { lang, viewer }))

describe('the log', () => {
  it.each([
    [
      line('log.round-lead', { round: 3, who: lily }),
      'Comienza la ronda 3. Lily es la investigadora jefe.',
      'Round 3 begins. Lily is the Lead Investigator.',
    ],
    [line('log.delayed', { who: lily }), 'Lily ha quedado Retrasada.', 'Lily became Delayed.'],
    [
      line('log.lost-to', { who: lily, what: 'sanity', n: 2, monster: { monster: 'ghoul' } }),
      'Lily ha perdido 2 puntos de Cordura por el horror del Gul.',
      "Lily lost 2 Sanity to the Ghoul's horror.",
    ],
    [line('log.rolled', { who: leo, dice: [2, 5, 6] }), 'Leo ha tirado 3 dados (2, 5, 6).', 'Leo rolled 3 dice (2, 5, 6).'],
    [
      line('log.rerolled', { who: leo, from: [2, 3], to: [6, 1], dice: [6, 5, 1], card: { card: 'axe' } }),
      'Leo ha vuelto a tirar 2, 3: 6, 1 («Hacha»).',
      'Leo rerolled 2, 3: 6, 1 (“Axe”).',
    ],
    [line('log.die-turned', { who: leo, from: 4, to: 5, dice: [5] }), 'Leo ha cambiado un 4 por un 5.', 'Leo turned a 4 into a 5.'],
    [line('log.used-ticket', { who: lily, kind: 'train' }), 'Lily ha usado 1 billete de tren.', 'Lily used 1 Train ticket.'],
    [line('log.discarded-ticket', { who: lily, kind: 'ship' }), 'Lily ha descartado 1 billete de barco.', 'Lily discarded 1 Ship ticket.'],
    [line('log.discarded-clue', { who: lily }), 'Lily ha descartado 1 Pista.', 'Lily discarded 1 Clue.'],
    [line('log.clue-discarded', { at: { space: 'london' } }), 'Se ha descartado la Pista de Londres.', 'The Clue of London was discarded.'],
    [
      line('log.token-moved', { what: 'clue', from: { space: 'london' }, to: { space: 'rome' } }),
      'La Pista de Londres se ha movido a Roma.',
      'The Clue of London moved to Rome.',
    ],
    [
      line('log.kept-token', { what: 'gate', card: { card: 'cthulhu' }, at: { space: 'london' } }),
      'Se ha puesto 1 Portal en la hoja de Cthulhu.',
      "1 Gate was put on Cthulhu's sheet.",
    ],
    [
      line('log.tested', { who: leo, skill: 'lore', n: 2, outcome: 'passed' }),
      '2 éxitos: Leo ha superado la prueba de Saber.',
      '2 successes: Leo passed the Lore test.',
    ],
    [line('log.gate-spawned', { at: { space: 'london' } }), 'Se ha generado 1 Portal en Londres.', '1 Gate spawned in London.'],
    [
      line('log.gate-closed-by', { at: { space: 'the-amazon' }, who: leo }),
      'Leo ha cerrado el Portal del Amazonas.',
      'Leo closed the Gate of the Amazon.',
    ],
    [line('log.doom-advanced', { from: 8, to: 7 }), 'La Perdición ha avanzado de 8 a 7.', 'Doom advanced from 8 to 7.'],
    [line('log.moved', { who: lily, to: { space: '7' } }), 'Lily se ha movido a la casilla 7.', 'Lily moved to space 7.'],
    [line('log.gained', { who: lily, card: axe }), 'Lily ha obtenido «Hacha».', 'Lily gained “Axe”.'],
    [
      line('log.gained-condition', { who: lily, card: { card: 'blessed' } }),
      'Lily ha obtenido el Estado Bendecido.',
      'Lily gained a Blessed Condition.',
    ],
    [line('log.combat', { who: lily, monster: { monster: 'mummy' } }), 'Lily lucha contra la Momia.', 'Lily fights the Mummy.'],
    [line('log.ambushed', { who: leo, monster: { monster: 'ghoul' } }), 'Un Gul ha tendido una emboscada a Leo.', 'A Ghoul ambushed Leo.'],
    [
      line('log.token-put', { what: 'sanity', n: 1, card: { card: 'cthulhu' } }),
      'Se ha puesto 1 ficha de Cordura en la hoja de Cthulhu.',
      "1 Sanity token was put on Cthulhu's sheet.",
    ],
    [
      line('log.monster-moved', { monster: { monster: 'serpent-people' }, to: { space: 'the-amazon' } }),
      'El Hombre serpiente se ha movido al Amazonas.',
      'The Serpent People moved to the Amazon.',
    ],
    [line('log.awoke', { ancientOne: { card: 'cthulhu' } }), 'Cthulhu ha despertado.', 'Cthulhu awoke.'],
    [line('log.defeated', { who: lily }), 'Lily ha sido derrotada.', 'Lily was defeated.'],
    [
      line('log.gave', { who: lily, other: leo, cards: [axe], clues: 2, tickets: 0 }),
      'Lily ha dado «Hacha» y 2 Pistas a Leo.',
      'Lily gave “Axe” and 2 Clues to Leo.',
    ],
    [line('log.action', { who: lily, action: 'rest' }), 'Lily ha realizado la acción de descansar.', 'Lily performed the Rest action.'],
  ])('%j', (message, es, en) => expect(both(message)).toEqual([es, en]))

  it('says "you" to whoever plays the investigator, and agrees with her', () => {
    expect(both(line('log.delayed', { who: lily }), 'ana')).toEqual(['Has quedado Retrasada.', 'You became Delayed.'])
    expect(both(line('log.tested', { who: lily, skill: 'will', n: 0, outcome: 'failed' }), 'ana')).toEqual([
      'Ningún éxito: has fallado la prueba de Voluntad.',
      'No successes: you failed the Will test.',
    ])
    expect(both(line('log.ambushed', { who: lily, monster: { monster: 'ghoul' } }), 'ana')).toEqual([
      'Un Gul te ha tendido una emboscada.',
      'A Ghoul ambushed you.',
    ])
    expect(both(line('log.stood', { who: lily }), 'ana')).toEqual(['Ya no estás Retrasada.', 'You are no longer Delayed.'])
  })

  it('never names a card to one who cannot see it', () => {
    expect(both(line('log.gained', { who: lily, card: { piece: 'x', faces: {} } }))).toEqual([
      'Lily ha obtenido 1 carta.',
      'Lily gained 1 card.',
    ])
  })
})

describe('prompts and refusals', () => {
  it('print an offered effect from its data', () => {
    const effect = { do: 'gain', what: 'clue', n: 1 }
    expect(both(line('prompt.may', { effect }))).toEqual(['Puedes obtener 1 Pista. ¿Quieres?', 'You may gain 1 Clue. Do you want to?'])
    expect(both(line('prompt.unless', { effect: { do: 'doom', n: 1 } }))).toEqual([
      '¿Lo evitas? Si no: La Perdición avanza 1 casilla.',
      'Avert it? If not: Doom advances by 1.',
    ])
    expect(both(line('prompt.action', { left: 2 }))).toEqual(['Elige 1 acción (te quedan 2).', 'Choose 1 action (2 left).'])
  })

  it('say what a card forbids', () => {
    const detained = { piece: 'y', faces: { front: 'condition:detained' } }
    expect(both(line('refused.card', { on: 'investigator:move', card: detained }))).toEqual([
      'No puedes moverte: lo impide el Estado Detenido.',
      'You cannot move: the Detained Condition forbids it.',
    ])
  })

  it('say what a card would need to do anything', () => {
    const defeat = { do: 'defeat', what: { the: 'monsters', on: 'here' } }
    expect(both(line('refused.no-effect', { effect: defeat }))).toEqual([
      'No puedes usarla: hace falta un Monstruo que esté en tu casilla.',
      'You cannot use it: it takes a Monster on your space.',
    ])
    const condition = { is: 'on', place: { with: 'monster' } }
    expect(both(line('refused.no-effect', { effect: defeat, condition }))).toEqual([
      'Si estás en una casilla con un Monstruo, puedes usarla.',
      'If you are on a space with a Monster, you can use it.',
    ])
  })
})

/** Something for every argument a message may have. */
const ARGUMENTS: { readonly [name: string]: unknown } = {
  who: lily,
  other: leo,
  player: { seat: 'ana' },
  monster: { monster: 'ghoul' },
  at: { space: 'london' },
  card: axe,
  ancientOne: { card: 'azathoth' },
  cards: [axe, axe],
  effect: { do: 'delay' },
  faces: [1, 5],
  dice: [1, 5],
  phase: 'action',
  action: 'travel',
  kind: 'general',
  what: 'health',
  skill: 'will',
  outcome: 'passed',
  colour: 'red',
  on: 'investigator:move',
  cost: [{ pay: 'clue', n: 1 }],
  resource: 'sanity',
  instead: 'clue',
  key: 'x',
}
const NUMBERS = ['round', 'n', 'left', 'value', 'clues', 'tickets', 'from', 'has', 'face']
const PLACES = ['log.moved', 'log.monster-moved', 'log.token-moved']

everyMessageIsSaid(text.say, {
  keys: Object.keys(messages.definitions),
  readers: ['ana', 'leo'],
  args: (key, n) => ({
    ...ARGUMENTS,
    ...Object.fromEntries(NUMBERS.map((name) => [name, n])),
    to: PLACES.includes(key) ? { space: 'the-pyramids' } : n,
    ...(key.endsWith('-ticket') ? { kind: 'train' } : {}),
    ...(key.startsWith('log.token') ? { what: 'eldritch' } : {}),
    ...(key === 'log.token-moved' || key === 'log.kept-token' ? { what: 'clue', from: { space: 'rome' } } : {}),
  }),
})
