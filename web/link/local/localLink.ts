import type { Language } from '@miskatonic/contract'
import { misses, renew } from '../../renewal.ts'
import { Conversation, type LinkStatus, type TableLink } from '../link.ts'
import { newId, newSeed } from '../names.ts'
import { Changing } from '../observed.ts'
import { FileError } from '../tableFiles.ts'
import { askToKeep } from './keeping.ts'
import type { FromWorker, Proof, ToWorker } from './wire.ts'

export const engine = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })

/** The way to a table that runs in this browser. */
export function localLink(id: string, me: { readonly name: string; readonly lang: Language }): TableLink {
  const worker = engine()
  const post = (message: ToWorker): void => worker.postMessage(message)
  const status = new Changing<LinkStatus>({ is: 'joining' })
  const talk = new Conversation((message) => {
    post({ say: message })
    return status.get().is !== 'failed'
  })
  const asked = new Map<number, { readonly done: (value: string) => void; readonly fail: (error: Error) => void }>()
  let next = 1
  const ask = (message: (n: number) => ToWorker): Promise<string> =>
    new Promise((done, fail) => {
      const n = next++
      asked.set(n, { done, fail })
      post(message(n))
    })

  const hear = (message: FromWorker): void => {
    if ('hear' in message) return talk.hear(message.hear)
    if ('opened' in message) return status.set({ is: 'open' })
    if ('file' in message) return asked.get(message.file)?.done(message.text)
    if ('forked' in message) return asked.get(message.forked)?.done(`/l/${message.id}`)
    if (!('failed' in message)) return
    if (misses(message.detail)) void renew()
    if (message.of !== undefined) return asked.get(message.of)?.fail(new Error(message.detail))
    status.set({ is: 'failed', why: message.failed, detail: message.detail })
    talk.abandon()
  }
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data)
  worker.onerror = (event) => {
    // Without a word of what went wrong, the worker's own file is gone.
    if (event.message === undefined || misses(event.message)) void renew()
    status.set({ is: 'failed', why: 'broken', detail: event.message ?? '' })
    talk.abandon()
  }
  post({ open: id, name: me.name, lang: me.lang })
  void askToKeep()

  return {
    place: 'here',
    status,
    table: talk.table,
    send: (request) => talk.send(request),
    file: (seq) => ask((n) => ({ file: n, seq })),
    fork: (seq, name) => ask((n) => ({ fork: n, seq, name, id: newId(), seed: newSeed() })),
    hold: (on) => post({ hold: on }),
    close: () => {
      worker.terminate()
      talk.abandon()
    },
  }
}

/** A table from a file on the shelf. `damaged`: not all of the file was whole. */
export type Brought = { readonly id: string; readonly damaged: boolean }

/** Puts a table from a file on the shelf, or fails with what is wrong with it. */
export function bringTable(text: string, name: string, me: string): Promise<Brought> {
  const worker = engine()
  return new Promise<Brought>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('brought' in data) done({ id: data.brought, damaged: data.problems.length > 0 })
      else if ('failed' in data) fail(new FileError(data.problem ?? null, data.detail))
    }
    worker.onerror = (event) => fail(new FileError(null, event.message ?? ''))
    worker.postMessage({ bring: text, id: newId(), name, me } satisfies ToWorker)
  }).finally(() => worker.terminate())
}

/** Plays a finished table again in a worker of its own, wherever it was played. */
export function proveDice(text: string, seedHash: string): Promise<Proof> {
  const worker = engine()
  return new Promise<Proof>((done, fail) => {
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('verified' in data) done(data.verified)
      else if ('failed' in data) fail(new Error(data.detail))
    }
    worker.onerror = (event) => fail(new Error(event.message ?? ''))
    worker.postMessage({ verify: text, seedHash } satisfies ToWorker)
  }).finally(() => worker.terminate())
}
