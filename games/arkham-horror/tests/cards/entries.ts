import type { ScriptedChance } from '@miskatonic/kernel'
import type { Player } from '@miskatonic/testing'
import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { gateZone } from '../../rules/board.ts'
import { possessionsZone } from '../../rules/people.ts'
import type { ArkhamHorror } from '../../rules/shape.ts'
import { curtainFallen, monstersIn, type Picture, purse, scene, stepOf, trophies } from '../scene.ts'

/*
 * What comes of an entry, in one line, left to right as the player sees it:
 *
 *   sanity=2 money=0         how it stands, where it is not as usual (see USUAL); `no-allies`: the Ally deck is empty
 *   lore-2:1                 a Lore (−2) check with one success: so many dice are laid down, and another number of dice fails
 *   die:4 dice:5,1           dice that are no check
 *   next=uptown-3            the card of a further encounter
 *   !yes !2 !#0              what is answered (`#0`: the first of the offer); what is asked and has no answer here fails
 *   > clues+2 at=downtown    what changed, and nothing else; `monster`: one has to be fought or evaded
 */

/** Dice of each skill for Vincent Lee with these sliders and Skills: neighbours differ, so that a wrong skill shows. */
const DICE: { readonly [skill: string]: number } = { speed: 3, sneak: 4, fight: 5, combat: 5, will: 3, lore: 6, luck: 4 }
const SKILLS = ['sneak', 'sneak', 'fight', 'fight', 'will', 'will', 'lore', 'lore', 'luck', 'luck'].map((skill) => `skill-${skill}`)
const USUAL = { sanity: 4, stamina: 4, money: 10, clues: 5 }
const ITEMS = ['map-of-arkham', 'motorcycle']
const KINDS = ['common', 'unique', 'spell', 'skill', 'ally'] as const

type Told = { readonly [what: string]: number | string }

function standing(at: Player<ArkhamHorror>): Told {
  if (!at.get('ana', 'inPlay')) return { at: 'devoured' }
  const [sanity = 0, stamina = 0, money = 0, clues = 0] = purse(at)
  const own = at.zone(possessionsZone('ana'))
  const kinds = own.map((id) => cards.find((card) => card.id === id)?.kind)
  const specials = own.filter((id) => cards.find((card) => card.id === id)?.kind === 'special')
  const where = at.get('ana', 'at')
  return {
    ...{ sanity, stamina, money, clues },
    ...Object.fromEntries(KINDS.map((kind) => [kind, kinds.filter((one) => one === kind).length])),
    ...Object.fromEntries(specials.map((id) => [id, 1])),
    trophies: trophies(at).length,
    at: where,
    delayed: at.get('ana', 'delayed') ? 1 : 0,
    'lost-turn': at.get('ana', 'losesTurn') > 3 ? 1 : 0,
    explored: at.get('ana', 'explored') ? 1 : 0,
    doom: at.state.doom,
    terror: at.state.terror,
    gates: GATED.filter((area) => at.zone(gateZone(area)).length).length,
    here: monstersIn(at, where).length,
  }
}
const GATED = ['woods', 'graveyard', 'black-cave', 'independence-square', 'the-witch-house', 'unvisited-isle']

function changes(before: Told, after: Told): string[] {
  if (after.at === 'devoured') return ['at=devoured']
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((name) => {
    const [was, is] = [before[name] ?? 0, after[name] ?? 0]
    if (was === is) return []
    return typeof is === 'string' ? [`${name}=${is}`] : [`${name}${is > Number(was) ? '+' : ''}${is - Number(was)}`]
  })
}

/** Dice laid down for what is rolled, in order. */
function dice(words: readonly string[]): { [label: string]: unknown[] } {
  const laid: { [label: string]: unknown[] } = {}
  for (const word of words) {
    const [, name = '', modifier = '0', rest = ''] = word.match(/^([a-z]+)([+-]\d+)?:([\d,]+)$/) ?? []
    if (!name) continue
    const plain = name === 'die' || name === 'dice'
    const label = plain ? 'dice' : `check:${name === 'combat' ? 'combat' : 'skill'}`
    const pool = (DICE[name] ?? 0) + Number(modifier)
    const faces = plain ? rest.split(',').map(Number) : Array.from({ length: pool }, (_, i) => (i < Number(rest) ? 5 : 1))
    laid[label] = [...(laid[label] ?? []), faces]
  }
  return laid
}

