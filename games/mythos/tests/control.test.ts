import { defined } from '@miskatonic/kernel'
import { rule } from '@miskatonic/testing'
import { describe, expect } from 'vitest'
import { assigned, casting, combat, duel, fought, heard, isUp, sanity, sees, trio } from './duel.ts'
import { changes, type Someone } from './position.ts'

const SEA = 'call-the-sea-folk'
const caster = `sanity 8; tomes al-azif+${SEA}`

describe('Control', () => {
  rule('MY-CONTROL-01', 'in the casting step of Combat only', () => {
    duel(caster, 'threat deep-one').shows(`ana offered pass, refused only cast:${SEA} MY-SUMMON-04`)
    expect(duel(caster, 'threat deep-one: ana', casting).offered('ana')).toEqual([`cast:${SEA}`, 'decline'])
  })

  rule('MY-CONTROL-02', 'a gamble: it may be cast on any face-down Threat, whatever lies there, but not on none', () => {
    for (const card of ['ghoul', 'deep-one', 'dhole'])
      expect(duel(caster, `threat ${card}: ana`, casting).offered('ana')).toEqual([`cast:${SEA}`, 'decline'])
    duel(`${caster}; artifacts clay-bas-relief; deck ghoul`, {}, casting).shows(`ana refused only cast:${SEA} MY-CONTROL-02`)
  })

  rule('MY-CONTROL-03', 'of several that fit one by chance', () => {
    const taken = (monster: string) =>
      duel('tomes al-azif+whisper-to-the-burrowers', 'threat ghoul: ana, rats-of-exham: ana, martense-brood: ana, dhole: ana', {
        ...casting,
        chance: { control: [monster] },
      })
        .choose('ana', 'cast:whisper-to-the-burrowers')
        .zone('threat:ana')
    expect(['ghoul#1', 'rats-of-exham#1', 'martense-brood#1'].map(taken)).toEqual([['ghoul'], ['rats-of-exham'], ['martense-brood']])
    expect(() => taken('dhole#1')).toThrow()
  })

  rule('MY-CONTROL-04', 'it fights in the caster’s Threat in this Combat', () => {
    const t = duel(caster, 'threat deep-one: ana, shoggoth: ana', assigned).choose('ana', `cast:${SEA}`)
    // Five against two.
    expect(sanity(fought(t))).toEqual([8 - 1 - 3, 10])
  })

  rule('MY-CONTROL-05', 'afterwards its owner buries it', () => {
    const t = fought(duel(caster, 'threat deep-one: ana', assigned).choose('ana', `cast:${SEA}`))
    expect([t.zone('chronicle:ben'), t.zone('chronicle:ana'), sanity(t)]).toEqual([['deep-one'], [], [7, 8]])
  })

  rule('MY-CONTROL-06', 'in vain it stays paid, and face down, or buried if an Ally cast it', () => {
    const t = duel(caster, 'threat ghoul: ana', casting)
    expect(changes(t, () => t.choose('ana', `cast:${SEA}`))).toEqual(['ana sanity 8→7', `${SEA} face down`])
    const ally = duel(`sanity 8; allies walter-gilman+${SEA}`, 'threat ghoul: ana', casting).choose('ana', `cast:${SEA}`)
    expect([sanity(ally), ally.zone('chronicle:ana'), ally.zone('threat:ben')]).toEqual([[8, 10], [SEA], ['ghoul']])
  })

  rule('MY-CONTROL-07', 'for the Spell’s cost, not the Monster’s', () => {
    const t = duel('sanity 8; tomes al-azif+compel-the-elder-masters', 'threat star-spawn-of-rlyeh: ana', casting)
    t.does('ana cast:compel-the-elder-masters', 'ana sanity 4; ben sanity 10; ana threat star-spawn-of-rlyeh')
  })

  rule('MY-CONTROL-08', 'never a Great Old One', () => {
    for (const spell of [
      'dominion-over-lesser-races',
      'compel-the-elder-masters',
      'invoke-the-black-goats-brood',
      'chain-the-shapeless-slave',
      'raise-the-dead',
    ]) {
      const t = duel(`tomes al-azif+${spell}`, 'threat the-dunwich-twin: ana; greatOldOnes father-dagon', casting)
      t.choose('ana', `cast:${spell}`)
      expect([t.zone('greatOldOnes:ben'), t.zone('threat:ana')], spell).toEqual([['father-dagon'], []])
    }
  })

  rule('MY-RULING-25', 'one opponent is named; only caster and owner see the card, which stays face down and is assigned at once', () => {
    const t = trio(caster, 'threat deep-one: ana, ghoul: eva', 'threat deep-one: ana', casting)
    t.does(`ana cast:${SEA}`, 'ana asked prompt.control: ben eva').does('ana ben', 'ana asked prompt.assign: ben eva')
    const taken = defined(t.table.kernel.inZone('threat:ana')[0])
    expect(['ana', 'ben', 'eva'].map((seat) => sees(t, seat, taken))).toEqual([true, true, false])
    expect([isUp(t, taken), heard(t, 'eva')]).toEqual([false, ['log.controlled']])
    t.choose('ana', 'eva')
    expect(t.get(taken, 'facing')).toBe('eva')
    // Its owner may be the one it is sent against.
    trio(caster, 'threat deep-one: ana', {}, casting).does(`ana cast:${SEA}, ana ben`, 'deep-one facing ben')
  })

  rule('MY-RULING-25', 'that nothing was found is told to everybody', () => {
    const t = trio(caster, 'threat ghoul: ana', {}, casting).choose('ana', `cast:${SEA}`)
    for (const seat of ['ana', 'ben', 'eva']) expect(heard(t, seat)).toContain('log.control-failed')
    expect([sees(t, 'ana', 'ghoul'), isUp(t, 'ghoul')]).toEqual([false, false])
  })
})

