/** What a page and the worker say to each other about a campaign, and what a page is told of one, wherever it is. */
import type { Language } from '@miskatonic/contract'
import type { Json, Seat } from '@miskatonic/kernel'
import type { CampaignTold, Sitting } from '@miskatonic/room'

export type CampaignView = CampaignTold & {
  readonly id: string
  /** Null: nobody can be invited to it. */
  readonly code: string | null
  readonly game: string
  readonly name: string
  readonly revision: number
  readonly binned: number | null
  readonly host: boolean
  /** Nights were played, and this person sat at none of them: they are asked before they read what those brought. */
  readonly late: boolean
  readonly people: readonly { readonly name: string; readonly you: boolean; readonly host: boolean }[]
}

export type CampaignAsk =
  | { readonly begin: string; readonly game: string; readonly name: string; readonly options: Json }
  | { readonly tell: string; readonly lang: Language }
  | {
      readonly night: string
      readonly revision: number
      readonly table: string
      readonly seed: string
      readonly seats: readonly Seat[]
      readonly sittings: readonly Sitting[]
    }
  | { readonly back: string; readonly revision: number; readonly to: number }
  | { readonly write: string }
  | { readonly read: string; readonly id: string; readonly name: string }

export type CampaignAnswer = { readonly view?: CampaignView; readonly file?: string }
