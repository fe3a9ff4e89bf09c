import { type Judge, judgingBot, type Worth } from '@miskatonic/bots'
import type { BotMaker, Seen } from '@miskatonic/contract'
import type { Effect } from '@miskatonic/effects'
import type { Json } from '@miskatonic/kernel'
import { beforeCheck, fighting, fightingAncient, handling, spending } from './fights.ts'
import { isNear, isReadyToSeal, worthOfRumor, wouldBorrow } from './goals.ts'
import { effectOf, moving, placing } from './going.ts'
import { chance, fightWorth, luckOf } from './odds.ts'
import { cardOf, type Me, Position } from './position.ts'
import { settingSliders } from './sliders.ts'
import { worthOfText } from './texts.ts'
import { buying, selling, unwanted, wanted } from './things.ts'
import { why } from './whys.ts'

/** Plays by judgement: gathers Clues, goes through gates it can come back from, fights what it should win, seals rather than closes. It knows its seat's view and nothing else. */
export const careful: BotMaker = ({ seat }) => judgingBot('careful', (seen) => judgeOf(seen, new Position(seen.view, seat)))

type Asked = { readonly seen: Seen; readonly p: Position; readonly me: Me; readonly args: { readonly [name: string]: Json } }
type Judging = (asked: Asked) => Judge

const ANYTHING: Judge = { option: () => 0 }
const YES: Judge = { option: ({ key }) => (key === 'yes' ? 1 : 0) }

function judgeOf(seen: Seen, p: Position): Judge {
  const { key, args } = seen.ask.about
  const judging = JUDGES[key]
  return judging && p.me ? judging({ seen, p, me: p.me, args: (args ?? {}) as Asked['args'] }) : ANYTHING
}

/** By the better skill, unless a sign does it for sure; whoever cannot seal leaves the gate to somebody beside them who can. */
const closing: Judging = ({ p, me, args }) => {
  const modifier = p.gateAt(String(args.at))?.modifier ?? 0
  const sealer = p.people.some((one) => one.seat !== me.seat && one.at === me.at && one.explored && isReadyToSeal(one, p))
  const leaves = sealer && !isReadyToSeal(me, p)
  const by = (skill: 'lore' | 'fight') => chance(me.skills[skill] + modifier + me.bonus.close, p.closing, luckOf(me))
  return {
    option: ({ key }) => {
      if (key.startsWith('sign:')) return { worth: me.sanity > 1 && me.stamina > 1 ? 20 : -5, why: why('seal') }
      if (key === 'close:lore') return { worth: 5 + by('lore'), why: why('close') }
      if (key === 'close:fight') return { worth: 5 + by('fight'), why: why('close') }
      return key === 'none' && leaves ? { worth: 10, why: why('leave') } : 0
    },
  }
}

const HEALERS = ['arkham-asylum', 'st-marys-hospital']
/** Where trophies buy something, and how much that is worth. */
const BARGAINS: { readonly [place: string]: (p: Position, me: Me) => number } = {
  'mas-boarding-house': (p, me) => (p.spendable(me, isNear(p)) >= 2 ? 6 : -1),
  'science-building': (p, me) => (p.spendable(me, isNear(p)) >= 1 ? 3 : -1),
  'south-church': (p, me) => (p.spendable(me, isNear(p)) >= 1 && luckOf(me) < 1 / 2 ? 4 : -1),
  'police-station': () => -1,
  'river-docks': () => -1,
}
/** What the place offers, where it is wanted; else an encounter. */
const meeting: Judging = ({ me, p }) => ({
  option: (option) => {
    if (option.key === 'encounter') return { worth: 1, why: why('encounter') }
    const piece = 'piece' in option ? p.piece(option.piece) : null
    const here = piece && cardOf(piece)
    const effect = effectOf(option)
    if (!option.key.startsWith('use:') || !effect || !here) return 0
    if (here.kind === 'mythos') return offeredInStreet(effect, here.id, p, me)
    if (HEALERS.includes(here.id)) {
      const lost = here.id === 'arkham-asylum' ? me.maxSanity - me.sanity : me.maxStamina - me.stamina
      const gained = effect.do === 'restore' ? lost - 0.8 : Math.min(1, lost)
      return lost >= 2 || gained >= 1 ? { worth: gained + 0.5, why: why('heal') } : 0
    }
    if (here.id === 'bank-of-arkham') return wouldBorrow(p, me) ? { worth: 5, why: why('shop') } : 0
    const bargain = BARGAINS[here.id]
    return bargain ? { worth: bargain(p, me), why: why('trophies') } : { worth: 2.5, why: why('shop') }
  },
})
/** What an Environment or a Rumor offers in a street. */
function offeredInStreet(effect: Effect, id: string, p: Position, me: Me): Worth {
  switch (effect.do) {
    case 'fightKept':
      return { worth: p.kept.some((monster) => fightWorth(me, monster) > 0) ? 4 : -1, why: why('rumor') }
    case 'endRumor':
      return { worth: worthOfRumor(id) || -1, why: why('rumor') }
    case 'removeCounter':
      return me.clues > p.sealCost + 1 ? 2 : -1
    default:
      return { worth: worthOfText(effect, me), why: why('encounter') }
  }
}
/** The one of several monsters that is beaten most easily. */
const easiest: Judging = ({ p, me }) => ({
  option: (option) => {
    const monster = 'piece' in option && option.piece !== undefined ? p.monster(option.piece) : null
    return monster ? fightWorth(me, monster) : 0
  },
})
/** As little as will do, and gates last. */
const parting: Judging = ({ p }) => ({
  option: (option) => {
    const piece = 'piece' in option ? p.piece(option.piece) : null
    const card = piece && cardOf(piece)
    return card?.kind === 'monster' ? -card.toughness : -8
  },
})

