import { spawn } from 'node:child_process'

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

function run(step: Step): Promise<{ ok: boolean; output: string }> {
  const [program = '', ...args] = step.command
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
        process.stdout.write(text)
      })
    }
    child.on('error', error => resolve({ ok: false, output: String(error) }))
    child.on('close', code => resolve({ ok: code === 0, output }))
  })
}

/** Runs each step after the other, all of them even when one fails, and adds up what they tested. */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const total: Tally = { passed: 0, failed: 0 }
  const failedSteps: string[] = []
  for (const step of steps) {
    const started = performance.now()
    console.log(`\n▶ ${step.name}`)
    const { ok, output } = await run(step)
    const tally = step.count?.(output) ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
    // a runner that fails without a failed test, or that ran no test, has not passed
    if (!ok && tally.failed === 0) tally.failed = 1
    if (ok && tally.passed === 0 && tally.failed === 0) tally.failed = 1
    if (tally.failed > 0) failedSteps.push(step.name)
    total.passed += tally.passed
    total.failed += tally.failed
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(
      `${tally.failed ? '✗' : '✓'} ${step.name}: ${tally.passed} passed, ${tally.failed} failed (${seconds} s)`,
    )
  }
  if (failedSteps.length) console.log(`\nFailed: ${failedSteps.join(', ')}`)
  return total
}
