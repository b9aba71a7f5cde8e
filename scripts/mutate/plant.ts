import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Mutant } from './mutant.ts'
import { isProductCode } from './sources.ts'

/** A bug written by hand, since no generator makes it. The text says where it belongs, wherever its file moves. */
export interface Plant {
  /** What then goes wrong, in one sentence. */
  bug: string
  /** Part of the product in which `text` stands exactly once. */
  in: 'src' | 'server' | 'host'
  text: string
  becomes: string
}

const isPlantable = (file: string) => isProductCode(file) || /^server\/.*\.sql$/.test(file)

/** Every plant of `test/mutants`, by the name of its file. */
export async function readPlants(root: string): Promise<Plant[]> {
  const files = globSync('test/mutants/*.ts', { cwd: root }).sort()
  const modules = await Promise.all(
    files.map(file => import(pathToFileURL(join(root, file)).href) as Promise<{ plants: Plant[] }>),
  )
  return modules.flatMap(({ plants }) => plants)
}

/** The text, however it is broken into lines. */
const anywhere = (text: string) =>
  new RegExp(
    text
      .trim()
      .split(/\s+/)
      .map(word => word.replace(/[^\w]/g, '\\$&'))
      .join('\\s+'),
    'g',
  )

/** Where each plant belongs. A text that is not there, or more than once, is told in `lost`. */
export function locatePlants(
  root: string,
  plants: readonly Plant[],
  files: readonly string[],
): { mutants: Mutant[]; lost: string[] } {
  const sources = files
    .filter(isPlantable)
    .map(file => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const mutants: Mutant[] = []
  const lost: string[] = []
  for (const plant of plants) {
    const places = sources
      .filter(({ file }) => file.startsWith(`${plant.in}/`))
      .flatMap(({ file, text }) =>
        [...text.matchAll(anywhere(plant.text))].map(match => ({
          file,
          start: match.index,
          end: match.index + match[0].length,
        })),
      )
    const [place, another] = places
    if (!place) lost.push(`'${plant.bug}' is nowhere in ${plant.in}`)
    else if (another) lost.push(`'${plant.bug}' fits twice: ${place.file}, ${another.file}`)
    else
      mutants.push({
        ...place,
        replacement: plant.becomes,
        what: plant.bug,
      })
  }
  return { mutants, lost }
}
