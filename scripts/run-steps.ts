import { availableParallelism } from 'node:os'
import { stripVTControlCharacters } from 'node:util'
import { type Outcome, runCommand } from './run-command.ts'

/** One command of a suite. `count` reads passed and failed tests out of its output; without it a step counts as one. */
export interface Step {
  name: string
  command: string[]
  count?: (output: string) => Tally | undefined
}

export interface Tally {
  passed: number
  failed: number
}

/** No step takes as long unless it hangs. */
const STEP_LIMIT_SECONDS = 2_300

/** So much of what a red step has printed is said again at the end: whoever keeps only that sees why. */
const RED_LINES_MAX = 200

/** What a runner says first of a failed test, and so many lines with it, are said again from before those, too. */
const RED_MARK = /^\s*(❌|✖)/
const REASON_LINES = 10

interface Result extends Tally {
  name: string
  seconds: number
  output: string
}

/** A test that passed or the beginning of a suite, in the words of node's runner, or how far a browser's run has come. */
const isOfNoUse = (line: string): boolean =>
  /^\s*(✔|▶|﹣|ℹ|$)/.test(line) || /^(Running tests\.\.\.|Chrome: \|)/.test(line)

/** What is wrong and the end of what a red step has printed, without the lines that tell nothing of it. */
function saidAgain({ name, output }: Result): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter(line => !isOfNoUse(line))
  const before = lines.slice(0, -RED_LINES_MAX)
  const reasons = before
    .flatMap((line, index) => (RED_MARK.test(line) ? before.slice(index, index + REASON_LINES) : []))
    .slice(0, RED_LINES_MAX)
  return `\n▶ ${name}, again\n${[...reasons, ...lines.slice(-RED_LINES_MAX)].join('\n')}\n`
}

function tallyOf({ count }: Step, { isGreen, output }: Outcome): Tally {
  // FORCE_COLOR, as servers for builds set it, paints the lines that are counted by
  const tally = count?.(stripVTControlCharacters(output)) ?? {
    passed: isGreen ? 1 : 0,
    failed: isGreen ? 0 : 1,
  }
  // a runner that fails without a failed test, or that ran no test, has not passed
  if (!isGreen && tally.failed === 0) return { ...tally, failed: 1 }
  if (isGreen && tally.passed === 0 && tally.failed === 0) return { ...tally, failed: 1 }
  return tally
}

const lineOf = ({ name, passed, failed, seconds }: Result) =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(1)} s)\n`

interface Options {
  /** For all of it; what is left then has failed. */
  limitSeconds?: number
  print?: (text: string) => void
}

/** Runs a step; one that has others beside it keeps its output until its end, so that it can be read. */
async function runStep(step: Step, isAlone: boolean, limit: number, print: (text: string) => void) {
  const title = `\n▶ ${step.name}\n`
  print(isAlone ? title : `… ${step.name}\n`)
  const outcome = await runCommand(step.command, {
    limitSeconds: limit,
    ...(isAlone ? { onOutput: print } : {}),
  })
  const { seconds, output } = outcome
  const result: Result = { name: step.name, seconds, output, ...tallyOf(step, outcome) }
  print(isAlone ? lineOf(result) : title + output + lineOf(result))
  return result
}

/** Does the work for each step, as many at a time as there are cores; `isAlone` when that is one. */
async function sideBySide(
  steps: readonly Step[],
  work: (step: Step, isAlone: boolean) => Promise<Result>,
): Promise<Result[]> {
  const waiting = steps.values()
  const results: Result[] = []
  const hands = Math.min(steps.length, availableParallelism())
  await Promise.all(
    Array.from({ length: hands }, async () => {
      for (const step of waiting) results.push(await work(step, hands === 1))
    }),
  )
  return results
}

function tableOf(results: readonly Result[], altogether: number): string {
  const width = Math.max(...results.map(({ name }) => name.length))
  const row = (name: string, ...cells: string[]) =>
    `  ${name.padEnd(width)}${cells.map(cell => cell.padStart(9)).join('')}\n`
  const rows = results.map(({ name, passed, failed, seconds }) =>
    row(name, String(passed), String(failed), seconds.toFixed(1)),
  )
  const head = row('', 'passed', 'failed', 'seconds')
  return `\n${head}${rows.join('')}${row('altogether', '', '', altogether.toFixed(1))}`
}

/**
 * Runs the groups of steps one after the other, and the steps of a group side by side; all of them even when one
 * fails. Adds up what they tested, says again what the red ones have printed, and how long each took.
 */
export async function runSteps(
  groups: readonly (readonly Step[])[],
  { limitSeconds = Number.POSITIVE_INFINITY, print = text => process.stdout.write(text) }: Options = {},
): Promise<Tally> {
  const started = performance.now()
  const elapsed = () => (performance.now() - started) / 1_000
  const limit = () => Math.max(0, Math.min(STEP_LIMIT_SECONDS, limitSeconds - elapsed()))
  const results: Result[] = []
  for (const steps of groups)
    results.push(...(await sideBySide(steps, (step, isAlone) => runStep(step, isAlone, limit(), print))))
  const red = results.filter(({ failed }) => failed > 0)
  for (const result of red) print(saidAgain(result))
  print(tableOf(results, elapsed()))
  if (red.length > 0) print(`\nFailed: ${red.map(({ name }) => name).join(', ')}\n`)
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  }
}
