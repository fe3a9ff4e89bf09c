import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { healthOf, holdings, pause, position, text, token, turnOf } from './position.ts'
import { tell } from './told.ts'

/* Lily: Lore 2, Influence 2, Observation 2, Strength 4, Will 4; Health 6, Sanity 6. Leo: Health 6. */

describe('a text is read to its end before the action it ends', () => {
  tell(`
    EH-RULING-89: Travel onto a token of Cthulhu, asleep or awake, ends the turn and costs Sanity
      ana lily-chen san-francisco, ship 1; ancientOne cthulhu; marks space:2: eldritch 1; turn ana -> ana travel > 2, ana? pause
        => lily-chen sanity 5, not delayed, shipTickets 1; cthulhu sanityTokens 0
      ana lily-chen san-francisco, ship 1; ancientOne cthulhu; marks space:2: eldritch 1; turn ana; awakened -> ana travel > 2, ana? pause
        => lily-chen sanity 5, not delayed, shipTickets 1; cthulhu sanityTokens 1
    EH-RULING-89: so does Silas's own move, which grants no action then
      ana silas-marsh san-francisco; ancientOne cthulhu; marks space:2: eldritch 1; turn ana -> ana silas-marsh > 2, ana? pause => silas-marsh sanity 3; cthulhu sanityTokens 0
      ana silas-marsh san-francisco; ancientOne cthulhu; marks space:2: eldritch 1; turn ana; awakened -> ana silas-marsh > 2, ana? pause
        => silas-marsh sanity 3; cthulhu sanityTokens 1
    EH-RULING-89 EH-RULING-23: so does an action Charlie grants, after which he goes on
      ana charlie-kane rome; ben lily-chen san-francisco; ancientOne cthulhu; marks space:2: eldritch 1; turn ana
        -> ana charlie-kane, ben travel > 2, ana? action => lily-chen sanity 5, delayed; cthulhu sanityTokens 0
      ana charlie-kane rome; ben lily-chen san-francisco; ancientOne cthulhu; marks space:2: eldritch 1; turn ana; awakened
        -> ana charlie-kane, ben travel > 2, ana? action => lily-chen sanity 5, delayed; cthulhu sanityTokens 1
    EH-RULING-89: what comes after the text in the middle of which he moved is cut: the action ends there
      (Its back, which would cost another Sanity, is never turned up.)
      ana lily-chen san-francisco, has plumb-the-void-1; ancientOne cthulhu; marks space:2: eldritch 1; test 1/1; turn ana
        -> ana plumb-the-void-1 > 2, ana? pause => lily-chen health 6, sanity 5; plumb-the-void-1 up
  `)
})

