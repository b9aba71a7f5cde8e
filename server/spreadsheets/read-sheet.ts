import { Worker } from 'node:worker_threads'
import {
  STUDENT_LIST_HEAP_MEGABYTES,
  STUDENT_LIST_READ_MS,
  STUDENT_LIST_RETRY_SECONDS,
  STUDENT_LIST_WAIT_MS,
  STUDENT_LIST_YOUNG_MEGABYTES,
  STUDENT_LISTS_WAITING_MAX,
  STUDENT_LISTS_WAITING_OF_ONE_MAX,
} from '../../src/contract/limits/student-files.ts'
import { createTurns } from '../turns.ts'
import type { NamePair } from './first-columns.ts'
import { SheetFault, type SheetFaultKind } from './sheet-fault.ts'

const PROGRAM = new URL('./sheet-worker.ts', import.meta.url)
const PLACES = {
  most: STUDENT_LISTS_WAITING_MAX,
  mostOfOne: STUDENT_LISTS_WAITING_OF_ONE_MAX,
  retryAfterSeconds: STUDENT_LIST_RETRY_SECONDS,
}

type Told = { rows: NamePair[] } | { fault: SheetFaultKind }

/** How often it is looked at what a file has taken. */
const LOOKED_AT_EVERY_MS = 250

/** What one file may take, `ms` of a processor; tests have less patience. */
const BOUNDS = { heapMegabytes: STUDENT_LIST_HEAP_MEGABYTES, ms: STUDENT_LIST_READ_MS }

function read(file: Uint8Array, { heapMegabytes, ms }: typeof BOUNDS): Promise<NamePair[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(PROGRAM, {
      workerData: file,
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: heapMegabytes,
        maxYoungGenerationSizeMb: STUDENT_LIST_YOUNG_MEGABYTES,
      },
    })
    let isOver = false
    const end = (settle: () => void) => {
      // its end is heard, too
      if (isOver) return
      isOver = true
      clearTimeout(late)
      clearInterval(looks)
      // the next one begins when this one's memory is free
      void worker.terminate().finally(settle)
    }
    const tooMuch = () => end(() => reject(new SheetFault('too-large')))
    const late = setTimeout(tooMuch, STUDENT_LIST_WAIT_MS)
    // a good file is not at fault where the machine is busy
    const looks = setInterval(
      () =>
        worker.cpuUsage().then(
          ({ user, system }) => (user + system) / 1_000 > ms && tooMuch(),
          // it has ended meanwhile
          () => undefined,
        ),
      Math.min(ms, LOOKED_AT_EVERY_MS),
    )
    worker.once('message', (told: Told) =>
      end(() => ('rows' in told ? resolve(told.rows) : reject(new SheetFault(told.fault)))),
    )
    // out of memory, for one
    worker.once('error', tooMuch)
    worker.once('exit', tooMuch)
  })
}

/** @throws {SheetFault}; 429 while too many files of the teacher wait, 503 while too many do */
export type ReadSheet = (file: Uint8Array, teacherId: number) => Promise<NamePair[]>

/**
 * Reads lists one after the other, each in a thread of its own with a bound of memory and of time: the server goes on
 * answering all the while, and what one file takes is what all of them take.
 */
export function createSheetReader(bounds = BOUNDS): ReadSheet {
  const inTurn = createTurns(PLACES)
  return (file, teacherId) => inTurn(teacherId, () => read(file, bounds))
}
