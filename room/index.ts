export { botMaker } from './botSeats.ts'
export type { CampaignRecord, CampaignTrouble, Night } from './campaign.ts'
export {
  backToNight,
  beginCampaign,
  CampaignError,
  closeNight,
  migrateCampaign,
  nightEndOf,
  openNight,
  openNightOf,
  readCampaign,
} from './campaign.ts'
export { campaignGameIn } from './campaignFiles.ts'
export type { CampaignDone, CampaignRefusal, CampaignTold, CampaignWork } from './campaignWork.ts'
export { workOnCampaign } from './campaignWork.ts'
export type { Keep } from './journal.ts'
export type { Beginning, House, JournalLine, Mark, Sitting } from './journalLine.ts'
export { askFrom } from './kernelAsk.ts'
export { letters } from './letters.ts'
export type { Letter, Outcome } from './outcome.ts'
export type { FacePictures } from './pictures.ts'
export { markOf, pictureKeys, pictureOf } from './pictures.ts'
export type { Pointed } from './pointer.ts'
export type * from './protocol.ts'
export { PROTOCOL, ToTable } from './protocol.ts'
export { RequestRefused } from './requestRefused.ts'
export { Room } from './room.ts'
export type { Guest, Playing, Somebody } from './roomState.ts'
export { salvaged } from './salvage.ts'
export { sha256 } from './sha256.ts'
export { reasons } from './strings.ts'
export { type Verdict, verify } from './verify.ts'
export { applyChange, changeBetween } from './viewChange.ts'
