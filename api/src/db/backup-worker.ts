// Makes one backup in a worker thread: reading and writing a whole database would block the server's event loop.
import { parentPort, workerData } from 'node:worker_threads'
import { backUpInTurn, type Kept } from './scheduled-backups.ts'

export interface BackupOrder {
  file: string
  folder: string
  now: number
  kept: Kept
}
const { file, folder, now, kept } = workerData as BackupOrder
parentPort?.postMessage(backUpInTurn(file, folder, now, kept))
