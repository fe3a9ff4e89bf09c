/** Makes one backup beside the server, so that nobody waits while a large house is copied and read. */
import { parentPort, workerData } from 'node:worker_threads'
import { makeBackup } from './backupCopy.ts'

const { data, folder, keep } = workerData as { data: string; folder: string; keep: number }
parentPort?.postMessage(await makeBackup(data, folder, keep))
