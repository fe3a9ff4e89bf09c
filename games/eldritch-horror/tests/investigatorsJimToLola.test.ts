import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { position } from './position.ts'
import { tell } from './told.ts'

tell(`
# Jim Culver: Strength 2, Will 3; Sanity 5
  EH-JIM-01 EH-RULING-43: action: each investigator on his space, himself too, recovers 1 Sanity
    ana jim-culver 10, sanity 2; ben silas-marsh 10, sanity 1; eva lily-chen rome, sanity 3 -> ana jim-culver
      => jim-culver sanity 3; silas-marsh sanity 2; lily-chen sanity 3
  EH-JIM-02 EH-JIM-01 EH-REST-01: W-43 Sanity 2 of 6: a Rest makes it 3, Jim’s action 4
    eva lily-chen 10, sanity 2; ana jim-culver 10, sanity 5; lead eva -> eva rest > end, ana jim-culver => lily-chen health 6, sanity 4
  EH-JIM-03 EH-RULING-43: passive: on his space all roll 1 additional die in the tests of Combat Encounters, and in no others
    ana jim-culver 10; says jim-culver: test strength kind:combat; test 0/3 => table unrolled none
    ana jim-culver 10; ben silas-marsh <10 rome>; says silas-marsh: test strength kind:combat; test 0/<4 3> => table unrolled none
    ana jim-culver 10; ben silas-marsh 10; says silas-marsh: test strength kind:other; test 0/3 => table unrolled none
    (In a fight: Will 3 + 1, Strength 3 + 1 - 1 against a Zombie.)
    ana jim-culver 10; ben silas-marsh 10; monsters 10: zombie; encounter ben; test 4/4 0/3 => table unrolled none

# Leo Anderson: Influence 2 @ ana leo-anderson rome; lying discard:assets: vatican-missionary dynamite; top assets: bandages; reserve urban-guide axe whiskey cat-burglar
  EH-LEO-01 EH-RULING-43: action: test Influence; passed, an Ally of his choice from the reserve or the discard pile
    test 1/2 -> ana leo-anderson, ana? gain-card: urban-guide cat-burglar vatican-missionary > vatican-missionary
      => leo-anderson has vatican-missionary
    test 0/2 -> ana leo-anderson, ana? action => leo-anderson has none
  EH-LEO-02: on any space, with a Monster there as well
    ana at 9; monsters 9: ghoul => ana offered leo-anderson/1 …, refused acquire
  EH-LEO-03: one success is enough for the dearest
    test 1/2 -> ana leo-anderson > urban-guide => leo-anderson has urban-guide
  EH-LEO-04 EH-RULING-43: passive: in a Wilderness all on his space roll 1 additional die in tests
    ana at 9; says leo-anderson: test will; test 0/4 => table unrolled none
    ana at <9 rome 9>; ben silas-marsh <9 rome rome>; says silas-marsh: test lore; test 0/<2 1 1> => table unrolled none
  EH-LEO-05 EH-RULING-63: the reserve is filled at once, and there is no bank loan
    test 1/2 -> ana leo-anderson, ana? gain-card > urban-guide => reserve axe whiskey cat-burglar bandages
    (No Ally anywhere: the action is legal and gains nothing.)
    test 1/2; reserve axe whiskey dynamite kerosene; lying discard:assets: -> ana leo-anderson, ana? action => leo-anderson has none
  EH-LEO-01 EH-LEO-02 EH-LEO-03 EH-LEO-04 EH-LEO-05: W-44 in a Wilderness with a Monster: 2 + 1 dice, one success, any Ally, the reserve filled at once
    ana at 9; monsters 9: ghoul; test 1/3 -> ana leo-anderson > cat-burglar => leo-anderson has cat-burglar; reserve 4 cards

# Lily Chen @ ana lily-chen 10
  EH-LILY-01 EH-LILY-04 EH-HS-02 EH-RULING-43: W-21 Health 2, Sanity 5: she spends 4 Sanity, the most she may, and has Health 6, Sanity 1
    ana health 2, sanity 5 -> ana lily-chen, ana? choose: recover-health recover-sanity > recover-health => ana between 1 4
      -> ana 4 => lily-chen health 6, sanity 1
    (With Health 5 spending 3 wastes two.)
    ana health 5 -> ana lily-chen > 3 => lily-chen health 6, sanity 3
    (The other way round.)
    ana health 4, sanity 2 -> ana lily-chen > recover-sanity > 2 => lily-chen health 2, sanity 4
  EH-LILY-02 EH-LILY-03: she spends of one and recovers of the other, never of both or of the same
    ana health 3, sanity 3 -> ana lily-chen > recover-sanity => ana between 1 2 -> ana 1, ana? action => lily-chen health 2, sanity 4
  EH-LILY-04: the last point she cannot spend
    ana health 1, sanity 1 => ana refused lily-chen/1
    ana health 1, sanity 3 -> ana lily-chen => ana between 1 2
  EH-LILY-05 EH-LILY-06 EH-RULING-43: passive: improving a skill, she may improve it once more at once, but not beyond +2
    says lily-chen: improve will -> ana? use-trigger > <lily-chen pass>, ana? pause => lily-chen improved <will-2 will-1>
    says lily-chen: improve lore, improve will -> ana lily-chen > lily-chen => lily-chen improved lore-2 will-2
  EH-LILY-07: not if the skill had a token already
    ana up will 1; says lily-chen: improve will -> ana? pause => lily-chen improved will-2

# Lola Hayes: Influence 4, Will 3 @ ana lola-hayes 10
  EH-LOLA-01 EH-LOLA-02 EH-LOLA-03 EH-LOLA-04 EH-RULING-43: W-22 she spends her +2 Influence and improves Strength twice: Strength +2, Influence gone
    ana up influence 2 -> ana lola-hayes > yes, ana? improve => lola-hayes improved none -> ana strength > yes > strength, ana? action
      => lola-hayes improved strength-2
  EH-LOLA-01 EH-LOLA-05 EH-RULING-64: she picks whole tokens, as many as she likes, before anything is improved
    ana up lore 1 influence 2 will 1 -> ana lola-hayes, ana? pay-improvements: lore influence will > lore+influence
      => lola-hayes improved will-1 -> ana yes > will > yes > observation > yes > lore, ana? action
      => lola-hayes improved lore-1 observation-1 will-2
    - => ana refused lola-hayes/1 EH-SPEND-02
  EH-RULING-64: she may forgo some of them, and a skill at +2 is not offered
    ana up influence 2 will 2 -> ana lola-hayes > influence > yes, ana? improve: lore influence observation strength > lore > no, ana? action
      => lola-hayes improved lore-1 will-2
  EH-LOLA-06 EH-RULING-43: passive: once per round one investigator on her space may roll 1 additional die
    ben silas-marsh 10; says silas-marsh: test will, test will; test 0/4 0/3
      -> ana? use-trigger: lola-hayes/2 pass > lola-hayes, ana? pause => table unrolled none
    ben silas-marsh rome; says silas-marsh: test will; test 0/3 -> ana? pause
  EH-LOLA-07: also for herself
    says lola-hayes: test will; test 0/4 -> ana lola-hayes, ana? pause
`)

rule('EH-LOLA-08', 'it is said before the dice are rolled', () => {
  const t = position('ana lola-hayes 10; ben silas-marsh 10; says silas-marsh: test will; test 0/3')
  expect(t.table.kernel.chance.unused()).toHaveProperty('test')
  t.does('ana pass, ana? pause')
})
