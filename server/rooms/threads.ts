import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { PicturesOfGames } from '../pictures.ts'
import { type Done, type ToThread, WATCH } from './post.ts'
import type { ThreadData } from './thread.ts'

// Node strips types with WebAssembly, in each thread anew, and where one thread frees such code while another runs it V8 brings the
// whole process down once in a while (nodejs/node#64500). What is kept cannot be missed; both lines go with a Node in which that is mended.
setFlagsFromString('--no-wasm-code-gc')
setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000')

/** A message without its number: the thread gives it one. */
export type Unnumbered = ToThread extends infer M ? (M extends ToThread ? Omit<M, 'n'> : never) : never

/** A thread that stopped before it answered. */
export class ThreadEnded extends Error {
  override name = 'ThreadEnded'
}

type Waiting = { readonly table: string; readonly resolve: (done: Done) => void; readonly reject: (error: Error) => void }

/** One worker thread with the messages it has not answered yet. Messages of one turn of the event loop travel together. */
export class Thread {
  private readonly watch = new BigInt64Array(new SharedArrayBuffer(8 * WATCH.length))
  private readonly worker: Worker
  private readonly waiting = new Map<number, Waiting>()
  private outbox: ToThread[] = []
  private next = 1
  private stopped = false
  ended = false
  /** Called once when the thread is gone, with the table it was at work on, and what it died of. */
  onEnd: ((culprit: string | null, why: string) => void) | null = null

  constructor({ threadMemoryMb, games, pictures = {} }: Pick<ThreadsOptions, 'threadMemoryMb' | 'games' | 'pictures'>) {
    this.worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { watch: this.watch.buffer, games: games ?? null, pictures } satisfies ThreadData,
      resourceLimits: { maxOldGenerationSizeMb: threadMemoryMb },
    })
    this.worker.on('message', (all: readonly Done[]) => {
      for (const done of all) this.take(done)
    })
    this.worker.on('error', (error) => this.end(error instanceof Error ? error.message : String(error)))
    this.worker.on('exit', () => this.end(this.stopped ? 'it took too long' : 'it ended'))
  }

  private take(done: Done): void {
    const waiting = this.waiting.get(done.n)
    this.waiting.delete(done.n)
    waiting?.resolve(done)
  }

  ask(message: Unnumbered): Promise<Done> {
    if (this.ended) return Promise.reject(new ThreadEnded('this thread has ended'))
    const n = this.next++
    if (!this.outbox.length) setImmediate(() => this.flush())
    this.outbox.push({ ...message, n } as ToThread)
    return new Promise((resolve, reject) => this.waiting.set(n, { table: message.table, resolve, reject }))
  }

  private flush(): void {
    const batch = this.outbox
    this.outbox = []
    if (!this.ended) this.worker.postMessage(batch)
  }

  /** For how long it has been at work on one message, in milliseconds. */
  busyFor(): number {
    const started = Atomics.load(this.watch, WATCH.started)
    return started === 0n ? 0 : Number(process.hrtime.bigint() - started) / 1e6
  }

  /**
   * How much of a processor's time went into the message it is at work on, in milliseconds. A message that only waits for its turn on a
   * busy machine has done nothing wrong.
   */
  async worked(): Promise<number> {
    const [n, before] = [WATCH.n, WATCH.worked].map((at) => Atomics.load(this.watch, at))
    const { user, system } = await this.worker.cpuUsage()
    const same = this.busyFor() > 0 && Atomics.load(this.watch, WATCH.n) === n
    return same ? (user + system - Number(before)) / 1000 : 0
  }

  /** Bytes of its heap in use. */
  async heap(): Promise<number> {
    try {
      return (await this.worker.getHeapStatistics()).used_heap_size
    } catch {
      // It has just ended.
      return 0
    }
  }

  async stop(): Promise<void> {
    this.stopped = true
    await this.worker.terminate()
  }

  private end(why: string): void {
    if (this.ended) return
    this.ended = true
    const busy = Atomics.load(this.watch, WATCH.started) !== 0n
    const culprit = busy ? (this.waiting.get(Number(Atomics.load(this.watch, WATCH.n)))?.table ?? null) : null
    const left = [...this.waiting.values()]
    this.waiting.clear()
    for (const { reject } of left) reject(new ThreadEnded('the thread ended before it answered'))
    this.onEnd?.(culprit, why)
  }
}

export type ThreadsOptions = {
  readonly threads: number
  /** The processor time a message may take before its thread is ended. */
  readonly limitMs: number
  readonly threadMemoryMb: number
  /** A module with a register of its own, for tests; null: the house's. */
  readonly games?: string | undefined
  /** Told with the faces. */
  readonly pictures?: PicturesOfGames | undefined
}

/** Milliseconds it is kept for: starting it takes longer than most of its work. */
const APART_FOR = 60_000

/** The threads of this process. One that hangs or dies is replaced at once. */
export class Threads {
  private readonly options: ThreadsOptions
  private readonly all: Thread[] = []
  private readonly watchdog: NodeJS.Timeout
  private readonly onEnd: (ended: Thread, culprit: string | null, why: string) => void
  /** Tries out files from outside, so that one that loops disturbs no table. It exists only while it is needed. */
  private apart: Thread | null = null
  private apartUntil: NodeJS.Timeout | null = null
  private closed = false

  constructor(options: ThreadsOptions, onEnd: (ended: Thread, culprit: string | null, why: string) => void) {
    this.options = options
    this.onEnd = onEnd
    for (let i = 0; i < options.threads; i++) this.start()
    this.watchdog = setInterval(() => this.watch(), Math.min(250, options.limitMs / 4))
    this.watchdog.unref()
  }

  private start(): void {
    const thread = new Thread(this.options)
    thread.onEnd = (culprit, why) => {
      this.all.splice(this.all.indexOf(thread), 1)
      if (this.closed) return
      this.start()
      this.onEnd(thread, culprit, why)
    }
    this.all.push(thread)
  }

  /** A thread that runs no table. */
  aside(): Thread {
    if (this.apartUntil) clearTimeout(this.apartUntil)
    this.apartUntil = setTimeout(() => void this.apart?.stop(), APART_FOR)
    this.apartUntil.unref()
    if (!this.apart || this.apart.ended) this.apart = new Thread(this.options)
    return this.apart
  }

  /** The one with the fewest of these. */
  idlest(taken: Iterable<Thread>): Thread {
    const load = new Map<Thread, number>(this.all.map((thread) => [thread, 0]))
    for (const thread of taken) if (load.has(thread)) load.set(thread, (load.get(thread) ?? 0) + 1)
    return [...load].reduce((least, one) => (one[1] < least[1] ? one : least))[0]
  }

  async heap(): Promise<number> {
    return (await Promise.all(this.all.map((thread) => thread.heap()))).reduce((sum, bytes) => sum + bytes, 0)
  }

  private watch(): void {
    for (const thread of [...this.all, ...(this.apart ? [this.apart] : [])])
      if (thread.busyFor() > this.options.limitMs)
        thread.worked().then(
          (ms) => (ms > this.options.limitMs ? thread.stop() : undefined),
          // It has just ended.
          () => {},
        )
  }

  async close(): Promise<void> {
    this.closed = true
    clearInterval(this.watchdog)
    if (this.apartUntil) clearTimeout(this.apartUntil)
    await Promise.all([...this.all, ...(this.apart ? [this.apart] : [])].map((thread) => thread.stop()))
  }
}
