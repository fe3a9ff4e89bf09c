import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { combat, duel, fought, nextRound, number, trio, worth } from './duel.ts'
import { changes, type Said, someone, type Table } from './position.ts'

const armoury = (more: Said): Table => duel({ at: 'marsh-refinery', ...someone(more) })
const carries = (t: Table, ally: string): string[] => t.zone(`under:${t.piece(ally)}`)
const MAGIC = 'rune-graven-dagger'

describe('arming Allies', () => {
  rule('MY-WEAP-01', 'a Weapon is given to an Ally as it is played', () => {
    const t = armoury('allies earl-sawyer zadok-allen; hand shotgun').choose('ana', 'play:shotgun')
    t.expectAsk('ana', 'prompt.arm', ['earl-sawyer', 'zadok-allen']).choose('ana', 'zadok-allen')
    expect([carries(t, 'zadok-allen'), t.zone('artifacts:ana')]).toEqual([['shotgun'], []])
  })

  rule('MY-WEAP-02', 'one each, magic or not', () => {
    const t = armoury(`allies earl-sawyer+shotgun zadok-allen+${MAGIC} old-castro aviator; hand fire-axe`)
    t.choose('ana', 'play:fire-axe').expectAsk('ana', 'prompt.arm', ['old-castro', 'aviator'])
  })

  rule('MY-WEAP-03', 'MY-EX-59 not without an Ally free to carry it', () => {
    expect(armoury('hand shotgun').refused('ana')).toEqual({ 'play:shotgun': ['MY-WEAP-03'] })
    armoury(`allies earl-sawyer+fire-axe; hand shotgun ${MAGIC}`).shows(`ana refused only play:shotgun MY-WEAP-03 play:${MAGIC} MY-WEAP-03`)
    expect(duel('at marsh-refinery; hand shotgun', 'allies earl-sawyer').offered('ana')).toEqual(['pass'])
  })

  rule('MY-RULING-51', 'never moved, dropped or swapped', () => {
    const t = armoury('allies earl-sawyer+shotgun zadok-allen').shows('ana offered pass, refused nothing')
    expect(carries(nextRound(t), 'earl-sawyer')).toEqual(['shotgun'])
  })
})

describe('armed Allies', () => {
  rule('MY-WEAP-04 MY-WEAP-05', 'MY-EX-31 one unit with the sum of both values, buried together', () => {
    const t = fought(duel('threat shantak', 'allies earl-sawyer+shotgun', combat).does('ben defend:ana:earl-sawyer'))
    t.shows('ana sanity 12; ben sanity 9, chronicle {earl-sawyer shotgun}')
  })

  rule('MY-WEAP-06', 'discarded together', () => {
    const t = duel('hand betrayal', 'allies earl-sawyer+fire-axe')
    expect(changes(t, () => t.choose('ana', 'play:betrayal')).filter((line) => line.endsWith('discard:ben'))).toEqual([
      'earl-sawyer allies:ben→discard:ben',
      expect.stringMatching(/^fire-axe under:earl-sawyer#\d→discard:ben$/),
    ])
  })

  rule('MY-WEAP-10', 'a Weapon is not turned: it counts, and again in every Combat', () => {
    const t = duel('threat graveyard-skeleton', 'allies king-kuranes+shotgun')
    expect([worth(t, 'king-kuranes', 'ben'), Object.keys(t.refused('ana'))]).toEqual([5, []])
    nextRound(t)
    expect([worth(t, 'king-kuranes', 'ben'), t.get(t.piece('shotgun'), 'crossed')]).toEqual([5, false])
  })

  const sight = (weapon: string): number => {
    const t = duel(`allies earl-sawyer+${weapon}`)
    return number(t, 'sees', { piece: t.piece('earl-sawyer'), who: 'ana' })
  }
  rule('MY-WEAP-07', 'MY-EX-33 with a MAGIC WEAPON one sees what is invisible', () => {
    expect([sight(MAGIC), sight('blade-of-the-elder-ones'), sight('big-game-rifle')]).toEqual([1, 1, 0])
    const t = fought(duel('threat flying-polyp', `allies captain-norrys+${MAGIC}`, combat).does('ben defend:ana:captain-norrys'))
    t.shows('ana sanity 12; ben sanity 8, allies none')
  })

  rule('MY-WEAP-08', 'MY-EX-34 with a MAGIC WEAPON one may join the Threat', () => {
    const t = duel('allies captain-norrys+blade-of-the-elder-ones', 'threat shantak', combat)
    fought(t.shows('ana asked prompt.defend: defend:ben:captain-norrys join:ben:captain-norrys done').does('ana join:ben:captain-norrys'))
    t.shows('ana sanity 12; ben sanity 9; ana chronicle {blade-of-the-elder-ones captain-norrys}')
  })

  rule('MY-WEAP-09', 'with an ordinary one neither: defending is all', () => {
    const armed = trio(
      'allies captain-norrys+big-game-rifle; threat flying-polyp; sanity 5',
      'artifacts jade-amulet',
      'artifacts jade-amulet',
      combat,
    )
    armed.choose('ana', 'ben').expectAsk('ana', 'prompt.defend', ['defend:ben:captain-norrys', 'defend:eva:captain-norrys', 'done'])
    const t = fought(duel('threat flying-polyp', 'allies captain-norrys+big-game-rifle', combat).does('ben defend:ana:captain-norrys'))
    t.shows('ana sanity 12; ben sanity 5, allies captain-norrys')
  })
})
