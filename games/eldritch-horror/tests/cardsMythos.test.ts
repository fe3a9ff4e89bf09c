import { expect, it } from 'vitest'
import { cards } from '../content/index.ts'
import type { MythosCard } from '../content/nodes.ts'
import { tell } from './told.ts'

/*
 * The 51 Mythos cards: the text of each Event and of each Ongoing card, Reckonings, encounters and countdowns of Rumors. The icons are
 * the colour's business and are tested with the Mythos Phase. Leo leads; Silas is in London where two are needed.
 */

const LEO = 'ana leo-anderson rome; doom 10; phase mythos; top cup: zombie shoggoth, artifacts: pallid-mask'

const told = tell(`
# the texts of green cards @ ${LEO}
  events: what they bring, and take
    reads a-proposition; ongoing stars-aligned ~> yes: +1 dark-pact, -1 stars-aligned in play | no: nothing
    reads buying-information; tries 2 1 0 ~> influence 2: +2 clue | influence 1: +1 clue | influence 0: nothing
    reads heart-of-corruption ~> die 1: +1 artifact, -2 health, -2 sanity | die 6: +1 artifact
    reads support-of-the-church ~> –: +1 blessed
    (Istanbul is green like the Omen, Rome is red.)
    reads that-which-consumes; gates rome istanbul; answers pick: gate-istanbul ~> –: -1 gate on the board
    reads that-which-consumes; gates rome istanbul; answers pick: gate-rome ~> –: Doom advances 1, -1 gate on the board
    reads that-which-consumes ~> –: nothing
    reads blood-flows; monsters tokyo: cthonian ~> –: -4 health, -1 monster on the board
    reads blood-flows; monsters tokyo: zombie-horde ~> –: nothing
    reads calling-the-elder-things; monsters 8: cultist, tokyo: cultist cultist, sydney: ghoul ~> –: +2 monster on the board
    reads dimensional-instability; gates istanbul san-francisco rome ~> –: Doom advances 2, -2 gate on the board
    reads legitimate-banking ~> –: +1 debt
    ana has debt-6; reads legitimate-banking ~> will ✓: -1 debt | will ✗: -1 debt, -3 sanity
    ben silas-marsh london, fallen health, has axe, clues 1; reads no-peace-for-the-fallen ~> –: +1 cursed; silas-marsh: devoured
    ben silas-marsh london; reads patrolling-the-border; answers pick: silas-marsh
      ~> –: +1 patrolling-the-border in play; silas-marsh: Delayed
    ana has cat-burglar; ben silas-marsh london; reads unexpected-betrayal ~> –: -1 ally, -3 health
    ana clues 1; ongoing stars-aligned; reads from-beyond ~> yes: -1 clue | no: omen 2 red
    ongoing stars-aligned; reads from-beyond ~> –: omen 2 red
    ana clues 1; reads from-beyond ~> –: Doom advances 1
    reads rising-terror; monsters rome: deep-one ~> –: -2 sanity
    reads rising-terror ~> –: Doom advances 1
    reads strange-sightings ~> –: +1 strange-sightings in play
    (The die of the Pact counts as a 1; Blessed goes too.)
    ana has blessed-1; ben silas-marsh london, has dark-pact-3; reads tied-to-a-dark-purpose
      ~> –: Doom advances 1, devoured; silas-marsh: -1 dark-pact
    ben silas-marsh london; gates istanbul san-francisco rome; reads torn-asunder ~> –: -2 health; silas-marsh: -2 health
    ben silas-marsh london; gates rome; reads torn-asunder ~> –: omen 1 blue
  driven-to-bankruptcy: the reserve is emptied and stays so, until a Reckoning
    reserve axe whiskey bandages sanctuary; flow reads driven-to-bankruptcy, pause, leo-anderson reckon mythos, pause
      => reserve none; discard:assets {axe whiskey bandages sanctuary} -> ana go on => reserve 4 cards; ongoing none
  no-peace-for-the-fallen: what they owned leaves the game too
    reads no-peace-for-the-fallen; ben silas-marsh london, fallen health, has axe, clues 1
      => fallen:london none; silas-marsh possessions none, clues 0
  calling-the-elder-things: where the Cultists are
    reads calling-the-elder-things; monsters 8: cultist; top cup: zombie => space:8 {cultist-azathoth zombie}
  strange-sightings: nobody can rest; a Reckoning ends it
    ongoing strange-sightings; flow action ana, pause; phase action => ana refused rest
    ongoing strange-sightings; says leo-anderson: reckon mythos => ongoing none

# the texts of yellow cards @ ${LEO}
  events: what they bring, and take
    ana has amnesia-1; reads everyone-has-a-price ~> yes: -1 amnesia, +1 debt | no: nothing
    reads omen-of-good-fortune; gates rome ~> yes: omen 2 red | no: nothing
    reads rally-the-people ~> –: +1 ally
    reads silver-twilight-aid ~> gain-clue: +1 clue | gain-asset: +1 item | gain-spell: +1 ritual
    ana health 3, sanity 3; monsters rome: ghoul; reads the-world-fights-back
      ~> recover-health: +2 health | recover-sanity: +2 sanity | discard: -1 monster on the board
    ben silas-marsh london; monsters rome: cthonian, tokyo: dark-young; marks cthonian: lost 2, dark-young: lost 1; tries 0;
      reads a-dark-power ~> –: -3 health, +3 health of monsters, -2 sanity
    reads ancient-guardians; expedition the-amazon ~> –: +2 monster on the board
    ana has axe; ben silas-marsh london; reads arrests-made-in-murder-case
      ~> influence ✓: nothing | influence ✗: +1 detained, -1 item weapon
    ana at 10, has axe; ben silas-marsh london; reads arrests-made-in-murder-case ~> –: nothing
    ana has axe holy-cross cat-burglar; reads burden-of-greed ~> yes: -1 item weapon, -1 item | no: -2 health
    ana clues 2, has leg-injury-1 back-injury-1 amnesia-1 debt-1; reads from-bad-to-worse ~> –: -1 clue, -2 health, -1 sanity
    ana clues 1; reads haunting-nightmares ~> yes: -1 clue | no: +1 amnesia, -2 sanity
    reads heat-wave-singes-the-globe ~> delay: Delayed | lose-health: -3 health
    reads the-bermuda-triangle ~> die 1: Delayed, to 8 (sea) | die 6: nothing
    ben silas-marsh the-pyramids; expedition the-pyramids; reads the-world-shakes
      ~> –: Delayed, -2 health; silas-marsh: Delayed, -2 health
    ana has blessed-1; reads tide-of-despair ~> yes: -1 blessed | no: -2 health, -2 sanity
    reads tide-of-despair ~> –: -2 health, -2 sanity
    ana has wither-1 shriveling-1; reads treacherous-magic ~> yes: -1 incantation, -1 ritual | no: +1 amnesia, -2 sanity
    reads treacherous-magic ~> –: nothing
    ana clues 1; solved occult-research; reads all-for-nothing ~> yes: -1 clue | no: nothing
    ana clues 1; reads all-for-nothing ~> –: Doom advances 1
    reads desperate-times ~> yes: +1 dark-pact | no: Doom advances 2
    ana has dark-pact-1; reads desperate-times ~> –: Doom advances 2
    reads eyes-everywhere ~> die 1: -2 health, -2 sanity | die 6: nothing
    (Back from green to blue: London and Tokyo.)
    reads perplexing-stars; gates london tokyo rome ~> –: Doom advances 2, omen 3 blue
    ana clues 3; ben silas-marsh london, clues 1; ongoing stars-aligned growing-madness; reads the-storm ~> –: -2 clue; silas-marsh: -1 clue
  ancient-guardians: on the space of the Active Expedition
    reads ancient-guardians; expedition the-amazon; top cup: zombie shoggoth => space:the-amazon {shoggoth zombie}
  the-world-shakes: the cards of that place leave the game
    reads the-world-shakes; expedition the-amazon => expedition 15 cards, not amazon-1 amazon-2 amazon-3; table expedition the-himalayas
  all-for-nothing: a solved Mystery goes back to the deck
    reads all-for-nothing; solved occult-research => solved none; mysteries occult-research …
  eyes-everywhere: 3 to 5 is an ambush
    reads eyes-everywhere; top cup: zombie; roll <3 5>; test 0/3 0/2 => leo-anderson health 4, sanity 5
  the-storm: with no Rumor in play, one from the box
    reads the-storm; empty mythos; rumor mysterious-lights => ongoing mysterious-lights

# Reckonings of cards in play @ ${LEO}; says leo-anderson: reckon mythos
  ongoing: what they do
    ongoing patrolling-the-border ~> observation ✓: -1 patrolling-the-border in play
      | observation ✗: Delayed, +1 detained, -1 patrolling-the-border in play
    ana at 10; ongoing patrolling-the-border ~> –: -1 patrolling-the-border in play
  rumors: what they do, and their end
    ongoing fractured-reality ~> –: -1 eldritch on fractured-reality
    ongoing fractured-reality; gates rome london; marks fractured-reality: eldritch 1 armed
      ~> –: Doom advances 2, -1 eldritch on fractured-reality, -1 fractured-reality in play
    (The Lead gains a Madness, and each he has takes a token.)
    ana has paranoia-1; ongoing growing-madness; find conditions: amnesia-1 ~> –: +1 amnesia, -2 eldritch on growing-madness
    ben silas-marsh london; ongoing growing-madness; marks growing-madness: eldritch 1 armed; find conditions: amnesia-1
      ~> –: +1 amnesia, -1 eldritch on growing-madness, -1 growing-madness in play, -3 sanity; silas-marsh: -3 sanity
    ana clues 2; clues 8; ongoing lost-knowledge ~> –: -1 eldritch on lost-knowledge
    ana clues 2; ben silas-marsh london, clues 1; clues 8; ongoing lost-knowledge; marks lost-knowledge: eldritch 1 armed
      ~> –: -2 clue, -1 eldritch on lost-knowledge, -1 lost-knowledge in play, this clue discarded; silas-marsh: -1 clue
    ongoing faded-from-society ~> –: -1 eldritch on faded-from-society
    ongoing faded-from-society; marks faded-from-society: eldritch 1 armed
      ~> –: -1 eldritch on faded-from-society, -1 faded-from-society in play
    ongoing return-of-the-ancient-ones ~> –: +1 monster on the board
    ongoing stars-aligned; gates london ~> –: Doom advances 1, omen 1 blue
    ongoing the-wind-walker ~> –: -1 eldritch on the-wind-walker
    ben silas-marsh london; ongoing the-wind-walker; marks the-wind-walker: eldritch 1 armed
      ~> –: Doom advances 1, -1 eldritch on the-wind-walker, fallen (health), -1 the-wind-walker in play; silas-marsh: Delayed, -6 health
    (Half of three Gates, rounded up.)
    ongoing dimensions-collide; gates rome london tokyo ~> –: -2 eldritch on dimensions-collide
    ongoing dimensions-collide; gates rome; marks dimensions-collide: eldritch 1 armed ~> –: -1 eldritch on dimensions-collide, lost: rumor
    ben silas-marsh london; ongoing spreading-sickness; marks spreading-sickness: healthTokens 1
      ~> –: -2 health, +1 healthTokens on spreading-sickness; silas-marsh: -2 health
    ana clues 1; ongoing web-between-worlds ~> yes: -1 clue | no: -1 eldritch on web-between-worlds
    ongoing web-between-worlds; marks web-between-worlds: eldritch 1 armed ~> –: -1 eldritch on web-between-worlds, lost: rumor
  secrets-of-the-past: the cards of the active place leave the game; without any the game is lost
    ongoing secrets-of-the-past; expedition tunguska => expedition not tunguska-1 tunguska-2 tunguska-3
    ongoing secrets-of-the-past; only expedition: tunguska-1; expedition tunguska; flow pause, leo-anderson reckon mythos, pause
      -> ana go on => table lost rumor
  faded-from-society: Assets worth as much as there are tokens, or more, leave the game
    (40, less seven worth 3 and three worth 4; two Teamwork cards stay with one player at this table.)
    ongoing faded-from-society; marks faded-from-society: eldritch 3 armed => assets axe …, not arcane-tome, 30 cards; reserve none
  return-of-the-ancient-ones: with four Monsters on 19 Doom comes to 0, and it is solved
    ancientOne cthulhu; ongoing return-of-the-ancient-ones; doom 5; monsters 19: ghoul zombie shoggoth; top cup: witch
      => table doom 0, awakened; ongoing none
    ancientOne cthulhu; ongoing return-of-the-ancient-ones; doom 5; monsters 19: ghoul zombie; top cup: witch => table doom 5

# Rumors are met, and solved @ ${LEO}; encounter ana
  rumors: Observation, then half as many Clues as players
    ongoing <growing-madness faded-from-society dimensions-collide>; ana at <8 16 11>, clues 1; answers encounter: token:<>
      ~> observation ✓, yes: -1 clue, -<4 4 8> eldritch on <>, -1 <> in play | observation ✓, no: nothing | observation ✗: nothing
    ongoing <stars-aligned mysterious-lights secrets-of-the-past>; ana at <7 13 the-amazon>, clues 1; expedition the-amazon;
      answers encounter: token:<>
      ~> observation ✓, yes: -1 clue, -1 <> in play | observation ✓, no: nothing | observation ✗: nothing
    ongoing <growing-madness faded-from-society dimensions-collide>; ana at <8 16 11>; answers encounter: token:<>
      ~> observation ✓: nothing | observation ✗: nothing
    ongoing <stars-aligned mysterious-lights secrets-of-the-past>; ana at <7 13 the-amazon>; expedition the-amazon;
      answers encounter: token:<> ~> observation ✓: nothing | observation ✗: nothing
  spreading-sickness: as many Clues as players, less one for each Health token
    ongoing spreading-sickness; ana at 17, clues 2; ben silas-marsh london; answers encounter: token:spreading-sickness
      ~> yes: -2 clue, -1 spreading-sickness in play | no: nothing
    ongoing spreading-sickness; marks spreading-sickness: healthTokens 1; ana at 17, clues 1; ben silas-marsh london;
      answers encounter: token:spreading-sickness
      ~> yes: -1 clue, -1 healthTokens on spreading-sickness, -1 spreading-sickness in play | no: nothing
    ongoing spreading-sickness; ana at 17, clues 1; ben silas-marsh london; answers encounter: token:spreading-sickness ~> –: nothing
    ongoing spreading-sickness; marks spreading-sickness: healthTokens 2; ana at 17; ben silas-marsh london;
      answers encounter: token:spreading-sickness
      ~> yes: -2 healthTokens on spreading-sickness, -1 spreading-sickness in play | no: nothing
  fractured-reality: an Other World on 2, whose Gate is the Rumor
    ongoing fractured-reality; ana at 2; top otherWorld: celaeno-2; answers encounter: token:fractured-reality
      ~> lore ✓, will ✓: +1 clue, -4 eldritch on fractured-reality, -1 fractured-reality in play | lore ✓, will ✗: -1 sanity
      | lore ✗: +1 paranoia, -1 sanity
  epics: bring a Monster, and its defeat solves them
    reads <lost-knowledge the-wind-walker web-between-worlds> ~> –: +<3 4 3> eldritch on <>, +1 <> in play, +1 monster on the board
    flow reads <lost-knowledge the-wind-walker web-between-worlds>, pause, leo-anderson damage board 9, pause
      => space:<21 4 9> <tick-tock-men wind-walker spinner-of-webs> -> ana go on => ongoing none; discard:mythos <>
  return-of-the-ancient-ones: a Monster killed on 19 is laid on it for a Clue; as much toughness as players solves it
    ongoing return-of-the-ancient-ones; ana at 19, clues 2; ben silas-marsh london; monsters 19: ghoul witch;
      says leo-anderson: damage what:(the monsters name:ghoul on:board) 9, damage what:(the monsters name:witch on:board) 9
      ~> yes, yes: -2 clue, -2 monster on the board, -1 return-of-the-ancient-ones in play | no, no: -2 monster on the board
      | yes, no: -1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones
      | no, yes: -1 clue, -2 monster on the board, +1 monster on return-of-the-ancient-ones
    ongoing return-of-the-ancient-ones; ana at 19, clues 2; ben silas-marsh london; monsters 8: ghoul; says leo-anderson: damage board 9
      ~> –: -1 monster on the board
  secrets-of-the-past: meanwhile no expedition is met
    ongoing secrets-of-the-past; ana at the-amazon; expedition the-amazon => ana offered general token:secrets-of-the-past
  mysterious-lights: Gates cannot be closed
    ongoing mysterious-lights; gates rome; says leo-anderson: closeGate what:(the gates on:board)
      => space:rome gate-rome …; leo-anderson has none
`)

