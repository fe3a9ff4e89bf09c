export { runAdmin } from './adminCommand.ts'
export type { CampaignView, Invitation, ListedCampaign, ListedTable, Refusal } from './api.ts'
export {
  BackToNight,
  ForkTable,
  Hello,
  ImportTable,
  JoinTable,
  LookAtCode,
  NewCampaign,
  NewNight,
  NewTable,
  SeatLink,
  TakeSeat,
  Webhook,
} from './api.ts'
export { dataFolder, runServer } from './main.ts'
export type { RunningServer, ServerOptions } from './server.ts'
export { startServer } from './server.ts'
export { restoreBackup } from './stores/backupCopy.ts'