/** The position in which the entry of a card is read at a place: by the step in which players read it. */
function reading(card: string, place: string, words: readonly string[], reads: boolean): Player<ArkhamHorror> {
  const set = new Map(words.filter((word) => word.includes('=')).map((word) => word.split('=') as [string, string]))
  const number = (name: keyof typeof USUAL): number => Number(set.get(name) ?? USUAL[name])
  const inWorld = card.startsWith('gate-')
  const world = place.replace('other:', '')
  const streetOf = (id: string): string => id.replace(/-\d+$/, '')
  const drawn = inWorld ? [] : [card, ...(set.get('next')?.split(',') ?? [])]
  const inner = place === 'inner-sanctum'
  const area = inWorld ? `${world}-first` : inner ? 'silver-twilight-lodge' : place
  const chance = dice(words)
  for (const one of drawn) chance[`draw:deck:at-${streetOf(one)}`] = [...(chance[`draw:deck:at-${streetOf(one)}`] ?? []), one]
  const picture: Picture = {
    phase: inWorld ? 'otherWorlds' : 'arkham',
    doom: 3,
    chance: chance as ScriptedChance,
    people: {
      ana: {
        is: 'vincent-lee',
        at: area,
        stops: [3, 3, 2],
        ...{ sanity: number('sanity'), stamina: number('stamina'), money: number('money'), clues: number('clues') },
        cards: [
          ...SKILLS,
          ...(words.includes('no-items') ? [] : ITEMS),
          'find-gate',
          ...(inner ? ['silver-twilight-membership'] : []),
          ...(set.get('has')?.split(',') ?? []),
        ],
        trophies: ['cultist', 'gate-abyss'],
      },
    },
    gates: { ...(inWorld ? { woods: world } : {}), ...(words.includes('gate') ? { graveyard: 'yuggoth' } : {}) },
    decks: {
      cup: ['maniac'],
      gates: ['gate-plateau-of-leng'],
      common: ['food', 'knife', 'lantern'],
      unique: ['silver-key', 'holy-water', 'pallid-mask'],
      ...(words.includes('no-allies') ? { ally: [] } : {}),
      ...(inWorld ? { 'gate-cards': [card] } : {}),
    },
    only: words.includes('no-allies') ? ['ally'] : [],
  } as Picture
  return reads ? scene(picture, stepOf(inWorld ? 'otherWorld' : 'arkham')) : scene({ ...picture, chance: {} })
}

const asked = (at: Player<ArkhamHorror>): string | undefined => at.table.ask?.about.key

/** Answers as the line says; without a word for it, no Clue is spent and of a place's offers the encounter is taken. */
function answer(at: Player<ArkhamHorror>, answers: readonly string[]): void {
  const left = [...answers]
  for (let i = 0; i < 30 && !at.over && !curtainFallen(at); i++) {
    const offered = at.offered('ana')
    if (asked(at) === 'spend-clue') at.choose('ana', 'done')
    else if (offered[0] === 'encounter') at.choose('ana', 'encounter')
    else {
      const next = left.shift()
      if (next === undefined) return
      const key = next.startsWith('#')
        ? offered[Number(next.slice(1))]
        : (offered.find((one) => one === next) ?? offered.find((one) => one.includes(next)))
      const alone = at.table.ask?.kind
      if (alone === 'number') at.choose('ana', Number(next))
      else if (key === undefined) throw new Error(`«${next}» is not among ${offered.join(', ')} (${asked(at)})`)
      else at.choose('ana', alone === 'choose' ? key : [key])
    }
  }
  expect(left, 'answers that nothing asked for').toEqual([])
}

/** What came of it, and what should have. */
function come(card: string, place: string, line: string): { readonly is: string[]; readonly should: string[] } {
  const [front = '', back = ''] = line.split('>')
  const words = front.trim().split(/\s+/).filter(Boolean)
  const start = standing(reading(card, place, words, false))
  const at = reading(card, place, words, true)
  answer(
    at,
    words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
  )
  const fights = at.offered('ana').includes('fight')
  if (!fights && !at.over) expect(curtainFallen(at), `${asked(at)}: ${at.offered('ana').join(', ')}`).toBe(true)
  expect(at.table.kernel.chance.unused(), 'laid down and not rolled or drawn').toEqual({})
  const is = [...changes(start, standing(at)), ...(fights ? ['monster'] : [])].sort()
  return { is, should: back.trim().split(/\s+/).filter(Boolean).sort() }
}

type Lines = { readonly [entry: string]: readonly string[] }
/** Each entry, `card place`, with what comes of it; and none of these cards is left out. */
export function entriesDo(lines: Lines, these: (id: string) => boolean): void {
  for (const [entry, list] of Object.entries(lines)) {
    const [card = '', place = ''] = entry.split(' ')
    for (const line of list)
      test(`${entry}: ${line}`, () => {
        const { is, should } = come(card, place, line)
        expect(is).toEqual(should)
      })
  }
  test('no entry of these cards is left out', () => {
    const entries = cards.flatMap((card) =>
      (card.kind === 'encounter' || card.kind === 'otherWorld') && these(card.id)
        ? Object.keys(card.entries).map((place) => `${card.id} ${place}`)
        : [],
    )
    const named = Object.keys(lines).map((entry) => entry.replace(/ other:.*/, ' other'))
    expect(named.sort()).toEqual(entries.sort())
  })
}
