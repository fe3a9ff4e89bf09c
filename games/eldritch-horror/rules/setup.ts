import { choose, onPiece, type PieceId, type Script, type Seat } from '@miskatonic/kernel'
import { components } from '../content/index.ts'
import type { AncientOneCard, Stage } from '../content/nodes.ts'
import { ancientOne } from './ancientOne.ts'
import { resolveText } from './cardTexts.ts'
import { spawnClues } from './clues.ts'
import { showTop } from './decks.ts'
import { followExpedition } from './expedition.ts'
import { spawnGates } from './gates.ts'
import { nextMystery } from './mysteries.ts'
import { putIntoPlay } from './mythos.ts'
import { readOptions } from './options.ts'
import { cardOf, monsterCard, traitsOf, turnOrder } from './pieces.ts'
import { referenceFor } from './reference.ts'
import { enterPlay } from './replacements.ts'
import { fillReserve } from './reserve.ts'
import type { Eldritch, Next, Options, Zones } from './shape.ts'

const optionsOf = (t: Eldritch): Options => readOptions(t.options, t.seats)

/** Everything of the box lies in its place; stacks and pools are mixed (EH-SETUP-01..04, -18, -19). The steps follow the rulebook's (EH-RULING-01). */
export function* layOut(t: Eldritch): Script<Next> {
  yield* t.change((w) => {
    w.set('table', 'players', t.seats.length) // EH-REF-07
    w.set('table', 'difficulty', optionsOf(t).difficulty ?? 'normal')
    for (const [zone, defs] of laidOut)
      w.makeAll(defs, zone, { mixed: zone === 'box' || MIXED.includes(zone), face: zone === 'expedition' ? 'back' : 'front' })
  })
  return SETTING_UP.map((step) => ({ step }))
}

const SETTING_UP = [
  'chooseInvestigators',
  'chooseAncientOne',
  'monsterCup',
  'buildDecks',
  'buildMythos',
  'startingEffects',
  'startingRumor',
  'round',
] as const

export const MIXED: readonly Zones[] = [
  'gates',
  'clues',
  'assets',
  'artifacts',
  'spells',
  'conditions',
  'america',
  'europe',
  'asia',
  'general',
  'otherWorld',
  'expedition',
]
/** What lies where when the box is opened. */
const laidOut = new Map<Zones, { def: string; copies: number }[]>()
for (const { definition: def, copies, zone } of components) laidOut.set(zone, [...(laidOut.get(zone) ?? []), { def, copies }])
const inBox = (t: Eldritch, kind: string): PieceId[] => t.inZone('box').filter((piece) => t.def(piece).kind === kind)

/** Chosen by the group or at random; its set-up box is resolved at once (EH-SETUP-10..13, EH-RULING-04). */
export function* chooseAncientOne(t: Eldritch): Script {
  const sheets = inBox(t, 'ancientOne')
  const wanted = optionsOf(t).ancientOne
  const sheet = sheets.find((one) => cardOf(t, one).id === wanted) ?? t.pick('ancient-one', sheets)
  const card = cardOf(t, sheet, 'ancientOne')
  yield* t.change((w) => {
    w.put(sheet, 'sheet', { face: 'front' })
    w.set('table', 'ancientOne', card.id)
  })
  if (card.setup) yield* resolveText(t, sheet, card.setup, null)
}

export function* monsterCup(t: Eldritch): Script {
  yield* t.change((w) => fillCup(t, w, ancientOne(t)))
}

type W = Parameters<Parameters<Eldritch['change']>[0]>[0]

/** All but Epic Monsters, other Ancient Ones' Cultists and what is set aside (EH-SETUP-12, -13, EH-ASIDE-01, EH-MON-01, EH-RULING-05). */
export function fillCup(t: Eldritch, w: W, card: AncientOneCard): void {
  const wanted: Record<string, number> = { ...card.asideMonsters }
  const to: Record<'box' | 'aside' | 'cup', PieceId[]> = { box: [], aside: [], cup: [] }
  for (const monster of t.inZone('monsters')) {
    const data = monsterCard(t, monster)
    if (data.cultist && !t.def(monster).id.endsWith(`-${card.id}`)) to.box.push(monster)
    else if ((wanted[data.id] ?? 0) > 0) {
      wanted[data.id] = (wanted[data.id] ?? 0) - 1
      w.set(monster, 'aside', true)
      to.aside.push(monster)
    } else to.cup.push(monster)
  }
  w.put(to.box, 'box')
  w.put(to.aside, 'aside')
  w.put(to.cup, 'cup', { mixed: true })
}

