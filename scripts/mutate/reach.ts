import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Executed parts of a file, as pairs of offsets. */
export type Parts = [start: number, end: number][]

/** What was executed of each file of the product. */
export type Executed = Record<string, Parts>

interface ScriptCoverage {
  url: string
  functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[]
}

/** An inner range says more than the one around it. */
function paint(cells: Uint8Array, { functions }: ScriptCoverage): void {
  const ranges = functions.flatMap(({ ranges }) => ranges)
  ranges.sort((one, other) => other.endOffset - other.startOffset - (one.endOffset - one.startOffset))
  for (const { startOffset, endOffset, count } of ranges)
    cells.fill(count > 0 ? 1 : 0, startOffset, endOffset)
}

function partsOf(cells: Uint8Array): Parts {
  const parts: Parts = []
  for (let at = 0; at < cells.length; at++) {
    if (!cells[at]) continue
    const start = at
    while (at < cells.length && cells[at]) at += 1
    parts.push([start, at])
  }
  return parts
}

/**
 * Reads what the processes of one test file have executed (node's NODE_V8_COVERAGE). Node takes types out by writing
 * spaces in their place: offsets are those of the source.
 */
export function readExecuted(directory: string, root: string, isWanted: (file: string) => boolean): Executed {
  const cells = new Map<string, Uint8Array>()
  for (const name of readdirSync(directory)) {
    const { result } = JSON.parse(readFileSync(join(directory, name), 'utf8')) as { result: ScriptCoverage[] }
    for (const script of result) {
      if (!script.url.startsWith('file://')) continue
      const path = fileURLToPath(script.url)
      const file = path.slice(root.length + 1)
      if (!path.startsWith(`${root}/`) || !isWanted(file)) continue
      const length = Math.max(
        ...script.functions.flatMap(({ ranges }) => ranges.map(range => range.endOffset)),
      )
      const now = new Uint8Array(length)
      paint(now, script)
      const before = cells.get(file)
      cells.set(file, before ? now.map((cell, at) => cell || (before[at] ?? 0)) : now)
    }
  }
  return Object.fromEntries([...cells].map(([file, painted]) => [file, partsOf(painted)]))
}

/** Whether anything between two offsets was executed. */
export const isExecuted = (parts: Parts | undefined, from: number, to: number): boolean =>
  parts?.some(([start, end]) => start < to && from < end) ?? false

/** How many characters were executed. */
export const sizeOf = (parts: Parts | undefined): number =>
  (parts ?? []).reduce((sum, [start, end]) => sum + end - start, 0)
