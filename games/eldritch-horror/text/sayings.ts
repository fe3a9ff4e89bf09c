import type { ActionSpec, Filter, QuantitySpec } from '@miskatonic/effects'
import { or, type Ref, standing, type Tree } from '@miskatonic/effects/text'
import { cardNoun, counted, g, ownSpace, scopeRef, thisCard, wordsAs } from './things.ts'

/* What the words of the cards say: each gives the tree that the realiser prints in both languages. */

const { a, all, bonus, clause, each, some, the } = g

type Modify = Parameters<QuantitySpec['say']>[0]
const near: Ref = each('investigator', { at: ownSpace('you') })
const scope = (where: Filter | undefined): { place?: Ref } => {
  const kind = where?.kind
  const not = (where?.not as Filter | undefined)?.kind
  if (typeof not === 'string') return { place: all('test', { except: all('test', { within: all('otherWorldEncounter') }) }) }
  return typeof kind === 'string' ? { place: scopeRef(kind) } : {}
}

/** «Obtienes +3 a Fuerza en los Encuentros de Combate», «Tiras 1 dado adicional …». */
function dice(node: Modify): Tree {
  const { where, amount } = node
  const subject = where?.near === true ? { subject: near } : {}
  const skills = [where?.skill].flat().filter((skill): skill is string => typeof skill === 'string')
  if (node.phase === 'add:bonus') {
    const to = skills.map((skill) => bonus(Number(amount), { to: skill as 'strength' }))
    return standing(clause('get', { objects: to, ...scope(where), ...subject }))
  }
  const tests = skills.length
    ? { place: all('test', { of: skills.length > 1 ? or(...skills.map((skill) => g.bare(skill as 'will'))) : (skills[0] as 'will') }) }
    : {}
  const n = counted(amount)
  return standing(
    clause('roll', {
      objects: [some('die', n.n, { additional: true })],
      ...tests,
      ...scope(where),
      ...(n.per ? { per: n.per } : {}),
      ...subject,
    }),
  )
}

const sixes = (node: Modify): Tree => {
  const where = node.where ?? {}
  const place =
    where.kind === 'combat' && where.skill
      ? { place: all('test', { of: where.skill as 'strength', within: all('combatEncounter') }) }
      : scope(where)
  return standing(
    clause('counts', { subject: each('six', { thatYou: clause('rolled') }), as: some('success', Number(node.amount)), ...place }),
  )
}

/** Blessed from 4 up, Cursed only 6. */
const success = (node: Modify): Tree =>
  node.amount === 6
    ? standing(
        clause('counts', {
          subject: wordsAs('6', '6s', { the: 'los', plural: true }),
          as: g.plural('success'),
          place: g.yourAll('test'),
          only: true,
        }),
      )
    : standing(
        clause('counts', {
          subject: wordsAs(`${node.amount} también`, `${node.amount}s also`, { the: 'los', plural: true }),
          as: g.plural('success'),
          place: g.yourAll('test'),
        }),
      )

const combatValue =
  (term: 'horror' | 'damage') =>
  (node: Modify): Tree => {
    const subject = wordsAs(
      `${term === 'horror' ? 'horror' : 'daño'} de los Monstruos contra los que luchas`,
      `${term} of Monsters you fight`,
      { the: 'el', enThe: true },
    )
    if (node.phase === 'cap')
      return standing(clause('isBe', { subject, state: wordsAs(`${Number(node.amount)} como máximo`, `at most ${Number(node.amount)}`) }))
    return Number(node.amount) < 0
      ? clause('reduce', { subject, voice: 'passive', topic: true, by: -Number(node.amount) })
      : clause('increase', { subject, by: Number(node.amount) })
  }

export const quantitySayings: { readonly [name: string]: QuantitySpec } = {
  dice: { say: dice },
  sixes: { say: sixes },
  success: { say: success },
  horror: { say: combatValue('horror') },
  damage: { say: combatValue('damage') },
  toughness: { say: (node) => clause('increase', { subject: the('toughness', { owner: all('monster') }), by: Number(node.amount) }) },
  dicePerClue: { say: (node) => standing(clause('reroll', { objects: [some('die', { upTo: Number(node.amount) })], per: a('clue') })) },
}

export const actionSayings: { readonly [slot: string]: ActionSpec } = {
  action: { label: () => ['action'], once: 'round' },
  localAction: { label: () => ['localAction'], once: 'round' },
  encounter: { label: () => ['encounter'] },
  encounterPhase: { label: () => ['encounterPhase'] },
  insteadOfEncounter: { label: () => ['insteadOfEncounter'] },
}

const amount =
  (term: 'clue' | 'health' | 'sanity') =>
  (n: number | 'any'): Tree =>
    clause('spend', { objects: [n === 'any' ? g.anyNumber(term) : some(term, n)] })

/** Prices as deeds: «gasta 1 Pista», «descarta 1 Apoyo ALIADO». */
export const paymentSayings: { readonly [resource: string]: (n: number | 'any', filter: Filter) => Tree } = {
  clue: amount('clue'),
  health: amount('health'),
  sanity: amount('sanity'),
  card: (n, filter) => {
    const { term, traits } = cardNoun(String(filter.kind), filter.trait as string | undefined)
    return clause('discard', { objects: [n === 'any' ? g.anyNumber(term, traits) : some(term, n, traits)] })
  },
  self: () => clause('discard', { objects: [thisCard] }),
  groupClue: (_n, filter) =>
    clause('spend', { subject: the('investigator', { plural: true }), objects: [groupClues(filter.n)], as: 'team' }),
  improvement: (n) => clause('spend', { objects: [n === 'any' ? g.anyNumber('improvement') : some('improvement', n)] }),
  free: (n) => clause('spend', { objects: [some('clue', n === 'any' ? 1 : n, { less: true })] }),
}

const groupClues = (n: unknown): Ref =>
  n === 'half'
    ? some('clue', 1, { per: 'pairOfPlayers', rounded: 'up' })
    : n === 'players'
      ? some('clue', 1, { per: 'player' })
      : some('clue', Number(n))
