/** The whole table as headed lists: what a screen reader reads, and good enough to play by. */
import type { PieceView } from '@miskatonic/kernel'
import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { fields, numberIn } from '@miskatonic/web/kit/figures'
import { isPlaceSign } from '../signs.ts'
import { say, words } from '../strings.ts'
import { changedRules } from './changedRules.ts'
import { dreamworldOf } from './dreamworld.ts'
import { lootOf } from './loot.ts'
import { priceWords } from './prices.ts'
import { journal, veiled } from './reading.ts'
import { type Spot, scapeOf, squareName } from './scape.ts'
import { worded } from './signed.ts'
import { stepsNow } from './steps.ts'
import { ANGUISH, countIn, type Dreamer, lying, modeOf, motiveOf, nameOf, team, textOf, turnsLeft } from './team.ts'

type Section = ReturnType<GameTable['asText']>[number]

const cardLine = (piece: PieceView, { face, lang }: TableProps): string => {
  const text = textOf(piece, face)
  const motive = motiveOf(text).map(([colour, n]) => `${n} ${say(words.motive[colour], lang)}`)
  const rules = (text?.parts ?? []).flatMap(({ title, rules: one }) => (one ? [[title, worded(one, lang)].filter(Boolean).join(': ')] : []))
  return [[nameOf(piece, face), motive.join(say(words.orElse, lang))].filter(Boolean).join(', '), rules.join(' ')]
    .filter(Boolean)
    .join('. ')
}
const cards = (heading: string, pieces: readonly PieceView[], props: TableProps): readonly Section[] =>
  pieces.length ? [{ heading, lines: pieces.map((piece) => cardLine(piece, props)) }] : []

function spotLine(spot: Spot, props: TableProps): string | null {
  const { lang, face } = props
  const here = [...spot.dreamers.map(({ name }) => name), ...spot.figures.map((figure) => nameOf(figure, face))]
  const { data } = spot
  const said = [
    data.entrance ? say(words.entrance, lang) : '',
    data.spawn ? say(words.spawn, lang) : '',
    data.gemSlot ? say(spot.filled ? words.gemLies : words.gemSlot, lang) : '',
    data.whimSlot ? say(words.whimSlot, lang) : '',
    data.drawBonus ? say(words.drawBonus, lang, { n: data.drawBonus }) : '',
    data.trap ? say(words.trap, lang) : '',
    data.suit ? say(words.suit[data.suit], lang) : '',
    ...spot.terrain.map((kind) => say(words.terrain[kind as keyof typeof words.terrain] ?? words.dark, lang)),
    ...spot.tokens.map(({ kind, n }) => `${say(words.token[kind as keyof typeof words.token] ?? words.dark, lang)} × ${n}`),
    ...spot.actions.map(
      ({ name, price, blocked }) => `${name} (${priceWords(price, lang)}${blocked ? `, ${say(words.blocked, lang)}` : ''})`,
    ),
    here.length ? say(words.standing, lang, { names: here.join(', ') }) : '',
  ].filter(Boolean)
  return said.length ? `${say(words.square, lang, { at: squareName(spot.at) })}: ${said.join('; ')}` : null
}

function scapeSection(props: TableProps): readonly Section[] {
  const { lang } = props
  const scape = scapeOf(props)
  if (!scape) return []
  const walls = scape.edges.map(({ from: [x, y], upright, door }) => {
    const [a, b] = [squareName(`${x},${y}`), squareName(upright ? `${x + 1},${y}` : `${x},${y + 1}`)]
    return `${say(door ? words.door : words.wall, lang)}: ${a} | ${b}`
  })
  return [{ heading: say(words.scape, lang), lines: [...scape.spots.flatMap((spot) => spotLine(spot, props) ?? []), ...walls] }]
}

function mapSection(props: TableProps): readonly Section[] {
  const { lang, face } = props
  const { places, ways, districts } = dreamworldOf(props)
  if (!places.length) return []
  const lines = places.map((place) => {
    const to = (shortcut: boolean): string =>
      ways
        .filter((way) => way.from.id === place.id && way.shortcut === shortcut)
        .map((way) => way.to.name)
        .join(', ')
    return [
      `${place.name} (${place.district})`,
      place.effects.map((sign) => (isPlaceSign(sign) ? say(words.sign[sign], lang) : sign)).join(', '),
      place.here ? say(words.teamHere, lang) : '',
      ...place.gates.map((gate) => say(words.gateHere, lang, { name: nameOf(gate, face) })),
      to(false) ? say(words.ways, lang, { names: to(false) }) : '',
      to(true) ? say(words.shortcuts, lang, { names: to(true) }) : '',
    ]
      .filter(Boolean)
      .join('; ')
  })
  return [
    {
      heading: say(words.dreamworld, lang),
      lines: [...lines, ...districts.map(({ name, toll }) => `${name}: ${say(words.tollIs, lang, { text: toll })}`)],
    },
  ]
}

