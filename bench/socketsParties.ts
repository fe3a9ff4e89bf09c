/** What plays against what: a bare echo, a bare passing on to everybody at a table, a whole table with durable commits. */
export type Party = 'echo' | 'fan' | 'tables'

/** As long as what one of two guests of a small table is told of a decision, about. */
const TOLD_BYTES = 960
export const TELLING = JSON.stringify({ is: 'told', text: '.'.repeat(TOLD_BYTES) })
