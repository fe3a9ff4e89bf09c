export type { LinkStatus, Reply, Request, TableLink } from './link.ts'
export { localLink } from './local/localLink.ts'
export { remoteLink } from './remote/remoteLink.ts'
export type { TableState, Watched } from './tableState.ts'
