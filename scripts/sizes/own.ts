import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Figure } from '../figures.ts'
import { closure } from './attribution.ts'

interface Own {
  tag: string
  /** What it loads later, by the name of the file. */
  part?: string
  /** Elements, and parts that come later, which have what is not its own: the player, the other tabs of a classroom, and its form, which keeps drafts. */
  beside: readonly string[]
  budget: number
}

/** What an element has for itself, with the part that comes later, if there is one. NaN when a file is not found. */
export function ownFigure(dist: string, { tag, part, beside, budget }: Own): Figure {
  const file = (name: string) =>
    globSync(
      join(dist, name.startsWith('cx-') ? `assets/*/elements/${name.slice(3)}.js` : `assets/*/${name}.js`),
    )
  const others = ['kernel', ...beside].flatMap(file)
  const names = part === undefined ? [tag] : [tag, part]
  const own = names.flatMap(file)
  const isKnown = own.length === names.length && others.length === beside.length + 1
  const shared = new Set(others.flatMap(each => [...closure(each)]))
  const files = new Set(own.flatMap(each => [...closure(each)]).filter(each => !shared.has(each)))
  const bytes = [...files].reduce((sum, each) => sum + gzipSync(readFileSync(each)).length, 0)
  return {
    name: `<${tag}>${part === undefined ? '' : ` with its ${part}`}, beyond the kernel and ${beside.join(', ')}`,
    value: isKnown ? bytes / 1024 : Number.NaN,
    budget,
    unit: 'KB',
  }
}
