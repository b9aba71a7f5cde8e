import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const IMPORT = /\bfrom '(\.[^']+\.ts)'|\bimport\('(\.[^']+\.ts)'\)/g

/** Files of ours that these files need, themselves included, as absolute paths. */
export function importGraph(entries: readonly string[]): string[] {
  const found = new Set<string>()
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue
    found.add(file)
    for (const [, from, dynamic] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      waiting.push(resolve(file, '..', from ?? dynamic ?? ''))
    }
  }
  return [...found]
}
