import type { OpenTable } from './useTable.ts'

/** The page of the campaign a table is a night of. */
export const campaignPath = ({ link, props }: OpenTable): string => `/${link.place === 'here' ? 'lc' : 'c'}/${props.info.campaign}`
