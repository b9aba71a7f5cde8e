import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Baseline, type NodeTest } from './mutate/baseline.ts'
import { chooseMutants } from './mutate/choose.ts'
import { type Copy, makeCopy } from './mutate/copy.ts'
import { Judge, type Verdict } from './mutate/judge.ts'
import { describeMutant, type Mutant } from './mutate/mutant.ts'
import { type Options, readOptions, USAGE } from './mutate/options.ts'
import type { Executed } from './mutate/reach.ts'
import { readGraph } from './mutate/sources.ts'
import { makeTemplates } from './mutate/templates.ts'
import { packPackages } from './pack-packages.ts'
import { projectFiles } from './project-files.ts'

/** Of ten planted bugs, nine are to be noticed. */
const ENOUGH = 0.9

const root = process.cwd()

/** Does the work with so many hands; each hand has a copy of its own. */
async function withAll<Item, Result>(
  items: readonly Item[],
  copies: readonly Copy[],
  work: (item: Item, copy: Copy) => Promise<Result>,
): Promise<Result[]> {
  const waiting = items.entries()
  const results: Result[] = []
  await Promise.all(
    copies.map(async copy => {
      for (const [index, item] of waiting) results[index] = await work(item, copy)
    }),
  )
  return results
}

const show = (mutant: Mutant) => describeMutant(readFileSync(join(root, mutant.file), 'utf8'), mutant)

interface Means {
  files: readonly string[]
  copies: readonly Copy[]
  /** What makes the databases that tests start from. */
  making: Executed
}

async function hunt(mutants: readonly Mutant[], { files, copies, making }: Means) {
  const graph = readGraph(root, files)
  const baseline = new Baseline(root, graph, files)
  const reaches = (test: string) => {
    const needed = graph.needs(test)
    return mutants.some(({ file }) => needed.has(file))
  }
  const tests = files.filter(
    file => /^test\/(?!journeys|scripts|engines).*\.test\.tsx?$/.test(file) && reaches(file),
  )
  const isNode = (file: string) => /^test\/(contract|server)\//.test(file)
  const browserTests = tests.filter(file => !isNode(file))
  const nodeTests: NodeTest[] = await withAll(tests.filter(isNode), copies, (file, copy) =>
    baseline.nodeTest(file, copy),
  )
  if (copies[0]) await baseline.browserTests(browserTests, copies[0])

  const judge = new Judge(root, graph, { nodeTests, browserTests, making })
  let done = 0
  return withAll(mutants, copies, async (mutant, copy) => {
    const verdict = await judge.judge(mutant, copy)
    done += 1
    const outcome = verdict.by
      ? `${verdict.isSlow ? 'past its time in' : 'caught by'} ${verdict.by}`
      : 'SURVIVES'
    console.log(`${done}/${mutants.length} ${show(mutant)} · ${outcome}`)
    return verdict
  })
}

function report(verdicts: readonly Verdict[]): boolean {
  const survivors = verdicts.filter(({ by }) => !by)
  if (survivors.length > 0) console.log('\nNo test noticed:')
  for (const { mutant, tests } of survivors)
    console.log(`  ${show(mutant)}${tests === 0 ? ' (no test runs it)' : ''}`)
  const caught = verdicts.length - survivors.length
  const slow = verdicts.filter(({ isSlow }) => isSlow).length
  const share = caught / verdicts.length
  console.log(
    `\n${caught} of ${verdicts.length} caught (${Math.floor(share * 100)} %)${slow ? `, ${slow} of them by a time limit alone` : ''}`,
  )
  return share >= ENOUGH
}

async function main(options: Options): Promise<boolean> {
  const files = projectFiles(root)
  const mutants = await chooseMutants(root, files, options)
  if (options.isList) {
    for (const mutant of mutants) console.log(show(mutant))
    console.log(`\n${mutants.length} bugs`)
    return true
  }
  if (mutants.length === 0) throw new TypeError('there is no bug to plant')
  await packPackages()
  const making = await makeTemplates(root)
  const copies = Array.from({ length: Math.min(options.jobs, mutants.length) }, () => makeCopy(root, files))
  process.once('exit', () => {
    for (const copy of copies) copy.remove()
  })
  return report(await hunt(mutants, { files, copies, making }))
}

/** `npm run mutate -- <files>`: which planted bugs no test notices. */
try {
  process.exitCode = (await main(readOptions(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  console.error(error instanceof TypeError ? `${error.message}\n\n${USAGE}` : error)
  process.exitCode = 2
}