function timeSection(props: TableProps): Section {
  const { view, face, lang } = props
  const [card] = lying(view, 'turn-deck')
  const text = card && textOf(card, face)
  const loot = text ? lootOf(text, lang) : ''
  const steps = stepsNow(props).map(
    ({ step, blocked }) => `${say(words.step[step], lang)}${blocked ? ` (${say(words.blocked, lang)})` : ''}`,
  )
  return {
    heading: say(words.clock, lang),
    lines: [
      say(words.hours, lang, { n: numberIn(view.table, 'hours') }),
      say(words.keys, lang, { n: numberIn(view.table, 'keys') }),
      ...(modeOf(view) === 'map' ? [] : [say(words.turnsLeft, lang, { n: turnsLeft(view) })]),
      ...(steps.length ? [`${say(words.turnCard, lang)}: ${steps.join(', ')}`] : []),
      ...(loot ? [`${say(words.loot, lang)}: ${loot}`] : []),
    ],
  }
}

function personSection(one: Dreamer, props: TableProps): Section {
  const { lang, face } = props
  return {
    heading: one.name,
    seat: one.seat,
    lines: [
      one.at ? say(words.at, lang, { at: squareName(one.at) }) : say(words.nowhere, lang),
      one.mask ? nameOf(one.mask, face) : say(words.noMask, lang),
      say(words.anguish, lang, { n: one.anguish, most: ANGUISH }),
      say(words.ether, lang, { n: one.ether }),
      say(words.gems, lang, { n: one.gems }),
      [words.deck, words.discard, words.sealed]
        .map((word, i) => say(word, lang, { n: [one.deck, one.discard, one.sealed][i] ?? 0 }))
        .join(', '),
      ...one.states.map((state) => say(words.state[state as keyof typeof words.state] ?? words.dark, lang)),
      ...one.hand.map((card) => `${say(words.handOf, lang, { name: one.name })}: ${cardLine(card, props)}`),
      ...one.progress.map(
        (card) => `${say(words.progress, lang)}: ${cardLine(card, props)}${card.up === 'back' ? ` (${say(words.laidDown, lang)})` : ''}`,
      ),
    ],
  }
}

export const asText: GameTable['asText'] = (props) => {
  const { view, lang } = props
  const met = [...lying(view, 'gate'), ...lying(view, 'entity'), ...lying(view, 'slumber'), ...lying(view, 'situations')]
  const rules = changedRules(props)
  const before = veiled(props).map(({ id }) => id)
  const read = journal(props).filter(({ id }) => !before.includes(id))
  return [
    timeSection(props),
    ...cards(say(words.goal, lang), met, props),
    ...(rules.length ? [{ heading: say(words.changedRules, lang), lines: rules.map((rule) => worded(rule, lang)) }] : []),
    ...scapeSection(props),
    ...mapSection(props),
    ...team(props).map((one) => personSection(one, props)),
    ...cards(say(words.items, lang), lying(view, 'items'), props),
    ...cards(say(words.season, lang), lying(view, 'season'), props),
    ...cards(say(words.notes, lang), lying(view, 'notes'), props),
    ...cards(say(words.wisdom, lang), lying(view, 'wisdom'), props),
    ...cards(say(words.gates, lang), lying(view, 'gates'), props),
    {
      heading: say(words.decks, lang),
      lines: [
        `${say(words.fateDeck, lang)}: ${countIn(view, 'fate')}`,
        `${say(words.slumberDeck, lang)}: ${countIn(view, 'slumbers')}`,
        `${say(words.anguishLeft, lang)}: ${numberIn(fields(view.table), 'anguishLeft')}`,
        say(words.stored, lang, { n: countIn(view, 'storage') }),
      ],
    },
    ...(read.length
      ? [{ heading: say(words.journal, lang), lines: read.map(({ entry, text }) => `${say(words.script, lang, { n: entry })}: ${text}`) }]
      : []),
  ]
}
