/** The whole table as headed lists: it must be possible to play by it alone. */
import type { GameTable, TableProps } from '@miskatonic/web/kit'
import { plain } from '@miskatonic/web/kit/figures'
import { chart } from '../map/board.ts'
import { say, words } from '../strings.ts'
import { doomSize, fields, nameOf, numberIn, SKILLS, textOf } from './figures.ts'
import { playedBy, thingName } from './naming.ts'
import { type Person, team } from './people.ts'
import { placeName, waysOf } from './places.ts'
import { byPlace, counts, things } from './things.ts'

type Section = ReturnType<GameTable['asText']>[number]

function threat({ view, face, lang }: TableProps): Section {
  const sheet = view.zones.ancient?.pieces[0]
  const text = sheet ? textOf(sheet, face) : null
  const now = counts(view)
  return {
    heading: say(words.ancientOne, lang),
    lines: [
      text?.name ?? '',
      ...(text?.parts ?? []).flatMap(({ rules }) => (rules ? [plain(rules)] : [])),
      say(words.doomIs, lang, { n: numberIn(view.table, 'doom'), most: doomSize(text) }),
      say(words.terrorIs, lang, { n: numberIn(view.table, 'terror') }),
      ...(['gates', 'seals', 'monsters'] as const).map((what) => say(words.colon, lang, { a: say(words[what], lang), b: now[what] })),
      say(words.colon, lang, { a: say(words.outskirtsCount, lang), b: now.outskirts }),
    ].filter(Boolean),
  }
}

function person(one: Person, props: TableProps): Section {
  const { lang, face, view } = props
  const { sheet, name } = one
  return {
    heading: name,
    seat: one.seat,
    lines: [
      [sheet.role, playedBy(props, one.seat), placeName(one.place, lang)].filter(Boolean).join(' · '),
      say(words.sanityOf, lang, { n: one.sanity, most: sheet.sanity }),
      say(words.staminaOf, lang, { n: one.stamina, most: sheet.stamina }),
      say(words.clueTokens, lang, { n: one.clues }),
      say(words.money, lang, { n: one.money }),
      SKILLS.map((skill) => `${say(words.skill[skill], lang)} ${one.skills[skill]}`).join(', '),
      ...(one.delayed ? [say(words.delayed[sheet.gender], lang)] : []),
      ...(one.explored ? [say(words.explored, lang)] : []),
      ...(view.table.firstPlayer === one.seat ? [say(words.firstPlayer, lang)] : []),
      ...one.possessions.map((card) => {
        const text = textOf(card, face)
        const rules = (text?.parts ?? []).flatMap(({ rules: said }) => (said ? [plain(said)] : [])).join(' ')
        const state = card.attributes.exhausted === true ? ` (${say(words.exhausted, lang)})` : ''
        return say(words.colon, lang, { a: `${text?.name ?? ''}${state}`, b: rules })
      }),
      ...(one.trophies.length ? [say(words.trophies, lang, { n: one.trophies.length })] : []),
    ],
  }
}

function places(props: TableProps): Section {
  const { view, face, lang } = props
  const there = byPlace(things(view, face))
  return {
    heading: say(words.board, lang),
    lines: Object.keys(chart.places).flatMap((id) => {
      const here = there.get(id) ?? []
      const ways = waysOf(id).map((to) => placeName(to, lang))
      const lit = props.lit.places.has(id) ? ` [${say(words.legal, lang)}]` : ''
      return here.length || ways.length
        ? [`${placeName(id, lang)}${lit}: ${here.map((one) => thingName(one, props)).join(', ') || '—'}. ${ways.join(', ')}`]
        : []
    }),
  }
}

function mythos({ view, face, lang }: TableProps): Section[] {
  const cards = ['mythos', 'environment', 'rumor'].flatMap((zone) => view.zones[zone]?.pieces ?? [])
  if (!cards.length) return []
  return [
    {
      heading: say(words.mythos, lang),
      lines: cards.map((card) =>
        say(words.colon, lang, {
          a: nameOf(card, face),
          b: (textOf(card, face)?.parts ?? []).flatMap(({ rules }) => (rules ? [plain(rules)] : [])).join(' '),
        }),
      ),
    },
  ]
}

export const asText: GameTable['asText'] = (props) => [
  threat(props),
  ...mythos(props),
  ...team(props.view, props.face).map((one) => person(one, props)),
  ...(fields(props.view.table).awakened === true ? [] : [places(props)]),
]
