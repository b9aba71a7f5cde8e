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

/** Node leaves one core free for itself, which on two of them means one file after the other. */
const node = (filesAtOnce: number, ...files: string[]) => [
  ...['node', '--test', '--test-reporter=spec', `--test-concurrency=${filesAtOnce}`],
  ...files,
]

/** Checks that read the sources; the one that takes longest first, since they run side by side. */
export const checks: Step[] = [
  { name: 'types', command: ['node', 'node_modules/typescript-7/bin/tsc', '-p', '.'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
  {
    name: 'layers',
    command: ['depcruise', 'src', 'host', 'demo', 'server', '--config', '.dependency-cruiser.cjs'],
  },
  { name: 'lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings'] },
  { name: 'lengths of files', command: ['node', 'scripts/lengths.ts'] },
]

export const build: Step = { name: 'build', command: ['vite', 'build', '--logLevel', 'warn'] }

const sizes: Step = { name: 'sizes', command: ['node', 'scripts/size.ts'] }

const scripts: Step = { name: 'scripts', command: node(1, 'test/scripts/**/*.test.ts'), count: nodeTests }

const server: Step = {
  name: 'contract and server',
  command: ['node', 'scripts/node-tests.ts', 'test/contract/**/*.test.ts', 'test/server/**/*.test.ts'],
  count: nodeTests,
}

const browser: Step = { name: 'elements and core', command: ['wtr'], count: browserTests }

const journeys: Step = {
  name: 'journeys',
  command: ['node', 'scripts/journeys.ts'],
  count: nodeTests,
}

/**
 * Everything, the longest first. Two steps run side by side, and each runs files side by side: what one of them waits
 * for leaves no core idle. None of them measures time. Sizes and journeys want the build.
 */
export const everything: Step[][] = [
  [...checks, build],
  [browser, server, journeys, scripts, sizes],
]

/**
 * The stories of test/engines, the engine that takes longest first; Chromium is the yardstick for the other two. Then
 * what goes from one engine to the others, and launches of a learning platform, of which each engine keeps something else.
 */
export const engines: Step[] = ['Firefox', 'Chromium', 'WebKit', 'Recordings', 'LTI'].map(name => ({
  name,
  command: node(1, `test/engines/${name.toLowerCase()}.test.ts`),
  count: nodeTests,
}))
