import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { runCommand } from './run-command.ts'
import { addSums, printSums } from './sums.ts'

/** What a process imports, and compiles with its first server, takes longer than most files of tests. */
const FILES_OF_A_PROCESS = 24

/** No process takes as long unless it hangs. */
const LIMIT_SECONDS = 1_500

/**
 * What a process has once, and a test does not give back: its memory, its environment, its built-in objects, a package
 * that others use, too, or that changes these (drizzle-kit), and the browser's code, whose stores are its state. A clock
 * or a method that is mocked is given back.
 */
const OF_THE_PROCESS =
  /\bprocess\.(memoryUsage|cpuUsage|threadCpuUsage|chdir|umask|env\.\w+ =)|(prototype|globalThis)\.\w+ =|syncBuiltin|registerHooks|createRequire|drizzle-kit|\/src\/core\//

/** A file and what it takes from test/support. */
function textsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const supports = [...text.matchAll(/ from '(\.\.\/support\/[^']+)'/g)]
  return [text, ...supports.map(([, support = '']) => readFileSync(join(dirname(file), support), 'utf8'))]
}

const wantsItsOwn = (file: string): boolean => textsOf(file).some(text => OF_THE_PROCESS.test(text))

/** One process each: some files together, neighbours apart, which take as long as each other; each alone that has to be. */
function portions(files: readonly string[]): string[][] {
  const alone = files.filter(wantsItsOwn)
  const others = files.filter(file => !alone.includes(file))
  const count = Math.ceil(others.length / FILES_OF_A_PROCESS)
  const together = Array.from({ length: count }, (_, portion) =>
    others.filter((_file, index) => index % count === portion),
  )
  return [...together, ...alone.map(file => [file])]
}

/**
 * `node scripts/node-tests.ts <pattern> ...`: runs files of tests for node, several in one process and one process more
 * than there are cores, and adds up what they say. Ends with 1 when one is red.
 */
const files = globSync(process.argv.slice(2)).sort()
const waiting = portions(files).values()

async function runSome(): Promise<void> {
  for (const portion of waiting) {
    const command = ['node', '--test', '--test-isolation=none', '--test-reporter=spec', ...portion]
    const { isGreen, output } = await runCommand(command, { limitSeconds: LIMIT_SECONDS })
    process.stdout.write(`\n${portion.join('\n')}\n${output}`)
    addSums(output)
    if (!isGreen) process.exitCode = 1
  }
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, runSome))
printSums()
