import { describe, expect, it } from 'vitest'
import { ancientOnes } from '../content/ancientOnes.ts'
import { tell } from './told.ts'

/* The four sheets, both sides, with their Cultists. Leo fights with Strength 3 and Will 3; «✓» is every die a success. */

const TWO = 'ana leo-anderson rome; ben silas-marsh sydney; top cup: zombie'
const ASLEEP = `${TWO}; doom 10`
const AWAKE = `${TWO}; awakened`
const NINE = 'ghoul goat-spawn ghoul goat-spawn dark-young shoggoth witch wraith byakhee'

describe('figures', () => {
  it.each([
    ['azathoth', 15, {}, undefined],
    ['cthulhu', 12, { 'deep-one': 1, 'star-spawn': 1 }, 'rlyeh-risen'],
    ['shub-niggurath', 13, { ghoul: 2, 'goat-spawn': 2, 'dark-young': 1 }, undefined],
    ['yog-sothoth', 14, {}, 'the-key-and-the-gate'],
  ])('%s: Doom %i', (id, starting, aside, special) => {
    const sheet = ancientOnes.find((one) => one.id === id)
    expect(sheet).toMatchObject({ doom: starting, mysteries: 3, asideMonsters: aside })
    expect(sheet?.asideSpecial).toBe(special)
  })
})

