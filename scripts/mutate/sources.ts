import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const PRODUCT = /^(src|server|host|demo)\//
const PROGRAM = /\.tsx?$/
/** What names other files, or is named by them. */
const NAMED = /\.(tsx?|js|css)$/

/** The product's own code, in which bugs are planted. */
export const isProductCode = (file: string): boolean =>
  PRODUCT.test(file) && PROGRAM.test(file) && !file.endsWith('.generated.ts') && !file.endsWith('.d.ts')

/** Files that are named in a file: imports of any kind, styles too, and programs that it starts. */
function namedIn(file: string, text: string, known: ReadonlySet<string>): string[] {
  const found: string[] = []
  for (const [, name = ''] of text.matchAll(/['"`]([\w@./-]+\.(?:tsx?|js|css))(?:\?\w+)?['"`]/g)) {
    const places = [normalize(join(dirname(file), name)), normalize(name)]
    const place = places.find(path => known.has(path))
    if (place) found.push(place)
  }
  return found
}

export interface Graph {
  /** The files that this one needs, itself included, with how many steps they are away. */
  needs: (file: string) => ReadonlyMap<string, number>
}

/** Who names whom, read from the sources. */
export function readGraph(root: string, files: readonly string[]): Graph {
  const code = new Set(files.filter(file => NAMED.test(file)))
  const named = new Map<string, string[]>()
  for (const file of code) named.set(file, namedIn(file, readFileSync(join(root, file), 'utf8'), code))
  return {
    needs(file) {
      const steps = new Map([[file, 0]])
      for (const [next, step] of steps)
        for (const other of named.get(next) ?? []) if (!steps.has(other)) steps.set(other, step + 1)
      return steps
    },
  }
}
