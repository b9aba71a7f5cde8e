import { readFileSync, writeFileSync } from 'node:fs'
import { createSheetReader } from '../../server/spreadsheets/read-sheet.ts'
import { hostileWorkbooks } from './hostile-workbooks.ts'
import { workbookOf } from './workbooks.ts'

/*
 * A process that reads lists as the server does, and nothing else, so that all it takes is theirs: reads some good ones,
 * then every one that means harm, and writes how far it went above what it had before (bytes).
 */
const resident = (what: 'VmRSS' | 'VmHWM') =>
  Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) * 1_024

const read = createSheetReader()
const lists = hostileWorkbooks.map(([, , make]) => make())
// what the first list brings along is not theirs
for (let times = 0; times < 5; times += 1) await read(workbookOf([['Ada', 'L']]), 1)
globalThis.gc?.()
const idle = resident('VmRSS')
// the most begins anew (proc_pid_clear_refs(5))
writeFileSync('/proc/self/clear_refs', '5')
for (const list of lists) await read(list, 1).catch(() => undefined)
console.log(String(resident('VmHWM') - idle))
