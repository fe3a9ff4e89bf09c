/** Which rule a line of the log follows, and by which rule a number is made up: what the rules open at from there. */
import type { GameTable } from '@miskatonic/web/kit'
import type { Messages } from '../rules/messages.ts'

const LINES: { readonly [key in keyof Messages]?: string } = {
  'night-falls': 'LH-DUSK-01',
  'night-card-revealed': 'LH-NIGHT-01',
  'night-cards-seen': 'LH-BED-04',
  'night-cards-looked-at': 'LH-BED-04',
  'shift-taken': 'LH-SHIFT-02',
  'keeper-moved': 'LH-SHIFT-01',
  'keeper-slept': 'LH-BED-01',
  'keeper-fell': 'LH-FALL-01',
  'nerve-lost': 'LH-NERVE-01',
  'nerve-recovered': 'LH-NERVE-02',
  'nerve-spent': 'LH-NERVE-03',
  'oil-gained': 'LH-STORES-01',
  'oil-lost': 'LH-COST-02',
  'oil-spent': 'LH-COST-01',
  'dark-advanced': 'LH-STORM-01',
  'dark-retreated': 'LH-BEAM-08',
  'cracks-opened': 'LH-BEAM-09',
  'cracks-mended': 'LH-TOWER-02',
  'thing-appeared': 'LH-THING-01',
  'thing-struck': 'LH-THING-02',
  'thing-driven': 'LH-THING-05',
  'ship-sighted': 'LH-DUSK-03',
  'ship-lit': 'LH-BEAM-06',
  'ship-saved': 'LH-BEAM-07',
  'ship-grounded': 'LH-SHIP-02',
  'ship-lost': 'LH-SHIP-03',
  'finds-seen': 'LH-STORES-02',
  'finds-looked-at': 'LH-STORES-02',
  'find-taken': 'LH-STORES-03',
  'find-discarded': 'LH-KIT-03',
  'finds-spent': 'LH-RESCUE-02',
  'find-traded': 'LH-COUNCIL-02',
  'mark-gained': 'LH-MARK-01',
  'mark-turned': 'LH-MARK-03',
  'purpose-dealt': 'LH-SETUP-04',
  'purpose-yours': 'LH-SETUP-04',
  'purpose-looked-at': 'LH-SETUP-04',
  'purpose-seen': 'LH-SETUP-04',
  'test-rolled': 'LH-TEST-01',
  'test-rerolled': 'LH-TEST-05',
  'test-ended': 'LH-TEST-02',
  'call-unanswered': 'LH-CALL-01',
  'call-answered': 'LH-CALL-02',
  'beam-thrown': 'LH-BEAM-03',
  'deal-failed': 'LH-COUNCIL-04',
  'great-storm-broke': 'LH-STORM-01',
  'lamp-settled': 'LH-STORM-05',
  'watch-ended': 'LH-END-08',
}

const NUMBERS: { readonly [quantity: string]: string } = { need: 'LH-BEAM-07' }

const at = (rules: { readonly [id: string]: string }, id: string): string | null => rules[id] ?? null

export const ruleOf: NonNullable<GameTable['ruleOf']> = (of) =>
  'quantity' in of ? at(NUMBERS, of.quantity) : at(LINES as { readonly [id: string]: string }, of.line.message.key)
