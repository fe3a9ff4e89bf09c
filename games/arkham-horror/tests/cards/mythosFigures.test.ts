import { expect, test } from 'vitest'
import { cards } from '../../content/cards.ts'
import { areaOf, gateZone } from '../../rules/board.ts'
import { scene } from '../scene.ts'

/* What is printed at the foot of every Mythos card: where a gate opens, where a Clue appears, which signs move along which arrow. */

type Pattern = { readonly white: readonly string[]; readonly black: readonly string[] }
const CIRCLE: Pattern = { white: ['circle'], black: ['diamond', 'square'] }
const DIAMONDS: Pattern = { white: ['diamond', 'square'], black: ['circle'] }
const MOON: Pattern = { white: ['moon'], black: ['plus'] }
const PLUS: Pattern = { white: ['plus'], black: ['moon'] }
const HEXAGON: Pattern = { white: ['hexagon'], black: ['slash', 'star', 'triangle'] }
const SLASHES: Pattern = { white: ['slash', 'star', 'triangle'], black: ['hexagon'] }

const CARDS: { readonly [id: string]: readonly [gate: string, clue: string | null, moves: Pattern] } = {
  'a-strange-plague': ['independence-square', 'the-unnamable', DIAMONDS],
  'alien-technology': ['unvisited-isle', 'science-building', DIAMONDS],
  'all-quiet-in-arkham': ['woods', 'historical-society', HEXAGON],
  'an-evil-fog': ['graveyard', 'unvisited-isle', PLUS],
  'big-storm-sweeps-arkham': ['independence-square', 'the-unnamable', MOON],
  'bizarre-dreams-plague-citizens': ['science-building', 'the-witch-house', HEXAGON],
  'blackest-night': ['black-cave', 'hibbs-roadhouse', DIAMONDS],
  'blood-magic': ['independence-square', 'the-unnamable', DIAMONDS],
  'blue-flu': ['the-unnamable', 'woods', HEXAGON],
  'campus-security-increased': ['independence-square', 'the-unnamable', CIRCLE],
  'church-group-reclaims-southside': ['black-cave', 'hibbs-roadhouse', HEXAGON],
  'city-gripped-by-blackouts': ['unvisited-isle', 'science-building', HEXAGON],
  'curfew-enforced': ['unvisited-isle', 'science-building', PLUS],
  'darkes-carnival-arrives': ['the-unnamable', 'woods', DIAMONDS],
  'disturbing-the-dead': ['black-cave', null, SLASHES],
  'dreams-of-a-sunken-city': ['independence-square', 'the-unnamable', PLUS],
  'egyptian-exhibit-visits-miskatonic-u': ['the-witch-house', 'black-cave', PLUS],
  'estate-sale': ['the-witch-house', 'black-cave', DIAMONDS],
  'family-found-butchered': ['graveyard', 'unvisited-isle', MOON],
  'feds-raid-arkham': ['black-cave', 'hibbs-roadhouse', MOON],
  'fourth-of-july-parade': ['the-witch-house', 'black-cave', MOON],
  'gangs-clean-up-easttown': ['the-witch-house', 'black-cave', CIRCLE],
  'ghost-ship-docks-by-itself': ['the-unnamable', 'woods', MOON],
  'goat-like-creature-spotted-in-woods': ['independence-square', 'the-unnamable', HEXAGON],
  'good-work-undone': ['unvisited-isle', null, SLASHES],
  'happy-days-are-here-again': ['woods', 'historical-society', DIAMONDS],
  'heat-wave': ['woods', 'independence-square', DIAMONDS],
  'horror-at-groundbreaking': ['historical-society', 'silver-twilight-lodge', MOON],
  'icy-conditions': ['historical-society', 'silver-twilight-lodge', PLUS],
  'ill-wind-grips-arkham': ['graveyard', 'unvisited-isle', HEXAGON],
  'lodge-member-held-for-questioning': ['black-cave', 'hibbs-roadhouse', CIRCLE],
  'lodge-members-watch-the-night': ['unvisited-isle', 'science-building', CIRCLE],
  'manhunt-in-arkham': ['woods', 'independence-square', SLASHES],
  'merchants-march-on-crime': ['independence-square', 'the-unnamable', CIRCLE],
  'miskatonic-arctic-expedition-returns': ['hibbs-roadhouse', 'independence-square', MOON],
  'missing-people-return': ['the-unnamable', 'woods', SLASHES],
  'no-one-can-help-you-now': ['the-unnamable', 'woods', PLUS],
  'nodens-favor': ['the-witch-house', 'black-cave', SLASHES],
  'picnickers-panic': ['unvisited-isle', 'science-building', MOON],
  'planetary-alignment': ['the-witch-house', 'black-cave', DIAMONDS],
  'police-step-up-patrols-in-northside': ['silver-twilight-lodge', 'graveyard', CIRCLE],
  'private-security-hired-in-uptown': ['woods', 'historical-society', CIRCLE],
  'raining-cats-and-dogs': ['hibbs-roadhouse', 'independence-square', PLUS],
  'rivertown-residents-take-back-streets': ['the-witch-house', 'black-cave', CIRCLE],
  'scientist-warns-of-dimensional-rift': ['unvisited-isle', 'science-building', HEXAGON],
  'sheldon-gang-turns-to-police-for-aid': ['graveyard', 'unvisited-isle', CIRCLE],
  'slum-murders-continue': ['woods', 'historical-society', MOON],
  'solar-eclipse': ['graveyard', 'unvisited-isle', DIAMONDS],
  'southside-strangler-suspected': ['woods', 'historical-society', CIRCLE],
  'strange-lights-on-campus': ['woods', 'historical-society', HEXAGON],
  'strange-power-flux-plagues-city': ['independence-square', 'the-unnamable', SLASHES],
  'strange-tremors-cease': ['independence-square', 'the-unnamable', HEXAGON],
  'sunny-and-clear': ['black-cave', 'hibbs-roadhouse', PLUS],
  'temperance-fever-sweeps-city': ['the-witch-house', 'black-cave', HEXAGON],
  'terror-at-the-train-station': ['the-witch-house', 'black-cave', MOON],
  'the-chill-of-the-grave': ['unvisited-isle', 'science-building', PLUS],
  'the-festival': ['woods', 'historical-society', PLUS],
  'the-great-ritual': ['graveyard', null, SLASHES],
  'the-man-in-black': ['the-witch-house', 'black-cave', PLUS],
  'the-southside-strangler-strikes': ['independence-square', null, SLASHES],
  'the-stars-are-right': ['science-building', null, SLASHES],
  'the-terrible-experiment': ['unvisited-isle', null, SLASHES],
  'things-of-darkness': ['silver-twilight-lodge', 'graveyard', DIAMONDS],
  'vigilante-guards-the-night': ['the-unnamable', 'woods', CIRCLE],
  'witch-burning-anniversary': ['unvisited-isle', 'science-building', MOON],
  'rlyeh-rising': ['woods', 'historical-society', SLASHES],
}

