import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { setInterval } from 'node:timers'
import { endCommand, startCommand } from '../commands.ts'
import type { Copy } from './copy.ts'

export interface Run {
  /** `slow` is past its time limit: a bug that hangs is noticed, too. */
  outcome: 'green' | 'red' | 'slow'
  seconds: number
  output: string
}

interface Options {
  limitSeconds: number
  /** Where node writes what was executed. */
  coverage?: string
  /** The project whose template databases are good, and made (makeTemplates); by default the copy. */
  templatesOf?: string
}

const FIRST_RED = join(import.meta.dirname, 'first-red.js')
const BROWSER_TESTS = join(import.meta.dirname, 'browser-tests.js')
const WEB_TEST_RUNNER = 'node_modules/@web/test-runner/dist/bin.js'

/** Tests run as if nobody had started them from another test. */
function environment(copy: Copy, more: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_TEST_CONTEXT, NODE_V8_COVERAGE, TEST_DATABASE_URL, ...rest } = process.env
  const path = [join(copy.path, 'node_modules/.bin'), rest.PATH ?? ''].join(delimiter)
  return { ...rest, PATH: path, TMPDIR: join(copy.path, 't'), ...more }
}

/** Runs a command and everything that it starts; `isOver` may end it before. */
function run(
  copy: Copy,
  args: string[],
  {
    limitSeconds,
    more,
    isOver,
  }: { limitSeconds: number; more: Record<string, string>; isOver?: () => boolean },
): Promise<Run> {
  const started = performance.now()
  return new Promise(resolve => {
    const child = startCommand(process.execPath, args, { cwd: copy.path, env: environment(copy, more) })
    let outcome: Run['outcome'] | undefined
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4_000)
      })
    const clock = setTimeout(() => {
      outcome = 'slow'
      endCommand(child)
    }, limitSeconds * 1_000)
    const look = setInterval(() => {
      if (!isOver?.()) return
      outcome = 'red'
      endCommand(child)
    }, 200)
    child.on('exit', code => {
      clearTimeout(clock)
      clearInterval(look)
      outcome ??= code === 0 ? 'green' : 'red'
      resolve({ outcome, seconds: (performance.now() - started) / 1_000, output })
    })
  })
}

/** One file of node's tests, up to its first red test. */
export function runNodeTest(
  copy: Copy,
  file: string,
  { limitSeconds, coverage, templatesOf }: Options,
): Promise<Run> {
  const more: Record<string, string> = {
    ...(coverage ? { NODE_V8_COVERAGE: coverage } : {}),
    ...(templatesOf ? { TEMPLATE_SOURCES: templatesOf } : {}),
  }
  return run(copy, [`--test-reporter=${FIRST_RED}`, '--test-reporter-destination=stderr', file], {
    limitSeconds,
    more,
  })
}

/** Some files of the browser's tests, up to the first that is red: `redFile`. Those before it were green. */
export async function runBrowserTests(
  copy: Copy,
  files: readonly string[],
  { limitSeconds }: Options,
): Promise<Run & { redFile: string | undefined; greenFiles: string[] }> {
  const results = join(copy.path, 'results.jsonl')
  rmSync(results, { force: true })
  const read = () => {
    const lines = existsSync(results) ? readFileSync(results, 'utf8').split('\n').slice(0, -1) : []
    return lines.map(line => JSON.parse(line) as { file: string; isGreen: boolean })
  }
  const ran = await run(copy, [WEB_TEST_RUNNER, '--config', BROWSER_TESTS, '--files', ...files], {
    limitSeconds,
    more: { MUTATE_RESULTS: results, VITE_CACHE_DIR: join(copy.path, '.cache/vite') },
    isOver: () => read().some(({ isGreen }) => !isGreen),
  })
  const done = read()
  return {
    ...ran,
    redFile: done.find(({ isGreen }) => !isGreen)?.file,
    greenFiles: done.filter(({ isGreen }) => isGreen).map(({ file }) => file),
  }
}
