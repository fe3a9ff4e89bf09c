import { rule } from '@miskatonic/testing'
import { expect } from 'vitest'
import { table } from './duel.ts'
import { position, type Table } from './position.ts'

rule('MY-COPY-01', 'no second copy of an Ally beside the first', () => {
  const t = table('at miskatonic-library; allies walter-gilman; hand walter-gilman edward-derby')
  t.shows('ana refused only play:walter-gilman MY-COPY-01, offered play:edward-derby …')
})

rule('MY-COPY-02', 'a Location is not played onto itself, crossed or not', () => {
  for (const at of ['widener-library', ['widener-library', 'crossed']] as const) {
    table(`at ${at}; chronicle museum-of-fine-arts; hand widener-library`).shows('ana refused only play:widener-library MY-COPY-02')
  }
  // From elsewhere it is another visit.
  table('at museum-of-fine-arts; chronicle widener-library; hand widener-library').shows('ana offered play:widener-library …')
})

rule('MY-COPY-03', 'an Adventure that lies before its Investigator is not told a second time', () => {
  const story = `at devil-reef; chronicle innsmouth-wharves marsh-refinery deep-one deep-one; allies zadok-allen;
      hand shadows-over-the-reef shadows-over-the-reef`
  const t = table(story)
    .arrange((w) => void w.set('table', 'goal', 20))
    .does('ana play:shadows-over-the-reef, ben pass')
  t.shows('ana adventures shadows-over-the-reef, refused only play:shadows-over-the-reef MY-COPY-03')
})

rule('MY-COPY-04', 'no second copy of a Great Old One', () => {
  const reef = 'at devil-reef; allies barnabas-marsh; hand father-dagon'
  expect(table(reef).offered('ana')).toContain('play:father-dagon')
  expect(table(`${reef}; greatOldOnes father-dagon`).refused('ana')).toEqual({ 'play:father-dagon': ['MY-COPY-04'] })
})

rule('MY-COPY-05', 'Artifacts, Tomes, Spells, Monsters and Events may lie there twice', () => {
  const t = table(
    `is professor-of-classics; at church-of-starry-wisdom; artifacts jade-amulet;
      tomes necronomicon-latin+raise-the-fog regnum-congo; events full-moon: nobody; threat ghoul;
      hand jade-amulet regnum-congo raise-the-fog ghoul painstaking-translation`,
  )
  expect(t.offered('ana')).toEqual(
    expect.arrayContaining(['play:jade-amulet', 'play:regnum-congo', 'play:raise-the-fog', 'threat:ghoul', 'play:painstaking-translation']),
  )
  // Events: one Title for each Investigator, not for each player.
  const fear = position({ seats: { ana: 'events hydrophobia: ben; hand hydrophobia', ben: {}, eva: {} } })
  fear.choose('ana', 'play:hydrophobia').expectAsk('ana', 'prompt.target', ['ana', 'eva'])
})

rule('MY-COPY-06', 'what lies in the Chronicle bars no copy', () => {
  const t = table('at miskatonic-library; chronicle walter-gilman christchurch-cemetery; hand walter-gilman christchurch-cemetery')
  expect(t.offered('ana')).toEqual(['play:walter-gilman', 'play:christchurch-cemetery', 'pass'])
})

rule('MY-COPY-07', 'two players may have the same friend, the same place and the same Great Old One', () => {
  const others = 'at devil-reef; allies barnabas-marsh zadok-allen; greatOldOnes father-dagon'
  const t = table('at innsmouth-wharves; allies barnabas-marsh; hand zadok-allen devil-reef father-dagon', others)
  expect(t.offered('ana')).toEqual(['play:zadok-allen', 'play:devil-reef', 'play:father-dagon', 'pass'])
})

rule('MY-RULING-69', 'a Cultist in the Threat is a Monster: it neither bars nor is barred by its Title among the Allies', () => {
  const wharves = 'at innsmouth-wharves; hand barnabas-marsh'
  expect(table(`${wharves}; threat barnabas-marsh`).offered('ana')).toEqual(['play:barnabas-marsh', 'threat:barnabas-marsh', 'pass'])
  table(`${wharves}; allies barnabas-marsh`).shows('ana offered threat:barnabas-marsh pass, refused only play:barnabas-marsh MY-COPY-01')
})

rule('MY-COPY-01 MY-RULING-74', 'a borrowed Ally that comes home beside another copy is buried', () => {
  const lent = (hand: readonly string[]): Table =>
    position({
      seats: {
        ana: 'sanity 14; tomes al-azif+mind-exchange',
        ben: `sanity 15; at miskatonic-library; allies walter-gilman; hand ${hand}`,
      },
    })
  const t = lent(['walter-gilman']).does('ana cast:mind-exchange', 'ana allies walter-gilman; ben allies none')
  // What others have bars no copy (MY-COPY-07), the own one neither.
  t.does('ben play:walter-gilman, ana pass, ben pass').untilAsk('ana', 'prompt.lobotomy', { 'prompt.defend': 'done' })
  t.shows('ana allies none; ben allies walter-gilman, chronicle walter-gilman')
  const plain = lent([]).does('ana cast:mind-exchange, ben pass, ana pass').untilAsk('ana', 'prompt.lobotomy', { 'prompt.defend': 'done' })
  plain.shows('ben allies walter-gilman, chronicle none')
})

rule('MY-COPY-01', 'nobody is borrowed, or brought back, beside a copy of the own', () => {
  const exchange = (mine: readonly string[]): Table =>
    table({ sanity: 14, tomes: [['al-azif', 'mind-exchange']], allies: mine }, 'allies walter-gilman')
  expect(exchange([]).offered('ana')).toContain('cast:mind-exchange')
  expect(exchange(['walter-gilman']).refused('ana')['cast:mind-exchange']).toEqual(['MY-RULING-73'])
  const raised = (mine: readonly string[]): Table =>
    table({ sanity: 14, tomes: [['al-azif', 'ascending-node']], allies: mine, chronicle: ['walter-gilman'] })
  expect(raised([]).offered('ana')).toContain('cast:ascending-node')
  expect(raised(['walter-gilman']).refused('ana')['cast:ascending-node']).toEqual(['MY-RULING-73'])
})