/** One of each sign, all of them in Downtown; the one of the square is fast, the one of the star flies. */
const SIGNS: { readonly [sign: string]: string } = {
  ...{ circle: 'witch', diamond: 'elder-thing', square: 'dimensional-shambler', moon: 'zombie', plus: 'star-spawn' },
  ...{ hexagon: 'formless-spawn', slash: 'gug', star: 'fire-vampire', triangle: 'god-of-the-bloody-tongue' },
}
const goal = (sign: string, { white, black }: Pattern): string => {
  if (!white.includes(sign) && !black.includes(sign)) return 'downtown'
  if (sign === 'star') return 'sky'
  if (sign === 'square') return white.includes(sign) ? 'rivertown' : 'merchant-district'
  return white.includes(sign) ? 'easttown' : 'northside'
}

test.each(Object.entries(CARDS))('%s opens a gate, leaves a Clue and moves monsters where it says', (id, [gate, clue, moves]) => {
  const args = { card: `${id}#1` }
  const at = scene(
    { seats: 8, monsters: { downtown: Object.values(SIGNS) }, decks: { cup: ['ghost', 'ghost'] }, doom: 2 },
    ...[
      { step: 'mythosGate', args: { ...args, only: false } },
      { step: 'mythosClue', args },
      { step: 'mythosMoves', args },
    ],
  )
  expect([at.zone(gateZone(gate)).length, at.state.doom]).toEqual([1, 3])
  if (clue !== null) expect(at.get(areaOf(clue), 'cluesThere')).toBe(1)
  const clued = cards.filter(({ kind, id: place }) => kind === 'location' && at.get(areaOf(place), 'cluesThere') > 0)
  expect(clued).toHaveLength(clue === null ? 0 : 1)
  for (const [sign, monster] of Object.entries(SIGNS)) expect(at.zone(areaOf(goal(sign, moves))), sign).toContain(monster)
})

test('no Mythos card with a gate is left out', () => {
  expect(Object.keys(CARDS).sort()).toEqual(
    cards
      .filter((card) => card.kind === 'mythos' && card.type !== 'shuffle')
      .map(({ id }) => id)
      .sort(),
  )
})
