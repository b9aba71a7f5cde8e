import type { Step, Tally } from './run-steps.ts'

const lastNumber = (output: string, pattern: RegExp) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0)

/** The closing lines of node's test runner ('ℹ pass 12'). */
function nodeTests(output: string): Tally {
  return {
    passed: lastNumber(output, /^ℹ pass (\d+)/gm),
    failed: lastNumber(output, /^ℹ fail (\d+)/gm) + lastNumber(output, /^ℹ cancelled (\d+)/gm),
  }
}

/** The closing line of web-test-runner ('12 passed, 0 failed'). */
function browserTests(output: string): Tally {
  return { passed: lastNumber(output, /(\d+) passed/g), failed: lastNumber(output, /(\d+) failed/g) }
}

const node = (...args: string[]) => ['node', '--test', '--test-reporter=spec', ...args]

/** Checks that read the sources: lint and format, types, the import table, dead code. */
export const checks: Step[] = [
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings'] },
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.'] },
  {
    name: 'layers',
    command: ['depcruise', 'src', 'host', 'demo', 'server', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'dead code', command: ['knip', '--no-progress'] },
]

export const build: Step = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] }

export const sizes: Step = { name: 'sizes', command: ['node', 'scripts/size.ts'] }

/** Everything that tests behaviour, from the rules to whole journeys; the journeys want the build. */
export const suites: Step[] = [
  { name: 'scripts', command: node('test/scripts/**/*.test.ts'), count: nodeTests },
  {
    name: 'contract and server',
    command: node('test/contract/**/*.test.ts', 'test/server/**/*.test.ts'),
    count: nodeTests,
  },
  { name: 'elements and core', command: ['wtr'], count: browserTests },
  {
    name: 'journeys',
    command: node('--test-concurrency=1', 'test/journeys/**/*.test.ts'),
    count: nodeTests,
  },
]
