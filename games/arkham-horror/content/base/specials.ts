import {
  action,
  after,
  boxSelf,
  defaultOnLoan,
  discardSelf,
  gain,
  money,
  moveAnywhere,
  rollDie,
  sets,
  specialCard,
  unless,
  upkeep,
  weapon,
} from '../builders.ts'

/* Special cards: one each. Blessing and Curse are the two sides of the same eight cards, which are counted once and never run out. */

const mine = { who: 'you' }
const endsOnOne = upkeep(rollDie([1, 1, discardSelf]), { settled: true })

export const specials = [
  specialCard('blessing', {
    title: { es: 'Bendición', en: 'Blessing' },
    copies: 8,
    unlimited: true,
    abilities: [sets('success', 4, mine), endsOnOne], // AH-UPKEEP-09
  }),
  specialCard('curse', {
    title: { es: 'Maldición', en: 'Curse' },
    copies: 0,
    unlimited: true,
    abilities: [sets('success', 6, mine), endsOnOne], // AH-UPKEEP-09
  }),
  specialCard('retainer', {
    title: { es: 'Anticipo', en: 'Retainer' },
    copies: 8,
    abilities: [upkeep(gain.money(2), { peace: true }), upkeep(rollDie([1, 1, discardSelf]), { peace: true, settled: true })], // AH-UPKEEP-06, AH-UPKEEP-10, AH-FINAL-04
  }),
  specialCard('bank-loan', {
    title: { es: 'Préstamo Bancario', en: 'Bank Loan' },
    copies: 8,
    abilities: [
      upkeep(rollDie([1, 3, unless(money(1), defaultOnLoan)]), { peace: true, settled: true }), // AH-UPKEEP-11, AH-UPKEEP-13
      action('any', discardSelf, { cost: money(10) }), // AH-SPECIAL-04
    ],
  }),
  specialCard('silver-twilight-membership', {
    title: { es: 'Pertenencia al Crepúsculo de Plata', en: 'Silver Twilight Membership' },
    copies: 8,
    text: {
      es: 'En la Logia del Crepúsculo de Plata lees la entrada del Sanctasanctórum.',
      en: 'At the Silver Twilight Lodge you read the entry of the Inner Sanctum.',
    },
  }),
  specialCard('deputy', {
    title: { es: 'Comisario de Arkham', en: 'Deputy of Arkham' },
    brings: ['deputys-revolver', 'patrol-wagon'],
    abilities: [upkeep(gain.money(1))], // AH-UPKEEP-14
  }),
  specialCard('deputys-revolver', {
    title: { es: 'Revólver del Comisario', en: 'Deputy’s Revolver' },
    item: true,
    tradable: true,
    weapon: 'physical',
    hands: 1,
    loyal: true,
    abilities: [weapon(3, 'physical')], // AH-SPECIAL-02
  }),
  specialCard('patrol-wagon', {
    title: { es: 'Coche Patrulla', en: 'Patrol Wagon' },
    item: true,
    tradable: true,
    abilities: [
      action('travel', moveAnywhere('area')),
      after('combat:end', mine, rollDie([1, 1, boxSelf])),
      after('investigator:return', mine, rollDie([1, 1, boxSelf])),
    ], // AH-SPECIAL-03
  }),
]