describe('what still happens when a text is cut', () => {
  rule('EH-RULING-90 EH-RULING-56', 'a Spell whose back fells its caster is turned up, and whoever takes it casts it', () => {
    const t = position(
      'ana lily-chen rome, health 2, has shriveling-2; ben leo-anderson rome; monsters rome: ghoul; test 0/2 0/3 1/2',
      'flow action ana, action ben, pause, encounter ben, roundEnds, action ben, pause',
    )
    t.choose('ana', 'shriveling-2')
    expect([t.zone('estate:lily-chen#1'), t.table.kernel.up('shriveling-2#1')]).toEqual([['shriveling-2'], 'front'])
    t.arrange((w, kernel) =>
      w.put(
        kernel.inZone('space:rome').filter((one) => one.startsWith('ghoul')),
        'cup',
      ),
    )
    t.does('until ana pause | action end, ana go on, until ben encounter, ben fallen:lily-chen, until ben action | reroll done')
    expect(holdings(t, 'leo-anderson')).toContain('shriveling')
    t.arrange((w) => w.put('ghoul#1', 'space:rome')).does('until ben action, ben shriveling-2')
    expect(t.get('ghoul#1', 'lost') + Number(t.table.kernel.where('ghoul#1') === 'cup')).toBeGreaterThan(0)
  })

  tell(`
    EH-RULING-90: a Service that took its buyer onto Cthulhu’s token, which ended the action, is not kept
      ana lily-chen sydney; ancientOne cthulhu; marks space:3: eldritch 1; reserve charter-flight axe whiskey kerosene; test 2/2; turn ana
        -> ana acquire, until ana buy | bank-loan no, ana charter-flight+whiskey > 3, ana? pause
        => lily-chen sanity 5, has none; discard:assets charter-flight; reserve 4 cards
    EH-RULING-90: nor is it part of the estate of whom it felled
      ana lily-chen sydney, sanity 1; ben leo-anderson rome; ancientOne cthulhu; marks space:3: eldritch 1;
        reserve charter-flight axe whiskey kerosene; test 2/2; turn ana
        -> ana acquire, until ana buy, ana charter-flight > 3, until ana pause => lily-chen estate none; discard:assets charter-flight
  `)

  rule('EH-RULING-90', 'what the ward did not prevent is lost, though its back felled the caster in his own encounter', () => {
    // «Each investigator loses 3 Health»: Lily wards Leo, and the back of the Spell fells her.
    const each = {
      do: 'forEach',
      of: { the: 'investigators', other: true },
      order: 'inOrder',
      effect: { do: 'lose', what: 'health', n: 3 },
    }
    const t = position('ana lily-chen rome, sanity 1, has flesh-ward-1; ben leo-anderson rome; phase encounter; test 1/2', {
      from: [{ step: 'encountering', args: { who: token('lily-chen'), effect: each } }, pause],
    })
    t.does('ana flesh-ward-1, until ana pause', 'lily-chen marker sanity')
    expect(healthOf(t, 'leo-anderson')[0]).toBe(6 - 1)
  })

  rule('EH-RULING-90', 'what lasts until the end of an encounter ends with it, also when it is cut short', () => {
    // The back of Clairvoyance: 1 additional die until the end of this encounter; its research takes her last Sanity.
    const t = position(
      'ana lily-chen rome, sanity 1, up lore 2, has clairvoyance-1; ben leo-anderson tokyo; ancientOne cthulhu; clues london',
      'top research: research-cthulhu-2; encounter ana; test 3/4 0/3',
    )
    t.does('ana clairvoyance-1, until ana pause | reroll done', 'lily-chen marker sanity')
    expect(t.table.kernel.raw.lasting).toEqual([])
  })

  rule('EH-RULING-90', 'a Reckoning goes on to its last component when it fells who brought it about', () => {
    // The Deep One on her space takes her last Sanity; the Ongoing card still moves the Omen, and the rest of her encounter is cut.
    const effect = {
      do: 'seq',
      effects: [
        { do: 'reckon', group: 'all' },
        { do: 'doom', n: 5 },
      ],
    }
    position(
      'ana lily-chen 10, sanity 1; ben leo-anderson rome; monsters 10: deep-one; ongoing stars-aligned; doom 9; omen 0',
      'phase encounter',
      { from: [{ step: 'encountering', args: { who: token('lily-chen'), effect } }, pause] },
    ).does('until ana pause', 'lily-chen marker sanity; table omen 1, doom 8')
  })

  rule('EH-RULING-90 EH-DEF-18', 'what befalls everybody befalls the others too when the first of them falls in his own encounter', () => {
    const both = {
      do: 'seq',
      effects: [
        { do: 'lose', what: 'health', n: 2 },
        { do: 'gain', what: 'condition', name: 'cursed' },
      ],
    }
    const each = { do: 'forEach', of: { the: 'investigators' }, order: 'inOrder', effect: both }
    position('ana lily-chen rome, health 2; ben leo-anderson rome; phase encounter', {
      from: [{ step: 'encountering', args: { who: token('lily-chen'), effect: each } }, pause],
    }).does('until ana pause', 'lily-chen marker health; leo-anderson health 4, has cursed')
  })
})

