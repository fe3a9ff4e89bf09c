/** Backups of the embedded store, from time to time. */
import { Worker } from 'node:worker_threads'
import type { Tried } from './backupCopy.ts'

export type BackupOptions = {
  readonly data: string
  readonly folder: string
  /** So many are kept. */
  readonly keep: number
  readonly everyMs: number
  readonly told: (words: string, failed: boolean) => void
}

export class Backups {
  private readonly options: BackupOptions
  private readonly timer: NodeJS.Timeout
  private running: Promise<void> | null = null
  /** When the last good one was made, in milliseconds. */
  last: number | null = null
  failures = 0

  constructor(options: BackupOptions) {
    this.options = options
    this.timer = setInterval(() => void this.make(), options.everyMs)
    this.timer.unref()
    // Also at once: a server that runs for an evening at a time is backed up, too.
    void this.make()
  }

  make(): Promise<void> {
    this.running ??= this.work().finally(() => {
      this.running = null
    })
    return this.running
  }

  async close(): Promise<void> {
    clearInterval(this.timer)
    await this.running
  }

  private async work(): Promise<void> {
    const { data, folder, keep, told } = this.options
    try {
      const { file, tables, entries } = await inThread({ data, folder, keep })
      this.last = Date.now()
      told(`backup: ${file}, ${tables} tables with ${entries} entries, read back`, false)
    } catch (error) {
      this.failures++
      told(`no backup was made: ${error instanceof Error ? error.message : error}`, true)
    }
  }
}

function inThread(workerData: object): Promise<Tried & { readonly file: string }> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./backupThread.ts', import.meta.url), { workerData })
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`the thread ended with ${code}`)))
  })
}