tell(`
# Cultists @ ${ASLEEP}; monsters rome: cultist; encounter ana
  azathoth: his Cultists
    ancientOne azathoth ~> will ✓: -1 health, -1 monster on the board | will ✗: -1 health, -1 monster on the board, -1 sanity
  cthulhu: his Cultists
    ancientOne cthulhu ~> strength ✓: -1 monster on the board, -1 sanity | strength ✗: -1 health, -1 sanity
  shub-niggurath: her Cultists
    ancientOne shub-niggurath ~> strength-1 ✓: -1 monster on the board | strength-1 ✗: -1 health
  yog-sothoth: his Cultists
    ancientOne yog-sothoth ~> strength ✓: -1 monster on the board, +1 ritual, -1 sanity | strength ✗: -1 health

# Cultists when they are awake @ ${AWAKE}; monsters rome: cultist; encounter ana
  cthulhu: his Cultists
    ancientOne cthulhu ~> strength ✓: -1 monster on the board, -2 sanity | strength ✗: -1 health, -2 sanity
  shub-niggurath: her Cultists, one die against a toughness of 2
    ancientOne shub-niggurath ~> strength-2 ✓: -1 health of monsters | strength-2 ✗: -1 health
  yog-sothoth: 1 Sanity for each Spell held, before the Strength test
    ancientOne yog-sothoth ~> strength-1 ✓: -1 monster on the board | strength-1 ✗: -1 health
    ana has shriveling-1 feed-the-mind-1; ancientOne yog-sothoth
      ~> strength-1 ✓: -1 monster on the board, -2 sanity | strength-1 ✗: -1 health, -2 sanity
    (Met awake, it is the one of the back.)
    ana has wither-1; ancientOne yog-sothoth; monsters rome:; test 2/2; says leo-anderson: ambush name:cultist
      -> until ana pause | use-trigger pass => leo-anderson health 6, sanity 5
  toughness: 2, of Yog-Sothoth 1
    ancientOne <cthulhu shub-niggurath>; says leo-anderson: damage board 1 => space:rome <cultist-cthulhu cultist-shub-niggurath> …
    ancientOne <cthulhu shub-niggurath>; says leo-anderson: damage board 2 => space:rome leo-anderson
    ancientOne yog-sothoth; says leo-anderson: damage board 1 => space:rome leo-anderson

# Cultists of Shub-Niggurath at a Reckoning @ ${TWO}; ancientOne shub-niggurath; says leo-anderson: reckon monsters
  asleep: become a Goat Spawn or a Dark Young
    monsters tokyo: cultist -> ana <goat-spawn dark-young> => space:tokyo <>
    monsters tokyo: cultist, sydney: goat-spawn goat-spawn dark-young; roll 6 -> until ana pause => space:tokyo cultist-shub-niggurath
  awake: one space towards the Heart of Africa
    awakened; monsters the-pyramids: cultist -> until ana pause => space:the-pyramids none

# Azathoth @ ${ASLEEP}; ancientOne azathoth; marks azathoth: eldritch 2
  omen: an advance to green costs Doom for each Eldritch token there; to other colours nothing
    omen 3; says leo-anderson: omen 1 ~> –: Doom advances 2, omen 0 green
    omen 1; says leo-anderson: omen 1 ~> –: omen 2 red
    omen 3; says leo-anderson: omen green move:true ~> –: omen 0 green
  awakens: and all is lost
    says leo-anderson: doom 10 ~> –: Doom advances 10, lost: devouredWorld
  reckoning: he has none
    flow sheet azathoth, pause ~> –: nothing

# Cthulhu asleep @ ${ASLEEP}; ancientOne cthulhu
  moving: onto a space with an Eldritch token: Delayed, 1 Sanity
    phase encounter; says leo-anderson: move 8; marks space:8: eldritch 1 ~> –: Delayed, -1 sanity, to 8 (sea)
    phase encounter; says leo-anderson: move 8 ~> –: to 8 (sea)
  reckoning: whoever is at Sea puts a token there, if there is none
    ana at 8; flow sheet cthulhu, pause => space:8 eldritch 1; space:sydney eldritch 0
    ana at 8; flow sheet cthulhu, pause; marks space:8: eldritch 1 => space:8 eldritch 1

# Cthulhu awake @ ${AWAKE}; ancientOne cthulhu
  moving: also a Sanity token
    phase encounter; says leo-anderson: move 8; marks space:8: eldritch 1
      ~> –: Delayed, -1 sanity, +1 sanityTokens on cthulhu, to 8 (sea)
  doom: is a Sanity token for each step; at a Reckoning all lose so much Sanity
    says leo-anderson: doom 2 ~> –: +2 sanityTokens on cthulhu
    flow sheet cthulhu, pause; marks cthulhu: sanityTokens 3 ~> –: -3 sanity; silas-marsh: -3 sanity
  third: with three Mysteries solved he comes to 3, and his defeat wins
    mystery the-stars-are-right; solved rlyeh-risen the-deep-ones-attack;
      flow leo-anderson solve mystery, pause, leo-anderson damage board 5
      => space:3 epic-cthulhu -> ana go on => table won finalMystery

# Cthulhu awake: everybody gone is lost @ ana leo-anderson rome; ancientOne cthulhu; awakened
  alone: the tokens for the first of the fallen are the same effect’s business
    flow sheet cthulhu, pause; marks cthulhu: sanityTokens 6 ~> –: +1 sanityTokens on cthulhu, fallen (sanity), lost: eliminated

# Shub-Niggurath asleep @ ${ASLEEP}; ancientOne shub-niggurath
  reckoning: a Monster on a random space; with ten on the board Doom advances by 2
    flow sheet shub-niggurath, pause; monsters 1: ${NINE} ~> –: Doom advances 2, +1 monster on the board
    flow sheet shub-niggurath, pause; monsters 1: ${NINE.replace('ghoul ', '')} ~> –: +1 monster on the board
  awakening: she comes to the Heart of Africa, and her young with her
    doom 1; monsters 1: ghoul goat-spawn dark-young shoggoth; says leo-anderson: doom 1
      => space:the-heart-of-africa {dark-young epic-shub-niggurath ghoul goat-spawn}; space:1 shoggoth

# Shub-Niggurath awake @ ${AWAKE}; ancientOne shub-niggurath
  doom: is a Monster on her space; six there are the end
    says leo-anderson: doom 1; monsters the-heart-of-africa: epic-shub-niggurath ghoul ghoul goat-spawn ~> –: +1 monster on the board
    says leo-anderson: doom 1; monsters the-heart-of-africa: epic-shub-niggurath ghoul ghoul goat-spawn goat-spawn
      ~> –: +1 monster on the board, lost: ancientOne
  reckoning: everybody on her space fights her
    ana at the-heart-of-africa; flow sheet shub-niggurath, pause; monsters the-heart-of-africa: epic-shub-niggurath; tries 0
      ~> –: -5 health, -4 sanity

# Yog-Sothoth asleep @ ${ASLEEP}; ancientOne yog-sothoth; flow sheet yog-sothoth, pause
  reckoning: on a Gate space, Doom or a Spell
    ana has wither-1; gates rome tokyo ~> yes: -1 incantation | no: Doom advances 1
    gates rome tokyo ~> –: Doom advances 1
    - ~> –: nothing

# Yog-Sothoth awake @ ${AWAKE}; ancientOne yog-sothoth
  reckoning: the Gate goes onto the sheet, or a Spell away; three Gates are the end
    ana has wither-1; gates rome; flow sheet yog-sothoth, pause
      ~> yes: -1 incantation | no: -1 gate on the board, +1 gate on yog-sothoth
    gates rome; kept yog-sothoth: gate-tokyo gate-london; flow pause, sheet yog-sothoth, pause -> ana go on => table lost ancientOne
  doom: of a Gate takes that Gate, other Doom the first of the stack
    gates rome; says leo-anderson: doom 1 ~> –: +1 gate on yog-sothoth
    says leo-anderson: doom 3 ~> –: +3 gate on yog-sothoth, lost: ancientOne
    (The Omen comes to blue: London.)
    gates london rome; says leo-anderson: omen 1 ~> –: -1 gate on the board, +1 gate on yog-sothoth, omen 1 blue
  tokens: half as many as players win
    says leo-anderson: place eldritch 1 on:sheet ~> –: +1 eldritch on yog-sothoth, won: finalMystery
    cleo lily-chen 20; says leo-anderson: place eldritch 1 on:sheet ~> –: +1 eldritch on yog-sothoth
`)