describe('several at once', () => {
  tell(`
    EH-DEF-18 EH-RULING-58: The World Shakes: who wakes Cthulhu by falling first eliminates nobody
      ana lily-chen the-himalayas, health 2; ben leo-anderson the-himalayas, health 2; cleo jim-culver rome;
      ancientOne cthulhu; doom 1; expedition the-himalayas; top mythos: the-world-shakes; mythosPhase
        -> until ana order-defeats, ana lily-chen, until cleo end-of-mythos => table awakened, eliminated none, waiting ana ben
  `)
})

describe('the reserve', () => {
  tell(`
    EH-ACQ-06 EH-ACT-05 EH-RESV-02: is full again when the purchase is over, before the Ruby grants another action
      ana lily-chen rome, has ruby-of-rlyeh cat-burglar; reserve axe whiskey kerosene puzzle-box; test 2/2; turn ana
        -> ana acquire, until ana buy, ana axe, ana? use-trigger => reserve 4 cards
    EH-ACQ-06 EH-RULING-90: also when the action was cut short
      ana lily-chen sydney, sanity 1; ben leo-anderson rome; ancientOne cthulhu; marks space:3: eldritch 1;
        reserve charter-flight axe whiskey kerosene; test 2/2; turn ana
        -> ana acquire, until ana buy, ana charter-flight+whiskey > 3, until ana pause => reserve 4 cards
  `)
})

describe('which Monster', () => {
  const after = (on: string, where: object, effect: object) => ({
    do: 'lasting',
    ability: { ability: 'after', on, where, effect },
    until: { uses: 1 },
  })

  rule('EH-GOLD-05', 'of several to be fought at once by a card, he who fights chooses the order', () => {
    const t = position(
      'ana lily-chen 10; monsters 10: ghoul cultist; top mythos: a-dark-power; mythosPhase',
      'reserve axe whiskey kerosene puzzle-box',
    )
    t.untilAsk('ana', 'prompt.fight')
    expect(
      t
        .offered('ana')
        .map((key) => key.replace(/#.*/, ''))
        .sort(),
    ).toEqual(['cultist-azathoth', 'ghoul'].sort())
  })

  rule('EH-COMBAT-13', 'one that moves away between the two tests is fought no more', () => {
    const away = after(
      'combat:horror-done',
      {},
      { do: 'moveThing', what: { the: 'monsters', on: 'here' }, to: { the: 'space', pick: 'named', space: 'london' } },
    )
    position('ana lily-chen rome; monsters rome: ghoul; phase encounter; test 2/4', {
      from: [text('lily-chen', away), turnOf('encounter', 'ana'), pause],
    }).does('until ana encounter', 'ghoul lies space:london; lily-chen health 6')
  })

  rule('EH-RULING-91', 'one that falls and comes again to the same space is to be fought again', () => {
    const back = after(
      'monster:defeat',
      {},
      { do: 'spawn', what: 'monster', name: 'ghoul', on: { the: 'space', pick: 'named', space: 'rome' } },
    )
    position('ana lily-chen rome; monsters rome: ghoul; phase encounter; test 2/4 3/4 2/4 3/4; find cup: ghoul#1', {
      from: [text('lily-chen', back), turnOf('encounter', 'ana'), pause],
    }).does('until ana encounter', 'space:rome not ghoul')
  })

  rule('EH-RECK-07 EH-RULING-91', 'one that was put away and came again within a Reckoning does not reckon in it', () => {
    const gone = { do: 'discard', what: { the: 'monsters', on: { space: 'rome' } }, n: 'all' }
    const again = { do: 'spawn', what: 'monster', name: 'star-spawn', on: { the: 'space', pick: 'named', space: 'rome' } }
    const t = position('ana lily-chen 10; ancientOne azathoth; monsters london: deep-one, rome: star-spawn; phase mythos', {
      from: [text('lily-chen', after('reckoning:resolve', {}, { do: 'seq', effects: [gone, again] })), { step: 'reckoning' }, pause],
    })
    t.does('ana deep-one, until ana pause', 'space:rome star-spawn …')
    expect(t.table.line.flatMap(({ chance }) => chance.map(({ label }) => label))).not.toContain('roll')
  })
})
