import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFiles } from './project-files.ts'

/** Files are to be read at once: these are their lengths, in lines, over sources, tests and scripts alike. */
const MEDIAN = { least: 40, most: 60 }
const MOST_ARE_UNDER = 200
const MOST = 0.95
const LONGEST = 300

const WRITTEN_BY_HAND = /\.(ts|tsx|css|js|cjs)$/

/** Tables, in which a line is an entry and nothing is to be followed. */
const DATA = [
  /\.generated\.ts$/,
  /^server\/db\/(seed|migrations)\//,
  /^server\/areas\/[^/]+\/(seed\.ts$|seed\/|data\/)/,
  /^test\/mutants\//,
  /^test\/contract\/[^/]+-cases\.ts$/,
]

export interface Length {
  file: string
  lines: number
}

/** What is wrong with the lengths of a project's files; nothing when all is well. */
export function lengthFaults(all: readonly Length[]): string[] {
  const lengths = all
    .filter(({ file }) => WRITTEN_BY_HAND.test(file) && !DATA.some(data => data.test(file)))
    .sort((one, other) => one.lines - other.lines)
  const median = lengths[Math.floor((lengths.length - 1) / 2)]?.lines ?? 0
  const short = lengths.filter(({ lines }) => lines < MOST_ARE_UNDER).length
  const faults = lengths
    .filter(({ lines }) => lines > LONGEST)
    .map(({ file, lines }) => `${file} has ${lines} lines, of at most ${LONGEST}`)
  if (median < MEDIAN.least || median > MEDIAN.most)
    faults.push(`half of the files have up to ${median} lines; ${MEDIAN.least} to ${MEDIAN.most} are right`)
  if (short < lengths.length * MOST) {
    const percent = Math.floor((short / lengths.length) * 100)
    faults.push(`${percent} of 100 files are shorter than ${MOST_ARE_UNDER} lines; 95 are to be`)
  }
  return faults
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const lengths = projectFiles(root)
    .filter(file => WRITTEN_BY_HAND.test(file))
    .map(file => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
  const faults = lengthFaults(lengths)
  for (const fault of faults) console.log(fault)
  if (faults.length > 0) process.exitCode = 1
}
