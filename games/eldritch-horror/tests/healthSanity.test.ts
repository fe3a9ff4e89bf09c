import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { position, type Someone, saying } from './position.ts'
import { tell } from './told.ts'

/* Lily: Health 6, Sanity 6. */
const lily = (more: Partial<Someone> = {}) => ({ ana: { is: 'lily-chen', at: '10', ...more } })
const said = (effect: object | object[], someone: Partial<Someone> = {}, more: object = {}) =>
  position('doom 10', { seats: lily(someone) }, saying('lily-chen', ...[effect].flat()), more)
const loss = (what: string, n: number) => ({ do: 'lose', what, n })
const clue = { do: 'gain', what: 'clue' }
const may = (pay: string, n: number | 'any' = 1, effect: object = clue) => ({ do: 'may', cost: [{ pay, n }], effect })

describe('Health and Sanity', () => {
  tell(`
    EH-HS-01 EH-HS-04: a loss takes so many points; they are counted, so no token is ever changed
      ana lily-chen 10; doom 10; says lily-chen: lose health 2, lose sanity 1 => lily-chen health 4, sanity 5
      ana lily-chen 10; doom 10; says lily-chen: loseBoth health:4 sanity:3 => lily-chen health 2, sanity 3
    EH-HS-02: recovering never goes beyond the maximum
      ana lily-chen 10, health 5, sanity 2; doom 10; says lily-chen: recover health 4, recover sanity 1 => lily-chen health 6, sanity 3
    EH-HS-05: what prevents a loss prevents no spending
      ana lily-chen 10, has whiskey; doom 10; says lily-chen: lose sanity 1
        -> ana? use-replacement > whiskey => lily-chen health 6, sanity 6
      ana lily-chen 10, has whiskey; doom 10; says lily-chen: may cost:(pay sanity 1) effect:(gain clue)
        -> ana yes, ana? pause => lily-chen health 6, sanity 5, has whiskey
    EH-HS-06 EH-RULING-50 EH-DEF-05: what one effect takes of both goes together; then defeat is judged once, and he chooses the marker
      ana lily-chen 10, health 1, sanity 1; doom 10; says lily-chen: loseBoth health:2 sanity:2
        -> ana? marker: health sanity => lily-chen health 0, sanity 0
        -> ana sanity, until ana pause => table doom 9; lily-chen marker sanity
    EH-RULING-50: each of the two is prevented on its own
      ana lily-chen 10, health 2, sanity 2, has whiskey bandages; doom 10; says lily-chen: loseBoth health:2 sanity:2
        -> ana bandages > whiskey, ana? pause => lily-chen health 2, sanity 2
    EH-RULING-50: a combat is two batches: who goes mad in the first never takes the second
      (Dark Young: Will -1, horror 3; Strength -1, damage 4.)
      ana lily-chen 10, sanity 3; monsters 10: dark-young; doom 10; encounter ana; test 0/2 -> until ana pause => lily-chen marker sanity
    EH-HS-07 EH-RULING-50: nobody loses more than he has: what is too much does nothing
      ana lily-chen 10, health 1; doom 10; says lily-chen: lose health 60 => table doom 9; lily-chen marker health
      ana lily-chen 10, sanity 6; doom 10; says lily-chen: ifYouDo first:(lose sanity 5) then:(gain clue) => lily-chen health 6, sanity 1
  `)

  rule('EH-HS-03', 'whoever has none left of one of them is defeated at once', () => {
    for (const what of ['health', 'sanity']) {
      const t = said([loss(what, 6), clue], { at: '14' })
      expect(t.zone('fallen:14'), what).toEqual(['lily-chen'])
      // At once: the next text finds nobody.
      expect(t.zone('own-clues:lily-chen#1'), what).toEqual([])
    }
    expect(said(loss('health', 5)).zone('space:10')).toContain('lily-chen')
  })
})

describe('spending', () => {
  rule('EH-SPEND-01', 'what is spent is discarded, and the effect comes for it', () => {
    said(may('clue', 2), { clues: 2 }).does('ana yes', 'discard:clues 2 cards; lily-chen clues 1')
    const card = { do: 'may', cost: [{ pay: 'card', n: 1, filter: { kind: 'asset', trait: 'ally' } }], effect: clue }
    said(card, { has: ['cat-burglar', 'axe'] }).does('ana yes', 'discard:assets cat-burglar; lily-chen clues 1')
  })

  rule('EH-SPEND-02', 'nobody spends what he does not have: he is not even asked', () => {
    said(may('clue', 2), { clues: 1 }).expectAsk('ana', 'pause')
    said({ do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: loss('health', 1) }).does('ana? pause', 'lily-chen health 5, sanity 6')
    const norman = position('ana norman-withers 10, sanity 1, clues 1; gates london; monsters london: ghoul')
    expect(norman.refused('ana')['norman-withers/1']).toEqual(['EH-SPEND-02'])
  })

  rule('EH-SPEND-03', 'spending is voluntary: he may keep what he has and take the consequence', () => {
    said({ do: 'unless', cost: [{ pay: 'clue', n: 1 }], otherwise: loss('health', 1) }, { clues: 3 }).does(
      'ana? unless: yes no > no',
      'lily-chen health 5, sanity 6, clues 3',
    )
    said(may('clue'), { clues: 1 }).expectAsk('ana', 'prompt.may', ['yes', 'no'])
  })

  rule('EH-SPEND-04', 'the last point of Health or Sanity can never be spent', () => {
    said(may('sanity'), { sanity: 1 }).expectAsk('ana', 'pause')
    said(may('health', 2), { health: 2 }).expectAsk('ana', 'pause')
    const any = said(may('health', 'any'), { health: 4 }).choose('ana', 'yes')
    expect(any.table.ask).toMatchObject({ kind: 'number', min: 1, max: 3 })
    const flute = position('ana lily-chen 10, health 2, has flute-of-the-outer-gods; monsters 10: ghoul')
    expect(flute.refused('ana')['flute-of-the-outer-gods/1']).toEqual(['EH-SPEND-04'])
  })

  const group = (n: number | 'half') => ({ do: 'may', cost: [{ pay: 'groupClue', n: 1, filter: { n } }], effect: loss('sanity', 1) })

  rule('EH-SPEND-05 EH-RULING-51', 'a price is paid whole and by oneself, unless the investigators pay as a group', () => {
    position(
      'ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2',
      saying('lily-chen', may('clue', 2)),
    ).does('ana? pause')
    const t = position(
      'ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2; lead ben',
      saying('lily-chen', group(3)),
    ).does('ana? may > yes')
    t.expectAsk('ben', 'prompt.group-clues')
    expect(t.offered('ben')).toHaveLength(4)
    t.choose(
      'ben',
      t.offered('ben').filter((key) => key.startsWith('clue')),
    )
    expect(t.zone('discard:clues')).toHaveLength(3)
    position(
      'ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2',
      saying('lily-chen', group(5)),
    ).does('ana? pause')
  })

  rule('EH-NORMAN-03 EH-RULING-51', 'among the group Norman may give 1 Sanity in place of a Clue, once a round', () => {
    position(
      'ana lily-chen 10, clues 1; ben silas-marsh rome, clues 2; eva norman-withers arkham, sanity 2',
      saying('lily-chen', group(4), group(1)),
    ).does('ana yes, until ana pause', 'discard:clues 3 cards; norman-withers health 5, sanity 1')
  })
})
