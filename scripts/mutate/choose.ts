import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedVersions } from './compiler.ts'
import { type Mutant, withMutant } from './mutant.ts'
import type { Options } from './options.ts'
import { locatePlants, readPlants } from './plant.ts'
import { evenSample } from './sample.ts'
import { isProductCode } from './sources.ts'
import { typescriptMutants } from './typescript-mutants.ts'

/** So many times more are asked of the compiler than are wanted: of ten made bugs it refuses about three. */
const SPARE = 2

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/** Those that the compiler refuses. */
function refused(root: string, mutants: readonly Mutant[]): Set<Mutant> {
  const versions = mutants.map(mutant => ({
    file: mutant.file,
    text: withMutant(readFileSync(join(root, mutant.file), 'utf8'), mutant),
  }))
  const verdicts = refusedVersions(root, versions)
  return new Set(mutants.filter((_, index) => verdicts[index]))
}

/** An even choice of the bugs that can be made in these files. */
function makeMutants(root: string, files: readonly string[], most: number, seed: number): Mutant[] {
  const made = files.flatMap(file =>
    typescriptMutants(file, readFileSync(join(root, file), 'utf8')).map(change => ({ file, ...change })),
  )
  return evenSample(made, most, seed)
}

/**
 * The bugs to plant: all plants of the files, and made ones as the options want them. Without a file only plants.
 * @throws {TypeError} for a place without code, and for a plant that fits nowhere
 */
export async function chooseMutants(
  root: string,
  files: readonly string[],
  options: Options,
): Promise<Mutant[]> {
  const { places, onlyPlants, most, seed } = options
  const code = files.filter(isProductCode)
  for (const place of places)
    if (!code.some(file => isIn(file, place))) throw new TypeError(`no code of the product is in ${place}`)
  const isWanted = (file: string) => places.length === 0 || places.some(place => isIn(file, place))

  const { mutants: plants, lost } = locatePlants(root, await readPlants(root), files)
  if (lost.length > 0) throw new TypeError(lost.join('\n'))
  const planted = plants.filter(({ file }) => isWanted(file))
  const isMaking = !onlyPlants && places.length > 0
  const made = isMaking ? makeMutants(root, code.filter(isWanted), most * SPARE, seed) : []
  const no = refused(root, [...planted, ...made])
  const broken = planted.filter(plant => no.has(plant))
  if (broken.length > 0) throw new TypeError(broken.map(({ what }) => `'${what}' is no program`).join('\n'))
  if (!isMaking) return evenSample(planted, most, seed)
  const good = made.filter(mutant => !no.has(mutant))
  return [...planted, ...evenSample(good, most, seed)]
}
