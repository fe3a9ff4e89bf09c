/** The whole table as headed lists: what a screen reader reads, and good enough to play by. */
import type { PieceView } from '@miskatonic/kernel'
import type { TableProps } from '@miskatonic/web/kit'
import { placeState } from '@miskatonic/web/kit/board/places'
import { plain } from '@miskatonic/web/kit/figures'
import { say, words } from '../strings.ts'
import { nameOf, priceOf, SKILLS, textOf } from './figures.ts'
import { fareTo, playedBy, playerName, thingName } from './naming.ts'
import { absence, type Person, team } from './people.ts'
import { placeIds, placeName, spaceOf, waysOf } from './places.ts'
import { byPlace, type Thing, things } from './things.ts'
import { keptOn, omenNow, threat, tokensOn } from './threat.ts'

type Section = { readonly heading: string; readonly lines: readonly string[]; readonly seat?: string }
export type Read = Pick<TableProps, 'view' | 'seat' | 'lang' | 'info' | 'lit' | 'face'>

const sentence = (parts: readonly string[]): string => {
  const text = parts.filter(Boolean).join('; ')
  return text.endsWith('.') ? text : `${text}.`
}

function cardLine(piece: PieceView, { face, lang }: Read): string {
  const text = textOf(piece, face)
  if (!text) return say(words.hiddenCard, lang)
  const value = priceOf(text)
  const rules = text.parts.map(({ rules: one }) => (one ? plain(one) : '')).filter(Boolean)
  return sentence([`${text.name} (${text.sort})`, value === null ? '' : say(words.value, lang, { n: value }), ...rules])
}

function tokenWords(piece: PieceView, lang: Read['lang']): string[] {
  const { eldritch, health, sanity } = tokensOn(piece)
  return [
    eldritch ? say(words.eldritchOn, lang, { n: eldritch }) : '',
    health ? say(words.healthTokens, lang, { n: health }) : '',
    sanity ? say(words.sanityTokens, lang, { n: sanity }) : '',
  ].filter(Boolean)
}

function threatSection(props: Read): Section {
  const { view, lang, face } = props
  const now = threat(view, face)
  const omen = omenNow(view)
  const rules = now.text?.parts.map(({ rules: one }) => (one ? plain(one) : '')).filter(Boolean) ?? []
  return {
    heading: say(words.colon, lang, { a: say(words.ancientOne, lang), b: now.name }),
    lines: [
      sentence([say(words.doomIs, lang, { n: now.doom, most: now.doomStart }), now.awakened ? say(words.awakened, lang) : '']),
      sentence([say(words.omenNow, lang, { omen: `${say(words.omens[omen], lang)} (${say(words.colour[omen], lang)})` })]),
      sentence([`${say(words.mythosDeck, lang)}: ${say(words.mythosLeft, lang, { n: now.mythosLeft })}`]),
      ...(now.sheet ? tokenWords(now.sheet, lang).map((one) => sentence([one])) : []),
      ...rules,
    ],
  }
}

function mysterySection(props: Read): Section {
  const { view, lang, face } = props
  const now = threat(view, face)
  const heading = `${say(words.mystery, lang)} (${say(words.mysterySolved, lang, { n: now.solved, most: now.mysteries })})`
  if (!now.mystery) return { heading, lines: [say(words.noMystery, lang)] }
  const kept = keptOn(view, now.mystery)
    .map((piece) => nameOf(piece, face))
    .filter(Boolean)
  return {
    heading,
    lines: [
      cardLine(now.mystery, props),
      ...tokenWords(now.mystery, lang),
      ...(kept.length ? [say(words.keptOn, lang, { list: kept.join(', ') })] : []),
    ],
  }
}

function ongoingSection(props: Read): Section[] {
  const { view, lang } = props
  const cards = view.zones.ongoing?.pieces ?? []
  if (!cards.length) return []
  const lines = cards.flatMap((piece) => {
    const spaces = piece.attributes.tokenSpaces
    const where = Array.isArray(spaces) ? spaces.map((id) => say(words.rumorOn, lang, { place: placeName(String(id), lang) })) : []
    return [cardLine(piece, props), ...where, ...tokenWords(piece, lang)]
  })
  return [{ heading: say(words.ongoing, lang), lines }]
}

function personLines(one: Person, props: Read): string[] {
  const { lang, view } = props
  const state = [
    say(words.healthOf, lang, { n: one.health, most: one.sheet.health }),
    say(words.sanityOf, lang, { n: one.sanity, most: one.sheet.sanity }),
    say(words.clues, lang, { n: one.clues }),
    one.train ? say(words.trainTickets, lang, { n: one.train }) : '',
    one.ship ? say(words.shipTickets, lang, { n: one.ship }) : '',
    one.delayed ? say(words.delayed[one.sheet.gender], lang) : '',
    view.table.lead === one.seat ? say(words.lead[one.sheet.gender], lang) : '',
    view.table.phase === 'action' && one.actions > 0 ? say(words.actionsLeft, lang, { n: one.actions }) : '',
  ]
  const skills = SKILLS.map((skill) => {
    const value = `${say(words.skill[skill], lang)} ${one.sheet.skills[skill] + one.up[skill]}`
    return one.up[skill] ? `${value} (${say(words.improved, lang, { n: one.up[skill] })})` : value
  })
  return [
    sentence([`${placeName(one.place, lang)}`, ...state]),
    sentence([skills.join(', ')]),
    ...[...one.possessions, ...one.conditions].map((piece) => cardLine(piece, props)),
  ]
}

function teamSections(props: Read): Section[] {
  const { view, lang, face } = props
  const people = team(view, face)
  const standing = people.map((one) => ({
    heading: [`${one.name}, ${one.sheet.role}`, playedBy(props, one.seat) ?? ''].filter(Boolean).join(' · '),
    lines: personLines(one, props),
    seat: one.seat,
  }))
  const missing = view.seats
    .filter((seat) => !people.some((one) => one.seat === seat))
    .map((seat) => ({ heading: playerName(props, seat), lines: [say(words[absence(view, seat)], lang)], seat }))
  return [...standing, ...missing]
}

/** Every space with something on it or a way to choose it; then the empty ones, so that all can be found. */
function placeSection(props: Read, all: readonly Thing[]): Section {
  const { lang } = props
  const there = byPlace(all)
  const line = (id: string): string => {
    const ways = waysOf(id).map(({ to, path }) => `${placeName(to, lang)} (${say(words.path[path], lang).toLowerCase()})`)
    const space = spaceOf(id)
    const contents = (there.get(id) ?? []).map((thing) => thingName(thing, props))
    return sentence([
      `${placeName(id, lang)}, ${space ? say(words.type[space.type], lang).toLowerCase() : ''}`,
      contents.length ? contents.join(', ') : say(words.empty, lang).toLowerCase(),
      placeState(props, id, fareTo(props, id)),
      `${say(words.leadsTo, lang).toLowerCase()}: ${ways.join(', ')}`,
    ])
  }
  const full = (id: string): boolean => there.has(id) || props.lit.places.has(id)
  return { heading: say(words.board, lang), lines: [...placeIds.filter(full), ...placeIds.filter((id) => !full(id))].map(line) }
}

export function asText(props: Read): Section[] {
  const { view, lang, face } = props
  const reserve = view.zones.reserve?.pieces ?? []
  return [
    threatSection(props),
    mysterySection(props),
    ...ongoingSection(props),
    ...teamSections(props),
    { heading: say(words.reserve, lang), lines: reserve.map((piece) => cardLine(piece, props)) },
    placeSection(props, things(view, face)),
  ].filter(({ lines }) => lines.length)
}
