import { type Judge, judgingBot } from '@miskatonic/bots'
import type { BotMaker, Seen } from '@miskatonic/contract'
import type { Effect } from '@miskatonic/effects'
import type { Json, Option, Slot } from '@miskatonic/kernel'
import { moving, placing } from './going.ts'
import { defeatChance, evadeWorth, fightWorth } from './odds.ts'
import { cardOf, type Me, Position } from './position.ts'
import { worthOfText } from './texts.ts'
import { why } from './whys.ts'

/** Plays by judgement: gathers Clues, goes through gates it can come back from, fights what it should win, seals rather than closes. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat }) => judgingBot('careful', (seen) => judgeOf(seen, new Position(seen.view, seat)))

type Asked = { readonly seen: Seen; readonly p: Position; readonly me: Me; readonly args: { readonly [name: string]: Json } }
type Judging = (asked: Asked) => Judge

const ANYTHING: Judge = { option: () => 0 }
const YES: Judge = { option: ({ key }) => (key === 'yes' || key === 'seal' ? 1 : 0) }

function judgeOf(seen: Seen, p: Position): Judge {
  const { key, args } = seen.ask.about
  const judging = JUDGES[key]
  return judging && p.me ? judging({ seen, p, me: p.me, args: (args ?? {}) as Asked['args'] }) : ANYTHING
}

const isAction = (key: string): boolean => key.includes('/')

/** A fight one should win, or slipping by. */
const handling: Judging = ({ p, me }) => ({
  option: ({ key, ...option }) => {
    const monster = 'piece' in option && option.piece !== undefined ? p.monster(option.piece) : null
    if (!monster) return key === 'done' ? 0 : -1
    return key.startsWith('fight')
      ? { worth: fightWorth(me, monster), why: why('fight') }
      : { worth: evadeWorth(me, monster), why: why('evade') }
  },
})

/** In the middle of it: strike, cast first where that helps, or run. */
const fighting: Judging = ({ p, me, args }) => {
  const foe = p.monster(String((args.card as { readonly piece?: string } | undefined)?.piece ?? ''))
  const hopeless = foe !== null && defeatChance(me, foe) < 0.2
  return {
    option: ({ key, ...option }) => {
      if (key.startsWith('fight')) return 1
      if (key.startsWith('flee')) return hopeless ? 1.5 : 0
      if (!isAction(key)) return -1
      const card = 'piece' in option ? cardOf(p.piece(option.piece) ?? ({ faces: {} } as never)) : null
      return card?.kind === 'spell' && me.sanity > card.sanity + 1 ? 2 : -1
    },
  }
}

const SEAL = 5
/** Where one success is lacking and it counts. */
const spending: Judging = ({ me, args }) => {
  const lacking = Number(args.difficulty ?? 1) - Number(args.n ?? 0)
  const closing = args.check === 'close'
  const spare = closing ? me.clues - SEAL : me.clues >= SEAL ? -1 : me.clues
  const dire = (args.check === 'horror' && me.sanity <= 2) || ((args.check === 'combat' || args.check === 'evade') && me.stamina <= 2)
  const spends = lacking <= 2 && (spare > 0 || (closing && me.clues < SEAL) || dire)
  return {
    option: ({ key }) => (key === 'clue' ? { worth: spends ? 1 : -1, why: why('clueDie') } : { worth: 0, why: why('keepClues') }),
  }
}

const closing: Judging = ({ me }) => ({
  option: ({ key }) => {
    if (key.startsWith('sign:')) return { worth: me.sanity > 1 && me.stamina > 1 ? 20 : -5, why: why('seal') }
    if (key === 'close:lore') return { worth: 5 + me.skills.lore, why: why('close') }
    if (key === 'close:fight') return { worth: 5 + me.skills.fight, why: why('close') }
    return 0
  },
})

/** What the place offers, where it is wanted; else an encounter. */
const meeting: Judging = ({ me, p }) => ({
  option: ({ key, ...option }) => {
    if (key === 'encounter') return 1
    if (!isAction(key)) return 0
    const here = 'piece' in option ? cardOf(p.piece(option.piece) ?? ({ faces: {} } as never)) : null
    if (here?.id === 'arkham-asylum') return me.maxSanity - me.sanity >= 2 ? { worth: me.maxSanity - me.sanity, why: why('heal') } : 0
    if (here?.id === 'st-marys-hospital')
      return me.maxStamina - me.stamina >= 2 ? { worth: me.maxStamina - me.stamina, why: why('heal') } : 0
    if (here?.id === 'bank-of-arkham') return 0
    return { worth: 2, why: why('shop') }
  },
})

