/** The whole table as headed lists: what a screen reader reads, and good enough to play by. */
import type { PieceView } from '@miskatonic/kernel'
import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { numberIn, plain } from '@miskatonic/web/kit/figures'
import { expansionLines, expansionLinesAt, expansionLinesOf } from '../expansions/lines.ts'
import { say, words } from '../strings.ts'
import { lacksAgainst } from './cover.ts'
import { symbolsText } from './naming.ts'
import {
  countIn,
  cultistLimit,
  cultistsOnBoard,
  type Detective,
  type Enemy,
  faceOfDie,
  isSymbol,
  lying,
  nameOf,
  playersIn,
  type Read,
  ringAt,
  type Site,
  SYMBOLS,
  sealedCount,
  siteAt,
  team,
  textOf,
} from './storm.ts'

type Reading = Read & Pick<TableProps, 'seat'>
type Section = ReturnType<GameTable['asText']>[number]

const rulesOf = (piece: PieceView, face: TableProps['face']): string =>
  (textOf(piece, face)?.parts ?? []).flatMap(({ rules }) => (rules ? [plain(rules)] : [])).join(' ')

const nameAt = (read: Reading, seat: string): string => team(read).find((one) => one.seat === seat)?.name ?? seat

function enemyLine(enemy: Enemy, site: Site, read: Reading): string {
  const { lang } = read
  const lacks = lacksAgainst(read, read.seat, enemy, site)
  return [
    say(words.shows, lang, { name: enemy.name, symbols: symbolsText([...enemy.symbols, ...enemy.more], lang) }),
    enemy.targetedBy.length ? say(words.targetedBy, lang, { names: enemy.targetedBy.map((seat) => nameAt(read, seat)).join(', ') }) : '',
    lacks ? (lacks.length ? say(words.lacks, lang, { symbols: symbolsText(lacks, lang) }) : say(words.canBeat, lang)) : '',
  ]
    .filter(Boolean)
    .join('; ')
}

function siteSection(site: Site, read: Reading): Section {
  const { lang, view, face } = read
  return {
    heading: `${site.name} (${say(words.symbol[site.slot], lang)})`,
    lines: [
      [
        say(words[site.state], lang),
        site.location ? rulesOf(site.location, face) : '',
        say(words.cultistDie, lang, { face: say(words.symbol[site.die], lang) }),
        site.state === 'sealed' ? '' : say(words.offered, lang, { n: site.offered.length, most: playersIn(view) }),
        site.offered.length ? symbolsText(site.offered, lang) : '',
        site.marker ? say(words.cultistMarker, lang) : '',
        site.seats.length ? say(words.isHere, lang, { names: site.seats.map((seat) => nameAt(read, seat)).join(', ') }) : '',
      ]
        .filter(Boolean)
        .join('; '),
      ...site.enemies.map((enemy) => enemyLine(enemy, site, read)),
      ...expansionLinesAt(site, read),
    ],
  }
}

function cardLine(card: PieceView, { face, lang }: Reading): string {
  const symbol = textOf(card, face)?.figures?.symbol
  const charges = numberIn(card.attributes, 'charges')
  return [
    nameOf(card, face),
    isSymbol(symbol) ? say(words.symbol[symbol], lang) : '',
    charges ? say(words.charges, lang, { n: charges }) : '',
    rulesOf(card, face),
  ]
    .filter(Boolean)
    .join('; ')
}

function supportLine(card: PieceView, one: Detective, read: Reading): string {
  const { lang } = read
  const from = say(words.fromWhom, lang, { card: nameOf(card, read.face), name: nameAt(read, String(card.attributes.owner ?? '')) })
  return [say(words.supportsBefore, lang, { name: one.name }), from, one.waiting.includes(card) ? say(words.waits, lang) : '']
    .filter(Boolean)
    .join('; ')
}

function detectiveSection(one: Detective, read: Reading): Section {
  const { lang, view } = read
  return {
    heading: one.name,
    seat: one.seat,
    lines: [
      [
        one.at ? say(words.at, lang, { place: siteAt(read, one.at).name, style: say(words.style[one.style], lang) }) : '',
        say(words.madness, lang, { n: one.madness }),
        one.developing ? say(words.developing, lang, { n: one.developing }) : '',
        one.trophies.length ? say(words.trophies, lang, { symbols: symbolsText(one.trophies, lang) }) : say(words.noTrophies, lang),
        say(words.level, lang, { n: one.level }),
        ...one.dice.map((die) => say(words.dieOf, lang, { face: say(words.symbol[faceOfDie(die)], lang) })),
        view.table.phase === 'preparation' ? say(one.ready ? words.ready : words.notReady, lang) : '',
      ]
        .filter(Boolean)
        .join('; '),
      ...one.hand.map((card) => cardLine(card, read)),
      ...one.items.map((card) => cardLine(card, read)),
      ...[...one.supports, ...one.waiting].map((card) => supportLine(card, one, read)),
      ...expansionLinesOf(one, read),
    ],
  }
}

/** The stories that were read, the last with all its words. */
function storySections(read: Reading): Section[] {
  const told = [...lying(read.view, 'told')].reverse()
  const [last] = told
  if (!last) return []
  const page = textOf(last, read.face)?.parts[0]
  const names = told.map((tale) => nameOf(tale, read.face))
  return [{ heading: say(words.stories, read.lang), lines: [...names, ...[page?.story, page?.rules].flatMap((one) => one ?? [])] }]
}

export function asText(read: Reading): readonly Section[] {
  const { view, lang } = read
  const pool = lying(view, 'dice-pool')
  const numbered = (name: string, n: number): string => `${name}: ${n}`
  return [
    {
      heading: say(words.cultists, lang),
      lines: [
        say(words.cultistsOf, lang, { n: cultistsOnBoard(view), most: cultistLimit(view) }),
        numbered(say(words.cultistDeck, lang), countIn(view, 'cultist-deck')),
        numbered(say(words.itemDeck, lang), countIn(view, 'item-deck')),
        say(words.portalsSealed, lang, { n: sealedCount(view) }),
        ...expansionLines(read),
      ],
    },
    {
      heading: say(words.commonDice, lang),
      lines: pool.length
        ? pool.map((die) => say(words.dieOf, lang, { face: say(words.symbol[faceOfDie(die)], lang) }))
        : [say(words.diceNone, lang)],
    },
    {
      heading: say(words.terror, lang),
      lines: SYMBOLS.map((slot) => {
        const { end, crystals, most, marker } = ringAt(read, slot)
        const values = { name: say(end ? words.endCard : words.terror, lang), symbol: say(words.symbol[slot], lang), n: crystals, most }
        return [say(words.terrorPlace, lang, values), marker ? say(words.terrorMarker, lang) : ''].filter(Boolean).join('; ')
      }),
    },
    ...SYMBOLS.map((slot) => siteSection(siteAt(read, slot), read)),
    ...team(read).map((one) => detectiveSection(one, read)),
    ...storySections(read),
  ]
}
