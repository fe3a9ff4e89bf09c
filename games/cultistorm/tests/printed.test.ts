import type { Effect } from '@miskatonic/effects'
import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { generalCards } from '../content/actions/general.ts'
import { specialCards } from '../content/actions/special.ts'
import { endCards } from '../content/ends.ts'
import type { ActionCard, Icon } from '../content/kinds.ts'
import { locations } from '../content/locations.ts'
import { text } from '../index.ts'
import { allOf } from '../rules/cards.ts'
import { SYMBOLS } from '../rules/shape.ts'
import { enemySymbols } from '../rules/symbols.ts'
import { pictures } from '../table/pictures.ts'
import { scene } from './scene.ts'

/* What stands on the cards: their icons, their kinds, and what the rules of the deck demand of them. */

/** The verbs of an action card, wherever they stand in it. */
function verbsOf(card: ActionCard): string[] {
  const found: string[] = []
  JSON.stringify([card.support, card.abilities, card.won] as readonly unknown[], (key, value) => {
    if (key === 'do' && typeof value === 'string') found.push(value)
    return value
  })
  return found
}
const about = (icon: Icon, verbs: readonly (Effect['do'] | string)[]) => {
  for (const card of [...generalCards, ...specialCards]) {
    const handles = verbsOf(card).some((verb) => verbs.includes(verb))
    if (card.icons.includes(icon)) expect(handles, `${card.id} has the icon ${icon}`).toBe(true)
  }
  return [...generalCards, ...specialCards].filter(({ icons }) => icons.includes(icon)).map(({ id }) => id)
}

rule('CS-ICON-08', 'the dice icon stands where dice are rolled, set, added or handed over', () => {
  const dice = ['rerollDice', 'rerollCultistDie', 'setDie', 'addDie', 'passDie', 'doubleDie', 'blankCultistDie']
  const cards = about('dice', dice)
  expect(cards).toHaveLength(10)
  for (const card of [...generalCards, ...specialCards])
    if (verbsOf(card).some((verb) => dice.includes(verb))) expect(cards).toContain(card.id)
})

rule('CS-ICON-10', 'the card icon stands where action cards or the cards of a deck are handled', () => {
  const cards = about('cards', ['draw', 'discard', 'replaceHand', 'recoverCard', 'lookAtCultists'])
  expect(cards.sort()).toEqual(['anonymous-tip', 'astral-memory', 'case-notes', 'fresh-lead', 'search-party'])
})

rule(['CS-ICON-12', 'CS-RULING-42'], 'the icon of the Ancient Ones stands where one is concerned, and does nothing itself', () => {
  expect(about('ancient', ['hold', 'ignore']).sort()).toEqual(['delay-the-inevitable', 'protective-trance', 'unbind'])
  // Unbind has no other icon that works: lying there unused it brings nothing.
  const table = scene({ detectives: { ana: { support: [['unbind', 'bea']] } } }, { step: 'combatTurn', args: { who: 'ana' } })
  expect([table.state.terror, table.state.holds, table.zone('discard:bea')]).toEqual(['tentacle', [], ['unbind']])
})

rule('CS-RULING-102', 'the general cards are of the kinds and have the icons the ruling counts', () => {
  const having = (icon: Icon) => generalCards.filter(({ icons }) => icons.includes(icon)).length
  const icons = { combat: 6, dice: 3, terror: 2, cards: 2, time: 2, noRedraw: 1, cultist: 1, trophy: 1, ancient: 1 } as const
  for (const [icon, n] of Object.entries(icons)) expect(having(icon as Icon), icon).toBe(n)
  expect(generalCards.filter(({ investigate }) => investigate)).toHaveLength(6)
  expect(generalCards.filter(({ lends }) => lends).map(({ lends }) => lends)).toEqual(SYMBOLS.map((symbol) => [[symbol]]))
  const doing = (verb: string) => generalCards.filter((card) => verbsOf(card).includes(verb)).length
  expect(
    ['heal', 'block', 'doubleCard', 'shareTrophies', 'hold', 'addDie', 'setDie', 'rerollDice', 'draw', 'replaceHand'].map(doing),
  ).toEqual(Array.from({ length: 10 }, () => 1))
})

rule('CS-RULING-103', 'special cards cost no madness; each detective has those of the own role', () => {
  const roles = {
    healer: ['heal', 'convert'],
    investigator: ['lookAtItems', 'investigate', 'recoverItem', 'shuffleItems', 'ignore', 'lookAtCultists'],
    defender: ['block', 'passMadness', 'calm', 'driveOff'],
    medium: ['hold', 'lookAtTerror', 'recoverCard', 'ignore', 'blankCultistDie'],
    gambler: ['rerollDice', 'addDie', 'doubleDie', 'passDie'],
  }
  for (const [type, verbs] of Object.entries(roles))
    for (const card of specialCards.filter(({ of }) => of === type))
      if (verbsOf(card).length) expect(verbsOf(card).some((verb) => verbs.includes(verb)) || card.lends !== undefined, card.id).toBe(true)
  for (const card of specialCards.filter(({ of }) => of === 'fighter')) expect(card.icons, card.id).toContain('combat')
  for (const { id } of specialCards.filter(({ icons, of }) => icons.includes('combat') && of === 'fighter')) {
    const table = scene({ detectives: { ana: { hand: [id] } } }, 'preparation').choose('ana', `support:${id}:bea`)
    expect([table.get('ana', 'madness'), table.get('bea', 'madness')], id).toEqual([0, 0])
  }
})

