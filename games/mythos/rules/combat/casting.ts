import { choose, Offer, onPiece, type Script } from '@miskatonic/kernel'
import { useArtifact, useOption, useRefusals } from '../artifacts.ts'
import { artifactsOf, combatOrder, isIn, nextPlayer } from '../pieces.ts'
import { pricedOption } from '../sanity.ts'
import type { Mythos, Next, Seat } from '../shape.ts'
import { castRefusals, castSpell, spellsOf } from '../spells.ts'

/* One Spell or Artifact each, in circuits, until all decline in one of them (MY-CCAST-01..03, MY-RULING-38). */

function offerCasting(t: Mythos, who: Seat): Offer {
  const offer = new Offer()
  for (const spell of spellsOf(t, who)) {
    const reasons = castRefusals(t, who, spell, 'combat')
    offer.add(pricedOption(t, who, spell, onPiece(spell, 'cast'), reasons), reasons)
  }
  for (const piece of artifactsOf(t, who)) {
    const reasons = useRefusals(t, who, piece, 'combat')
    if (reasons) offer.add(useOption(t, who, piece, reasons), reasons)
  }
  return offer.add({ key: 'decline' })
}

export function* casting(t: Mythos, { seat }: { seat: Seat }): Script<Next | void> {
  const { options, refused } = offerCasting(t, seat)
  const key = isIn(t, seat) ? yield* choose(t, seat, { about: 'prompt.casting', options, refused }) : 'decline'
  if (key !== 'decline') {
    const [verb, piece] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)]
    yield* t.change((w) => w.set('table', 'idle', false))
    yield* t.resolving({ kind: 'action', who: seat }, () =>
      verb === 'cast' ? castSpell(t, seat, piece, 'combat') : useArtifact(t, seat, piece),
    )
  }
  const next = nextPlayer(t, seat)
  const complete = next === combatOrder(t)[0]
  if (complete && t.state.idle) return
  if (complete) yield* t.change((w) => w.set('table', 'idle', true))
  return [{ step: 'casting', args: { seat: next } }]
}
