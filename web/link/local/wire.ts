/** What a page and the worker that runs its table say to each other. */
import type { Language } from '@miskatonic/contract'
import type { SaveProblem } from '@miskatonic/kernel'
import type { FromTable, ToTable } from '@miskatonic/room/protocol'
import type { CampaignAnswer, CampaignAsk } from '../campaignView.ts'

export type ToWorker =
  /** Something is done to a campaign of this browser. */
  | { readonly campaign: CampaignAsk }
  | { readonly open: string; readonly name: string; readonly lang: Language }
  | { readonly say: ToTable }
  | { readonly file: number; readonly seq: number | null }
  | { readonly fork: number; readonly seq: number | null; readonly name: string; readonly id: string; readonly seed: string }
  | { readonly hold: boolean }
  /** Plays a finished table's file again: does every die lie as the seed says whose hash was shown? */
  | { readonly verify: string; readonly seedHash: string }
  /** Puts a table from a file on the shelf. */
  | { readonly bring: string; readonly id: string; readonly name: string; readonly me: string }

export type FromWorker =
  | { readonly campaign: CampaignAnswer }
  | { readonly hear: FromTable }
  | { readonly opened: true; readonly problems: readonly string[] }
  | { readonly file: number; readonly text: string }
  | { readonly forked: number; readonly id: string }
  | { readonly brought: string; readonly problems: readonly string[] }
  | { readonly verified: Proof }
  | {
      readonly failed: 'missing' | 'elsewhere' | 'broken'
      readonly detail: string
      readonly of?: number
      /** What is wrong with a file. */
      readonly problem?: SaveProblem
      /** Why something was not done to a campaign. */
      readonly error?: string
    }

/** How many outcomes of chance there were, and what is wrong with them: nothing, where they are fair. `changed`: the rules have, since. */
export type Proof = { readonly draws: number; readonly wrong: readonly string[]; readonly changed: boolean }

/** The one person of a local table: every seat that is no bot's. */
export const ME = 'me'