rule('CS-RULING-108', 'two End-of-Game cards, each with an effect at once and a rule for the rest of the game', () => {
  expect(endCards).toHaveLength(2)
  for (const { id, effect, abilities } of endCards) expect([Boolean(effect), (abilities ?? []).length > 0], id).toEqual([true, true])
})

rule('CS-RULING-109', 'ten locations, five in play; what heals for nothing is limited, what is not limited costs something', () => {
  expect(locations).toHaveLength(10)
  const table = scene({})
  const inPlay = SYMBOLS.flatMap((slot) => [...table.zone(`site:${slot}`), ...table.zone(`altar:${slot}`)])
  expect(new Set(inPlay).size).toBe(5)
  for (const { id, abilities } of locations)
    for (const ability of abilities as readonly { ability: string; cost?: unknown; limit?: { on: string }; effect?: unknown }[]) {
      if (ability.ability !== 'action') continue
      const costs = ability.cost !== undefined || JSON.stringify(ability).includes('"advance"')
      expect(costs || ability.limit !== undefined, id).toBe(true)
      if (JSON.stringify(ability).includes('"heal"')) expect(ability.limit?.on, id).toBe('user')
    }
})

rule('CS-RULING-87', 'Ancient Ones of the second wave have five symbols too: at a location with a blank die six are to be met', () => {
  for (const { id } of allOf('ancient').filter(({ wave }) => wave === 2)) {
    const { kernel } = scene({ ancients: { eye: id } }).table
    expect(enemySymbols(kernel, `${id}#1`).toSorted(), id).toEqual(['eye', 'eye', 'planet', 'shield', 'star', 'tentacle'])
  }
})

rule('CS-DEV-11', 'the sheet of each detective says what developing each level brings', () => {
  for (const { id } of allOf('detective')) {
    const said = { es: text.face(`detective/${id}`, 'es'), en: text.face(`detective/${id}`, 'en') }
    const [one, two, three] = [...(said.en?.parts[0]?.rules ?? '').matchAll(/When developed: ([^.]+)\./g)].map(([, words]) => words)
    expect(one).toBe('terror advances')
    expect(two).toBe('terror advances; 1 cultist appears at your location')
    expect(three).toBe('terror advances; 1 cultist appears at your location; you receive 1 developing madness token')
    expect((said.es?.parts[0]?.rules ?? '').match(/Al desarrollarla: avanza el terror/g)).toHaveLength(3)
  }
})

rule('CS-SECT-02', 'a cultist’s card says its sect; those of one sect look alike, those of two do not', () => {
  const light = (id: string) => JSON.stringify([pictures[`cultist/${id}`]]).match(/"palette":"(\w+)"/)?.[1]
  for (const symbol of SYMBOLS) {
    const ten = allOf('cultist').filter(({ skull, sectSymbol }) => skull > 0 && sectSymbol === symbol)
    expect(new Set(ten.map(({ sect }) => sect)).size).toBe(1)
    for (const { id, sect } of ten) expect(text.face(`cultist/${id}`, 'es')?.figures).toMatchObject({ sect })
    expect(new Set(ten.map(({ id }) => light(id))).size, symbol).toBe(1)
  }
  expect(new Set(SYMBOLS.map((symbol) => light(`${symbol}-1`))).size).toBe(5)
})

rule(['CS-EXP-19', 'CS-EXP-21', 'CS-SECT-01'], 'sets of special sects and their monsters are chosen, one, two or none', () => {
  const special = (options: object) => {
    const { kernel } = scene({ options: options as never }).table
    const inGame = Object.keys(kernel.raw.pieces).filter((piece) => kernel.where(piece) !== 'box')
    const cards = inGame.flatMap((piece) => allOf('cultist').find(({ id }) => id === kernel.def(piece).id) ?? [])
    return [cards.filter(({ skull, monster }) => skull === 0 && !monster).length, cards.filter(({ monster }) => monster).length]
  }
  expect(special({})).toEqual([0, 0])
  for (const { id, ancient, location } of allOf('sect').filter((sect) => sect.special)) {
    expect(special({ sect: id }), id).toEqual([7, 0])
    expect(special({ sect: id, monsters: true }), id).toEqual([7, 1])
    const table = scene({ options: { sect: id } })
    expect(table.zone('ancients-sect')).toEqual([ancient])
    expect(SYMBOLS.flatMap((slot) => table.zone(`site:${slot}`))).toContain(location)
  }
  expect(special({ sect: 'hollow-choir', secondSect: 'ash-pilgrims', monsters: true })).toEqual([14, 2])
})