it('all 51 are tried, with the spaces and tokens of the box', () => {
  const mythos = cards.filter((card): card is MythosCard => card.kind === 'mythos')
  expect(mythos).toHaveLength(51)
  expect(mythos.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([])
  const count = (colour: string, difficulty: string) =>
    mythos.filter((card) => card.colour === colour && card.difficulty === difficulty).length
  const counts = ['green', 'yellow', 'blue'].map((colour) => ['easy', 'normal', 'hard'].map((difficulty) => count(colour, difficulty)))
  expect(counts).toEqual([
    [5, 8, 5],
    [5, 11, 5],
    [4, 4, 4],
  ])
  const rumors = mythos.filter(({ trait }) => trait === 'rumor').map((card) => `${card.id} ${card.rumorSpace ?? '-'} ${card.eldritch ?? 0}`)
  expect(rumors).toEqual([
    'fractured-reality 2 4',
    'growing-madness 8 4',
    'lost-knowledge - 3',
    'secrets-of-the-past - 0',
    'faded-from-society 16 4',
    'return-of-the-ancient-ones 19 0',
    'stars-aligned 7 0',
    'the-wind-walker - 4',
    'dimensions-collide 11 8',
    'mysterious-lights 13 0',
    'spreading-sickness 17 0',
    'web-between-worlds - 3',
  ])
})