const textOf = (value: Json | undefined): Effect | undefined => (value ?? undefined) as Effect | undefined
/** One of several texts: the best of them. */
const choosing: Judging = ({ me }) => ({ option: (option) => worthOfText(effectOf(option), me) })
const offered: Judging = ({ me, args }) => {
  const worth = worthOfText({ do: 'may', effect: args.effect, ...(args.cost ? { cost: args.cost } : {}) } as unknown as Effect, me)
  return { option: ({ key }) => (key === 'yes' ? worth - 0.1 : 0) }
}
const orElse: Judging = ({ me, args }) => {
  const harm = worthOfText(textOf(args.effect), me)
  return { option: ({ key }) => (key === 'yes' || key === 'pay' ? -harm - 1 : 0) }
}

/** A die that failed is thrown again, not one that did not. */
const worstDie: Judging = ({ args }) => ({
  option: ({ key }) => -Number((args.faces as readonly number[] | undefined)?.[Number(key.slice(4))] ?? 0),
})

/** The one that is needed less. */
const lessNeeded: Judging = ({ me }) => ({
  option: ({ key }) => (key === 'sanity' ? me.maxSanity - me.maxStamina : me.maxStamina - me.maxSanity),
})

/** What can be used at once is used, but no Spell with the last of one's Sanity. */
const using: Judging = ({ p, me }) => ({
  option: (option) => {
    const piece = 'piece' in option ? p.piece(option.piece) : null
    const card = piece && cardOf(piece)
    if (option.key === 'pass') return 0
    return card?.kind === 'spell' && me.sanity - card.sanity < 2 ? -1 : 1
  },
})

const upkeepActs: Judging = ({ me, p }) => ({
  option: (option) => {
    const piece = 'piece' in option ? p.piece(option.piece) : null
    const card = piece && cardOf(piece)
    if (!option.key.startsWith('use:')) return option.key === 'done' ? 0 : -1
    const hurt = me.maxSanity - me.sanity + me.maxStamina - me.stamina
    if (card?.kind === 'spell') return me.sanity - card.sanity >= 3 && (card.id !== 'heal' || me.stamina < me.maxStamina - 1) ? 1 : -1
    return hurt > 0 ? 1 : -1
  },
})

const JUDGES: { readonly [prompt: string]: Judging } = {
  move: ({ p, me }) => moving(p, me),
  'choose-area': ({ p, me }) => placing(p, me),
  'return-from-lost': ({ p, me }) => placing(p, me),
  'choose-return': ({ p, me }) => placing(p, me),
  'handle-monsters': ({ p, me }) => handling(p, me),
  'handle-guards': ({ p, me }) => handling(p, me),
  'meet-monster': ({ p, me }) => handling(p, me),
  'fight-monster': ({ p, me, args }) => fighting(p, me, args),
  'fight-ancient-one': ({ p, me }) => fightingAncient(p, me),
  'before-check': ({ p, me }) => beforeCheck(p, me),
  'spend-clue': ({ p, me, args }) => spending(p, me, args),
  'close-here': closing,
  'seal-gate': () => ({ option: ({ key }) => (key === 'yes' ? { worth: 5, why: why('seal') } : 0) }),
  'encounter-here': meeting,
  'take-clues': () => ({ option: () => 0, amount: (n) => n }),
  'buy-card': ({ p, me }) => buying(p, me),
  'keep-cards': ({ p, me }) => wanted(p, me),
  'choose-from-deck': ({ p, me }) => wanted(p, me),
  'choose-discards': ({ p, me }) => unwanted(p, me),
  'choose-sliders': ({ p, me }) => settingSliders(p, me, false),
  'choose-first-sliders': ({ p, me }) => settingSliders(p, me, true),
  'choose-monster': easiest,
  'choose-toughness': parting,
  'choose-trophies': parting,
  'choose-effect': choosing,
  'choose-die': worstDie,
  'choose-maximum': lessNeeded,
  'may-do': offered,
  'or-else': orElse,
  'may-join': () => YES,
  'use-ability': using,
  'sell-card': ({ p, me }) => selling(p, me),
  'mythos-clue': () => ({ option: ({ key }) => (key === 'none' ? 0 : 1) }),
  meanwhile: () => ({ option: ({ key }) => (key === 'go-on' ? 1 : 0) }),
  'upkeep-acts': upkeepActs,
}
