import { read } from '@miskatonic/commons/book'
import { resolveText } from '@miskatonic/effects'
import { confirm, definitionOf, type Script } from '@miskatonic/kernel'
import { scapeCards } from '../../content/scapes.ts'
import { flagOf } from '../book.ts'
import { anyCard, cardOf, currentDream, dreamOf, isKind } from '../cards.ts'
import { restOfPlace } from '../dreamworld.ts'
import { clearMetamorphoses, spawn } from '../entities.ts'
import { entityTiles } from '../metamorphoses.ts'
import { standAtEntrance } from '../moving.ts'
import { inOrder, lead } from '../people.ts'
import { reveal, secretsOf } from '../revealing.ts'
import type { Ether, Left, Next, PieceId, Seat } from '../shape.ts'
import { laySlumberScape } from '../slumberScape.ts'
import { selfOf } from '../source.ts'
import { layTurnDeck } from '../turnCards.ts'

/* Into a Slumber or a Dream, and out again. */

/** Six ordered steps (EF-GATE-09 … EF-GATE-14, EF-RULING-76). */
export function* enterGate(t: Ether, { gate }: { gate: PieceId }): Script<Next> {
  const { dream: id, keys, turns } = cardOf(t, gate, 'gate')
  if (keys > 0) yield* t.pay(lead(t), [{ pay: 'key', n: keys }]) // EF-GATE-04
  yield* clearScape(t) // EF-GATE-09
  yield* t.happens('encounter:begin', { kind: 'dream', card: gate }, (w) => {
    w.set('table', 'mode', 'dream')
    w.set('table', 'encounter', { kind: 'dream', id, turn: 0 })
    w.set('table', 'hidden', dreamOf(id).hidden ?? [])
    w.put(gate, 'gate', { face: 'back' }) // EF-BOARD-07
  })
  yield* laySecrets(t)
  for (const slot of dreamOf(id).start) yield* reveal(t, lead(t), `${id}-${slot.toLowerCase()}`) // EF-GATE-10
  yield* layTurnDeck(t, t.number('turns', { n: turns })) // EF-GATE-11
  return [{ step: 'intro' }, ...inOrder(t).map((who) => ({ step: 'enter' as const, args: { who } })), { step: 'turnStart' }]
}
function* laySecrets(t: Ether): Script {
  const { encounter } = t.state
  const ids = [...secretsOf(t), ...tilesAndOverlays(encounter?.id ?? '')]
  // Those of an earlier visit in the order in which they were put away: which is which must not show in how they lie.
  const back = t.inZone('box').filter((piece) => ids.includes(definitionOf(t.raw, piece)))
  const known = back.map((piece) => definitionOf(t.raw, piece))
  yield* t.change((w) => {
    w.put(back, 'secrets', { face: 'back' }) // EF-DREAM-03
    for (const id of ids) if (!known.includes(id)) w.make(id, 'secrets', { face: 'back' })
  })
}
const tilesAndOverlays = (dream: string): readonly string[] => scapeCards.filter((card) => card.dream === dream).map(({ id }) => id)

/** The introduction is read whole (EF-GATE-12); who comes again reads another. */
export function* intro(t: Ether): Script {
  const dream = currentDream(t)
  const [gate] = t.inZone('gate')
  if (!dream || gate === undefined) return
  const again = flagOf(t, 'campaign', `visited-${dream.id}`) > 0
  const { intro: first, reentry } = dream.scripts
  yield* t.change((w) => w.set('table', 'flags', { ...t.state.flags, [`visited-${dream.id}`]: 1 }))
  yield* resolveText(t, read(again ? reentry : first), { self: selfOf(gate, lead(t)), you: lead(t) })
  yield* t.change((w) => w.turn(gate, 'front')) // EF-GATE-13
}
export function* enter(t: Ether, { who }: { who: Seat }): Script {
  yield* standAtEntrance(t, who) // EF-GATE-14
}

/** Everything that lies there goes back where it belongs (EF-RULING-79). */
export function* clearScape(t: Ether): Script {
  for (const tile of entityTiles(t)) yield* clearMetamorphoses(t, tile)
  yield* t.change((w) => {
    for (const piece of t.inZone('figures')) w.put(piece, 'box')
    for (const piece of t.inZone('scape')) w.put(piece, isSlumberTile(t, piece) ? 'slumber-tiles' : 'box', { face: 'back' })
    w.put(t.inZone('whims'), 'fate', { at: 'bottom', face: 'back' }) // EF-FATE-11
    w.put(
      t.inZone('situations').filter((piece) => isKind(t, piece, 'fate')),
      'fate',
      { at: 'bottom', face: 'back' },
    ) // EF-FATE-02, when a loss broke it off
    for (const zone of ['entity', 'situations', 'secrets'] as const) w.put(t.inZone(zone), 'box')
    w.set('table', 'changes', [])
    w.set('table', 'tokens', [])
    w.add('table', 'gemsLeft', t.state.filled.length)
    w.set('table', 'filled', [])
    w.set('table', 'stages', {}) // EF-RULING-37
    w.set('table', 'blocked', [])
    w.set('table', 'hidden', [])
    w.set('table', 'written', { faces: {}, gone: [] })
    w.set('table', 'marks', {})
    for (const who of t.seats) w.set(who, 'at', '')
  })
}
const isSlumberTile = (t: Ether, piece: PieceId): boolean => {
  const card = anyCard(t, piece)
  return card.kind === 'tile' && card.dream === 'slumber'
}

