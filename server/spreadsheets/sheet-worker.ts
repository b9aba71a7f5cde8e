import { parentPort, workerData } from 'node:worker_threads'
import { firstColumns } from './first-columns.ts'
import { SheetFault } from './sheet-fault.ts'

/** A thread of its own for one file: what it takes of memory and time ends with it. */
try {
  parentPort?.postMessage({ rows: await firstColumns(Buffer.from(workerData as Uint8Array)) })
} catch (error) {
  parentPort?.postMessage({ fault: error instanceof SheetFault ? error.kind : 'unreadable' })
}
