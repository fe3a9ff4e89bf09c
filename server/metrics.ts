import type { Hosts } from './hosting/hosts.ts'
import type { Sockets } from './sockets.ts'

type Metric = { readonly name: string; readonly help: string; readonly type: 'gauge' | 'counter'; readonly value: number }

/** The server's figures in the text format of Prometheus. */
export async function metricsText(hosts: Hosts, sockets: Sockets, started: number): Promise<string> {
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
    { name: 'messages_total', help: 'Messages received on sockets.', type: 'counter', value: sockets.counts.messages },
    {
      name: 'messages_refused_total',
      help: 'Messages refused before their table heard them.',
      type: 'counter',
      value: sockets.counts.refused,
    },
    { name: 'letters_total', help: 'Messages sent on sockets.', type: 'counter', value: sockets.counts.letters },
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
}
