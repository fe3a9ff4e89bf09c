import type { HealthCheck } from './health.ts'
import type { Histogram } from './histogram.ts'
import type { WorkBudget } from './limits.ts'
import type { Rooms } from './rooms/rooms.ts'
import type { Sockets } from './sockets.ts'
import type { Backups } from './stores/backup.ts'
import type { Webhooks } from './webhooks.ts'

type Metric = { readonly name: string; readonly help: string; readonly type: 'gauge' | 'counter'; readonly value: number }

export type Measured = {
  readonly hosts: Rooms
  readonly sockets: Sockets
  readonly budget: WorkBudget
  readonly health: HealthCheck
  readonly backups: Backups | null
  readonly webhooks: Webhooks
  readonly requests: Requests
  readonly started: number
}

/** Requests over HTTP: how long they took, and how many the server failed at. */
export type Requests = { readonly times: Histogram; failed: number }

/** The server's figures in the text format of Prometheus. */
export async function metricsText({ hosts, sockets, budget, health, backups, webhooks, requests, started }: Measured): Promise<string> {
  const { heapUsed, rss } = process.memoryUsage()
  const metrics: readonly Metric[] = [
    { name: 'tables_live', help: 'Tables running in this process.', type: 'gauge', value: hosts.live },
    { name: 'sockets_open', help: 'Sockets of this process.', type: 'gauge', value: sockets.open },
    { name: 'lines_kept_total', help: 'Lines written to journals of tables.', type: 'counter', value: hosts.counts.lines },
    { name: 'tables_opened_total', help: 'Tables loaded from the store.', type: 'counter', value: hosts.counts.opened },
    { name: 'conflicts_total', help: 'Writes that another process was quicker with.', type: 'counter', value: hosts.counts.conflicts },
    {
      name: 'threads_ended_total',
      help: 'Threads ended because a table looped or crashed.',
      type: 'counter',
      value: hosts.counts.threadsEnded,
    },
    { name: 'received_bytes_total', help: 'Bytes received on sockets.', type: 'counter', value: sockets.counts.bytes },
    { name: 'frames_total', help: 'Frames of sockets that were looked at.', type: 'counter', value: sockets.counts.frames },
    { name: 'sockets_expelled_total', help: 'Sockets thrown out.', type: 'counter', value: sockets.counts.expelled },
    { name: 'messages_total', help: 'Messages received on sockets.', type: 'counter', value: sockets.counts.messages },
    {
      name: 'messages_refused_total',
      help: 'Messages refused before their table heard them.',
      type: 'counter',
      value: sockets.counts.refused,
    },
    {
      name: 'messages_failed_total',
      help: 'Messages that failed for the rules or the store.',
      type: 'counter',
      value: sockets.counts.failed,
    },
    {
      name: 'work_seconds_total',
      help: 'Time of the tables’ threads counted against somebody.',
      type: 'counter',
      value: budget.spent / 1000,
    },
    { name: 'requests_failed_total', help: 'Requests answered with a failure of the server.', type: 'counter', value: requests.failed },
    { name: 'store_failures_total', help: 'Failures of the store at tables.', type: 'counter', value: hosts.counts.storeFailures },
    { name: 'webhook_failures_total', help: 'Webhooks that reached nobody.', type: 'counter', value: webhooks.failures },
    { name: 'letters_total', help: 'Messages sent on sockets.', type: 'counter', value: sockets.counts.letters },
    {
      name: 'store_writable',
      help: 'Whether the store keeps what is written: 1, or 0 on a full disk or without a database.',
      type: 'gauge',
      value: Number((await health.look()).ok),
    },
    ...backupFigures(backups),
    { name: 'heap_bytes', help: 'Heap in use by the main thread.', type: 'gauge', value: heapUsed },
    { name: 'threads_heap_bytes', help: 'Heap in use by the threads that run tables.', type: 'gauge', value: await hosts.heap() },
    { name: 'resident_bytes', help: 'Resident memory.', type: 'gauge', value: rss },
    { name: 'uptime_seconds', help: 'Since the server started.', type: 'gauge', value: Math.round((Date.now() - started) / 1000) },
  ]
  return metrics
    .map(
      ({ name, help, type, value }) =>
        `# HELP miskatonic_${name} ${help}\n# TYPE miskatonic_${name} ${type}\nmiskatonic_${name} ${value}\n`,
    )
    .join('')
    .concat(
      sockets.answers.text('miskatonic_message_seconds', 'From a message on a socket to its answer, kept and on its way.'),
      requests.times.text('miskatonic_request_seconds', 'From a request to its answer.'),
    )
}

/** Nothing where no backups are made; no age before the first good one. */
function backupFigures(backups: Backups | null): Metric[] {
  if (!backups) return []
  const failures: Metric = { name: 'backup_failures_total', help: 'Backups that failed.', type: 'counter', value: backups.failures }
  if (backups.last === null) return [failures]
  const value = Math.round((Date.now() - backups.last) / 1000)
  return [failures, { name: 'backup_age_seconds', help: 'Since the last backup that could be read back.', type: 'gauge', value }]
}