const GIVES: { readonly [kind: string]: number } = { ally: 6, unique: 4, skill: 5, spell: 3, common: 3, special: 3 }
function worthOfCard(p: Position, option: Option | Slot): number {
  const piece = 'piece' in option ? p.piece(option.piece) : null
  const card = piece && cardOf(piece)
  if (!card) return 0
  const arms = 'weapon' in card && card.weapon ? 3 : 0
  const sign = 'elderSign' in card && card.elderSign ? 6 : 0
  return (GIVES[card.kind] ?? 1) + arms + sign
}
const wanted: Judging = ({ p }) => ({ option: (option) => worthOfCard(p, option) || 0.1 })
const unwanted: Judging = ({ p }) => ({ option: (option) => -worthOfCard(p, option) })

/** Speed to get about, Fight to get through, Luck and Lore for what waits. */
const LEAN: { readonly [track: string]: readonly [number, number] } = { speedStop: [1, 0.55], fightStop: [1, 0.9], loreStop: [0.7, 1] }
const sliders: Judging = ({ me, seen }) => ({
  option: (option) => {
    const [track = ''] = option.key.split(':')
    const [left, right] = LEAN[track] ?? [1, 1]
    const { n = 0, other = 0 } = (('label' in option && option.label?.args) || {}) as { readonly n?: number; readonly other?: number }
    const now =
      track === 'speedStop'
        ? [me.skills.speed, me.skills.sneak]
        : track === 'fightStop'
          ? [me.skills.fight, me.skills.will]
          : [me.skills.lore, me.skills.luck]
    const before = left * (now[0] ?? 0) + right * (now[1] ?? 0)
    const gain = left * n + right * other - before
    return seen.ask.about.key === 'choose-first-sliders' ? gain + 0.01 : gain - 0.05
  },
})

const textOf = (value: Json | undefined): Effect | undefined => (value ?? undefined) as Effect | undefined
/** One of several texts: the best of them. */
const choosing: Judging = ({ me }) => ({
  option: (option) =>
    worthOfText(textOf((('label' in option && option.label?.args) || ({} as { readonly effect?: Json })).effect as Json | undefined), me),
})
const offered: Judging = ({ me, args }) => {
  const worth = worthOfText(textOf(args.effect), me)
  return { option: ({ key }) => (key === 'yes' ? worth - 0.3 : 0) }
}
const orElse: Judging = ({ me, args }) => {
  const harm = worthOfText(textOf(args.effect), me)
  return { option: ({ key }) => (key === 'yes' || key === 'pay' ? -harm - 1 : 0) }
}

const JUDGES: { readonly [prompt: string]: Judging } = {
  move: ({ p, me }) => moving(p, me),
  'choose-area': ({ p, me }) => placing(p, me),
  'return-from-lost': ({ p, me }) => placing(p, me),
  'choose-return': ({ p, me }) => placing(p, me),
  'handle-monsters': handling,
  'handle-guards': handling,
  'meet-monster': handling,
  'fight-monster': fighting,
  'fight-ancient-one': fighting,
  'spend-clue': spending,
  'close-here': closing,
  'seal-gate': () => ({ option: ({ key }) => (key === 'yes' || key === 'seal' ? { worth: 5, why: why('seal') } : 0) }),
  'encounter-here': meeting,
  'take-clues': () => ({ option: () => 0, amount: (n) => n }),
  'buy-card': wanted,
  'keep-cards': wanted,
  'choose-from-deck': wanted,
  'choose-discards': unwanted,
  'choose-sliders': sliders,
  'choose-first-sliders': sliders,
  'choose-effect': choosing,
  'may-do': offered,
  'or-else': orElse,
  'use-ability': () => YES,
  'may-join': () => YES,
  'mythos-clue': () => ({ option: ({ key }) => (key === 'none' ? 0 : 1) }),
  meanwhile: () => ({ option: ({ key }) => (key === 'go-on' ? 1 : 0) }),
  'upkeep-acts': ({ me }) => ({
    option: ({ key }) => (isAction(key) && (me.sanity < me.maxSanity || me.stamina < me.maxStamina) && me.sanity > 2 ? 1 : 0),
  }),
}