/** The top tile of the Slumber deck (EF-SLUM-03). */
export function* slumber(t: Ether): Script<Next> {
  if (t.size('slumbers') === 0) return restOfPlace(t)
  const [tile] = t.top('slumbers') as [PieceId]
  const { entity, effect } = cardOf(t, tile, 'slumber')
  yield* t.happens('encounter:begin', { kind: 'slumber', card: tile }, (w) => w.put(tile, 'slumber', { face: 'front' }))
  if (!entity) {
    if (effect) yield* resolveText(t, effect, { self: selfOf(tile, lead(t)), you: lead(t) }) // EF-SLUM-04
    yield* t.change((w) => w.put(t.inZone('slumber'), 'slumbers', { at: 'bottom', face: 'back' }))
    return restOfPlace(t)
  }
  if (entity.skip && !entity.usesSetup && (yield* skips(t))) return [{ step: 'skipSlumber' }] // EF-SKIP-04
  yield* t.change((w) => {
    w.set('table', 'mode', 'slumber')
    w.set('table', 'encounter', { kind: 'slumber', id: definitionOf(t.raw, tile), turn: 0 })
  })
  yield* layTurnDeck(t, t.number('turns', { n: entity.turns })) // EF-SLUM-06
  yield* spawn(t, tile, entity.pieces)
  if (entity.setup) yield* resolveText(t, entity.setup, { self: selfOf(tile, lead(t)), you: lead(t) })
  return [{ step: 'turnStart' }]
}
function* skips(t: Ether): Script<boolean> {
  return yield* confirm(t, lead(t), { about: 'skip-slumber', group: true }) // EF-SKIP-02
}

/** The last Turn card is gone: what the Gate or the tile says, which may add Turns (EF-DREAM-06, EF-SLUM-19). */
export function* outOfTurns(t: Ether): Script<Next> {
  yield* outOfTurnsEffect(t)
  return t.size('turn-deck') > 0 ? [{ step: 'turnStart' }] : OUT
}
/** The same instead of playing on, however many Turn cards are left (EF-SKIP-03). */
export function* skipSlumber(t: Ether): Script<Next> {
  yield* outOfTurnsEffect(t)
  return OUT
}
const OUT: Next = [{ step: 'leaveEncounter', args: { how: 'out' } }]
function* outOfTurnsEffect(t: Ether): Script {
  const dream = currentDream(t)
  const [source] = dream ? t.inZone('gate') : t.inZone('slumber')
  if (source === undefined) return
  const effect = dream ? read(dream.scripts.outOfTurns) : cardOf(t, source, 'slumber').entity?.outOfTurns
  if (effect) yield* resolveText(t, effect, { self: selfOf(source, lead(t)), you: lead(t) }) // EF-RULING-65
}

/** Back to the Team's marker (EF-AFTER-06). Hands, Progress and Gems stay (EF-AFTER-01 … EF-AFTER-03). */
export function* leaveEncounter(t: Ether, { how }: { how: Left }): Script<Next> {
  const { kind = 'slumber', id = '' } = t.state.encounter ?? {}
  yield* t.happens('encounter:end', { kind, how })
  yield* t.ends('turn')
  yield* t.ends('encounter')
  if (kind === 'dream') yield* leaveDream(t, how)
  else yield* leaveSlumber(t)
  yield* t.change((w) => {
    if (id !== '') w.set('table', 'visits', [...t.state.visits, { night: t.state.night, kind, id, how }])
    w.set('table', 'encounter', null)
    w.set('table', 'mode', 'map')
    w.set('table', 'phase', how === 'lost' ? 'out' : 'map') // whoever is lost is not judged again
    w.set('table', 'active', null)
    w.put(t.inZone('turn-deck'), 'turn-discard', { face: 'back' }) // EF-BOARD-11
    w.add('table', 'blocksLeft', t.state.blockedSteps.length) // EF-RULING-34
    w.set('table', 'blockedSteps', [])
    for (const who of t.seats) w.set(who, 'states', [])
    for (const who of t.seats) for (const mark of ['boosted', 'pushedOn'] as const) w.set(who, mark, false) // EF-MAPC-05
  })
  return restOfPlace(t)
}
/** A won Dream's Gate is gone; any other is kept (EF-DREAM-08, EF-DEATH-05). */
function* leaveDream(t: Ether, how: Left): Script {
  const [gate] = t.inZone('gate')
  yield* clearScape(t) // EF-AFTER-07
  yield* t.change((w) => {
    if (gate !== undefined) w.put(gate, how === 'won' ? 'removed' : 'gates', { face: 'back' })
  })
  if (how !== 'lost') yield* laySlumberScape(t) // EF-SLUM-02; after a loss Awakening does it
}
/** Its tile goes to the bottom, its figures go; map, Whims and Dreamers stay (EF-SLUM-09 … EF-SLUM-12). */
function* leaveSlumber(t: Ether): Script {
  for (const tile of t.inZone('slumber')) yield* clearMetamorphoses(t, tile)
  yield* t.change((w) => {
    w.put(t.inZone('figures'), 'box')
    w.put(t.inZone('slumber'), 'slumbers', { at: 'bottom', face: 'back' })
    w.set(
      'table',
      'tokens',
      t.state.tokens.filter(({ passing }) => !passing),
    ) // EF-SLUM-10, EF-SLUM-11
    w.set('table', 'marks', {})
  })
}