describe('whose a controlled card is', () => {
  const DOMINION = 'dominion-over-lesser-races'
  const day = 'miskatonic-library'
  const night = 'the-witch-house'

  rule('MY-GEN-10 MY-RULING-36', 'what it says of its owner means whose deck it came from, not who controls it', () => {
    // Ana takes Ben’s Ghast and sends it against Eva: by day it is removed, and the day is Ben’s.
    const struck = (ana: string, ben: string): number => {
      const t = trio(`sanity 14; at ${ana}; tomes al-azif+${DOMINION}`, `at ${ben}; threat ghast: eva`, 'at sentinel-hill', assigned)
      t.choose('ana', `cast:${DOMINION}`).choose('ana', 'eva')
      return defined(sanity(fought(t))[2])
    }
    expect([struck(night, day), struck(day, night)]).toEqual([10, 7])
  })

  rule('MY-CONTROL-05 MY-RULING-36', 'controlled twice, it is still buried by its first player', () => {
    const sea = (sanity: number): Someone => ({ sanity, tomes: [['al-azif', SEA]] })
    // Ana first, then Eva takes it from Ana.
    const t = fought(trio(sea(8), 'threat deep-one: ana', sea(9), assigned).does(`ana cast:${SEA}, ana eva, eva cast:${SEA}, eva ana`))
    // It struck Ana, for Eva.
    expect(sanity(t)).toEqual([8 - 1 - 2, 10, 9 - 1])
    expect(['ana', 'ben', 'eva'].map((seat) => t.zone(`chronicle:${seat}`))).toEqual([[], ['deep-one'], []])
  })

  rule('MY-RULING-76 MY-RULING-65', 'nobody casts the Spell of a Cultist while another controls her; her Weapon strikes', () => {
    const armed = 'allies keziah-mason+rune-graven-dagger+elder-sign'
    const t = duel(`sanity 15; tomes al-azif+${DOMINION}`, armed, combat).does('ben join:ana:keziah-mason')
    // In her own player’s Threat the Spell is his to cast, and not Ana’s.
    t.expectAsk('ben', 'prompt.casting', ['cast:elder-sign', 'decline']).choose('ben', 'decline')
    t.expectAsk('ana', 'prompt.casting', [`cast:${DOMINION}`, 'decline']).choose('ana', `cast:${DOMINION}`)
    // Nobody has anything left to cast: the Threats are revealed, and she strikes for Ana.
    t.shows('ben asked prompt.lobotomy; ana sanity 12; ben sanity 7, chronicle {elder-sign keziah-mason rune-graven-dagger}')
  })
})
