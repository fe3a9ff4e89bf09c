import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { combat, duel, fought, number } from './duel.ts'
import { changes } from './position.ts'
import { tellDuels } from './told.ts'

const MAGIC = 'rune-graven-dagger'

tellDuels(`
# arming Allies
  MY-WEAP-01: a Weapon is given to an Ally as it is played
    at marsh-refinery; allies earl-sawyer zadok-allen; hand shotgun -> ana play:shotgun => ana asked prompt.arm: earl-sawyer zadok-allen
      -> ana zadok-allen => zadok-allen under shotgun; ana artifacts none
  MY-WEAP-02: one each, magic or not
    at marsh-refinery; allies earl-sawyer+shotgun zadok-allen+rune-graven-dagger old-castro aviator; hand fire-axe -> ana play:fire-axe
      => ana asked prompt.arm: old-castro aviator
  MY-WEAP-03: MY-EX-59 not without an Ally free to carry it
    at marsh-refinery; hand shotgun => ana refused only play:shotgun MY-WEAP-03
    at marsh-refinery; allies earl-sawyer+fire-axe; hand shotgun rune-graven-dagger
      => ana refused only play:shotgun MY-WEAP-03 play:rune-graven-dagger MY-WEAP-03
    at marsh-refinery; hand shotgun | allies earl-sawyer => ana offered pass
  MY-RULING-51: never moved, dropped or swapped
    at marsh-refinery; allies earl-sawyer+shotgun zadok-allen => ana offered pass, refused nothing -> nextRound
      => earl-sawyer under shotgun
# armed Allies
  MY-WEAP-04 MY-WEAP-05: MY-EX-31 one unit with the sum of both values, buried together
    threat shantak | allies earl-sawyer+shotgun @ combat -> ben defend:ana:earl-sawyer, fought => ana sanity 12; ben sanity 9,
      chronicle {earl-sawyer shotgun}
  MY-WEAP-10: a Weapon is not turned: it counts, and again in every Combat
    threat graveyard-skeleton | allies king-kuranes+shotgun => king-kuranes worth 5; ana refused nothing -> nextRound
      => king-kuranes worth 5; shotgun not crossed
  MY-WEAP-08: MY-EX-34 with a MAGIC WEAPON one may join the Threat
    allies captain-norrys+blade-of-the-elder-ones | threat shantak @ combat
      => ana asked prompt.defend: defend:ben:captain-norrys join:ben:captain-norrys done -> ana join:ben:captain-norrys, fought
      => ana sanity 12, chronicle {blade-of-the-elder-ones captain-norrys}; ben sanity 9
  MY-WEAP-09: with an ordinary one neither: defending is all
    allies captain-norrys+big-game-rifle; threat flying-polyp; sanity 5 | artifacts jade-amulet | artifacts jade-amulet @ combat
      -> ana ben => ana asked prompt.defend: defend:ben:captain-norrys defend:eva:captain-norrys done
    threat flying-polyp | allies captain-norrys+big-game-rifle @ combat -> ben defend:ana:captain-norrys, fought => ana sanity 12;
      ben sanity 5, allies captain-norrys
`)

describe('armed Allies', () => {
  rule('MY-WEAP-06', 'discarded together', () => {
    const t = duel('hand betrayal', 'allies earl-sawyer+fire-axe')
    expect(changes(t, () => t.choose('ana', 'play:betrayal')).filter((line) => line.endsWith('discard:ben'))).toEqual([
      'earl-sawyer allies:ben→discard:ben',
      expect.stringMatching(/^fire-axe under:earl-sawyer#\d→discard:ben$/),
    ])
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
})