/** Only the chosen Ancient One's Mysteries, Research and Special Encounters; Teamwork cards leave a solo game (EH-SETUP-14..17, EH-AO-01, EH-SOLO-02). */
export function* buildDecks(t: Eldritch): Script {
  const { id } = ancientOne(t)
  const box = Map.groupBy(t.inZone('box'), (piece) => t.def(piece).kind)
  const own = (kind: 'mystery' | 'research' | 'special'): PieceId[] =>
    (box.get(kind) ?? []).filter((piece) => cardOf(t, piece, kind).ancientOne === id)
  yield* t.change((w) => {
    w.put(own('mystery'), 'mysteries', { mixed: true })
    w.put(own('research'), 'research', { mixed: true })
    w.put(own('special'), `special:${ancientOne(t).asideSpecial}`, { mixed: true })
    if (t.seats.length === 1) {
      const teamwork = [...t.inZone('assets'), ...t.inZone('artifacts')].filter((card) => traitsOf(t, card).includes('teamwork'))
      w.put(teamwork, 'box')
    }
  })
}

/** Three stages by colour, each shuffled on its own, the first on top (EH-SETUP-20..23, EH-OPT-02..04). */
export function* buildMythos(t: Eldritch): Script {
  const { difficulty } = t.state
  const without = difficulty === 'easy' ? 'hard' : difficulty === 'hard' ? 'easy' : null
  const usable = inBox(t, 'mythos').filter((piece) => cardOf(t, piece, 'mythos').difficulty !== without)
  const left = Map.groupBy(usable, (piece) => cardOf(t, piece, 'mythos').colour)
  for (const stage of ancientOne(t).stages) {
    const cards = (['green', 'yellow', 'blue'] as const).flatMap((colour) => drawColour(t, left.get(colour) ?? [], colour, stage))
    yield* t.change((w) => w.put(cards, 'mythos', { mixed: true, face: 'back' }))
  }
}

/** Takes what is drawn out of what is left. */
function drawColour(t: Eldritch, left: PieceId[], colour: keyof Stage, stage: Stage): PieceId[] {
  const drawn: PieceId[] = []
  for (let i = 0; i < stage[colour]; i++) {
    if (!left.length)
      throw new Error(
        `the Mythos deck of ${ancientOne(t).id} cannot be built: a stage needs ${stage[colour]} ${colour} cards, and only ${i} are left`,
      ) // EH-RULING-07
    const card = t.pick(`mythos:${colour}`, left)
    left.splice(left.indexOf(card), 1)
    drawn.push(card)
  }
  return drawn
}

/** The Lead the group named, or a random one; from him clockwise, each one nobody else has (EH-SETUP-05..09, EH-RULING-02). */
export function* chooseInvestigators(t: Eldritch): Script<Next> {
  const { lead, investigators } = optionsOf(t)
  const leads = t.seats.find((seat) => seat === lead) ?? t.pick('lead', t.seats)
  yield* t.change((w) => w.set('table', 'lead', leads))
  return turnOrder(t).map((seat) => ({ step: 'chooseInvestigator', args: { seat, named: investigators?.[t.seats.indexOf(seat)] ?? null } }))
}

export function* chooseInvestigator(t: Eldritch, args: { seat: Seat; named: string | null }): Script {
  const free = t.inZone('investigators')
  const named = free.find((one) => cardOf(t, one).id === args.named)
  const who =
    named ??
    (optionsOf(t).randomInvestigators
      ? t.pick('investigator', free)
      : yield* choose(t, args.seat, { about: 'prompt.new-investigator', options: free.map((one) => onPiece(one)) }))
  yield* enterPlay(t, args.seat, who)
}

/** Doom, Omen, reserve, Gates, expedition, Clues, Mystery, in this order (EH-SETUP-24..32). */
export function* startingEffects(t: Eldritch): Script {
  yield* t.change((w) => {
    w.set('table', 'doom', ancientOne(t).doom)
    w.set('table', 'omen', 0)
  })
  showTop(t)
  yield* fillReserve(t)
  yield* spawnGates(t, referenceFor(t).gates)
  yield* followExpedition(t)
  yield* spawnClues(t, referenceFor(t).clues)
  yield* nextMystery(t)
}

/** An unused Rumor of the box, with its tokens but without its Clues (EH-OPT-05..08). */
export function* startingRumor(t: Eldritch): Script {
  if (!optionsOf(t).startingRumor) return
  const rumors = inBox(t, 'mythos').filter((piece) => cardOf(t, piece, 'mythos').trait === 'rumor')
  if (rumors.length) yield* putIntoPlay(t, t.pick('starting-rumor', rumors))
}
