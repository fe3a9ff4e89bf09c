import {
  addressing,
  type Condition,
  type Context,
  contextOf,
  type Effect,
  find,
  holds,
  languageOf,
  type Named,
  run,
  type Selector,
} from '@miskatonic/effects'
import { type Ability, cleanly, defined, type Json, type PieceId, type Refusal, type Script, type Self } from '@miskatonic/kernel'
import { backOfDefinition } from '../content/index.ts'
import type { SpellCard } from '../content/nodes.ts'
import type { LabelKey, RefusalKey } from '../text/messages.ts'
import { selfOf } from './cardTexts.ts'
import { lose } from './harm.ts'
import { cardOf, cluesOnBoard, holderOf, isStanding, playerOf } from './pieces.ts'
import type { Eldritch, EldritchShape } from './shape.ts'
import { diceOf } from './spellDice.ts'
import { test } from './tests.ts'
import { bandFor } from './vocabulary/harmVerbs.ts'
import { pickOne } from './vocabulary/settle.ts'
import { wholeText } from './wholeText.ts'

type X = Context<EldritchShape>

/** Whom or what the Spell is for: chosen before its test (EH-SPELL-07). */
function targets(x: X, pass: Effect): readonly string[] | null {
  if (pass.do === 'for') {
    const { who, effect } = pass as Effect & { who: Selector; effect: Effect }
    // «1 investigator who does not have …»: nobody else can be meant.
    const meant = effect.do === 'when' ? (effect.if as Condition) : null
    return find(x, who).filter((one) => meant === null || holds(addressing(x, one), meant))
  }
  if (pass.do === 'damage') return find(x, pass.what as Selector)
  if (pass.do === 'encounter' && pass.anywhere) return cluesOnBoard(x.t)
  return null
}

/** The front: a Lore test and what it brings; then the back, by the number of successes; then face up again (EH-SPELL-02, -03, -06, EH-RULING-56). */
export function* cast(t: Eldritch, spell: PieceId, names: Record<string, Named> = {}): Script {
  const who = defined(holderOf(t, spell))
  names['@cast'] = 1
  const x: X = { ...contextOf(languageOf(t), t, { self: selfOf(t, spell, who), you: who }), names }
  yield* t.resolving({ kind: 'spell', who, spell }, () => wholeText(t, () => casting(x, spell, cardOf(t, spell, 'spell'))))
}

function* casting(x: X, spell: PieceId, card: SpellCard): Script {
  const { pass, modifier } = card.cast
  const { t, you: who } = x
  const open = targets(x, pass)
  if (open?.length && x.names.target === undefined) x.names.target = yield* pickOne(x, open)
  const { enough } = diceOf(card)
  const of = { who, skill: 'lore', kind: 'spell', modifier, source: spell } as const
  const { result, passed, faces } = yield* test(t, enough === undefined ? of : { ...of, enough })
  x.names.successes = result
  x.names.faces = faces.map(String)
  // An encounter it gives takes place after the back: what the back adds or discards comes first.
  const later = pass.do === 'encounter'
  if (passed && !later) yield* run(x, pass)
  yield* resolveBack(x, spell, result)
  if (passed && later && isStanding(t, who)) yield* run(x, pass)
}

function* resolveBack(x: X, spell: PieceId, result: number): Script {
  const { t } = x
  const back = backOfDefinition(t.def(spell).id) as SpellCard['backs'][number] | null
  if (!back || holderOf(t, spell) === null) return
  yield* t.happens('card:flip', { card: spell, to: 'back' }, (w, what) => w.turn(what.card, what.to))
  const band = bandFor(back.bands, result)
  yield* cleanly(
    t,
    () => readBack(x, band),
    () => faceUp(t, spell),
  )
}

function* readBack(x: X, band: Effect | undefined): Script {
  if (band && isStanding(x.t, x.you)) yield* run(x, band)
}

/** Also when its back has felled the caster: whoever takes it from him can cast it (EH-RULING-56, -90). */
function* faceUp(t: Eldritch, spell: PieceId): Script {
  if (t.up(spell) === 'back') yield* t.happens('card:flip', { card: spell, to: 'front' }, (w, what) => w.turn(what.card, what.to))
}

const ofHolder = (t: Eldritch, self: Self, who: string): boolean => self.piece !== null && holderOf(t, self.piece) === who

/** How a Spell is offered: as an action, in combat, in the Encounter Phase, or when somebody would lose something. */
export function castAbility(card: SpellCard): Ability<EldritchShape> {
  const { when } = card.cast
  const perRound = { per: 'round', on: 'piece' } as const
  if (when === 'action' || when === 'encounterPhase') {
    return {
      id: 'cast',
      family: 'action',
      on: when,
      ...(when === 'action' ? { limit: perRound } : {}),
      label: { key: 'action.cast' satisfies LabelKey },
      refusals: (t, self, user): Refusal[] => (castable(t, self, user) ? [] : [noTarget(card.cast.pass)]),
      *run(t, self) {
        yield* cast(t, defined(self.piece))
      },
    }
  }
  if (when === 'combat') {
    return {
      id: 'cast',
      family: 'after',
      on: 'combat:begin',
      may: true,
      when: (t, self, what: { who: string }) => ofHolder(t, self, what.who),
      *run(t, self) {
        yield* cast(t, defined(self.piece))
      },
    }
  }
  const track = when === 'wouldLoseHealth' ? 'health' : 'sanity'
  return {
    id: 'cast',
    family: 'instead',
    on: `${track}:lose`,
    may: true,
    limit: perRound,
    *run(t, self, what: { who: string; n: number }) {
      const names: Record<string, Named> = { target: what.who }
      const left = (): number => Math.max(0, what.n - Number(names.prevented ?? 0))
      let cut = true
      yield* cleanly(
        t,
        function* () {
          yield* cast(t, defined(self.piece), names)
          cut = false
        },
        // Felled by the back in the middle of his own encounter: what was not prevented is lost all the same (EH-RULING-90).
        () => lose(t, what.who, track, cut && isStanding(t, what.who) ? left() : 0),
      )
      return left() > 0 ? { ...what, n: left() } : null
    },
  }
}

/** Says whom or what the Spell would be for. */
const noTarget = (effect: Effect): Refusal => ({
  rule: 'EH-SPELL-02',
  message: { key: 'refused.no-target' satisfies RefusalKey, args: { effect: effect as unknown as Json } },
})

function castable(t: Eldritch, self: Self, user: string): boolean {
  const { piece } = self
  const who = piece === null ? null : holderOf(t, piece)
  if (piece === null || who === null || playerOf(t, who) !== user) return false
  const x = contextOf(languageOf(t), t, { self: selfOf(t, piece, who), you: who })
  const open = targets(x, cardOf(t, piece, 'spell').cast.pass)
  return open === null || open.length > 0
}
