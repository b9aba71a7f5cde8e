import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { runSteps, type Step } from '../../scripts/run-steps.ts'
import { isAlive } from '../support/is-alive.ts'

const script = (name: string, code: string): Step => ({ name, command: [process.execPath, '-e', code] })

/** What a run prints, and its tally. */
async function printed(groups: Step[][], limitSeconds = 60) {
  let output = ''
  const print = (text: string) => {
    output += text
  }
  const tally = await runSteps(groups, { limitSeconds, print })
  return { tally, output }
}

/** A program that starts another which lives for long, in a group of its own when it is `detached`, and notes its number. */
const starts = (file: string, options: string, then = '') => `
  const { pid } = require('child_process').spawn('sleep', ['1000'], ${options})
  require('fs').writeFileSync('${file}', String(pid))
  ${then}`

describe('the steps of a suite', () => {
  let directory: string
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'cx-steps-'))
  })
  after(() => rmSync(directory, { recursive: true, force: true }))

  it('add up what they have tested, each as it counts, and go on after a red one', async () => {
    const { tally, output } = await printed([
      [{ ...script('tests', 'console.log("5 good")'), count: () => ({ passed: 5, failed: 2 }) }],
      [script('check', '')],
      [script('broken', 'process.exit(3)')],
    ])
    assert.deepEqual(tally, { passed: 6, failed: 3 })
    assert.match(output, /Failed: tests, broken\n$/)
  })

  it('say at the end, once more, what is red, and no test that passed', async () => {
    const code = `console.log('▶ a suite'); console.log('  ✔ is fine (1ms)'); console.log('  ✖ is not fine'); process.exit(1)`
    const { output } = await printed([[script('red', code), script('green', 'console.log("all is well")')]])
    const again = output.slice(output.indexOf('▶ red, again'), output.indexOf('  seconds\n'))
    assert.match(again, /✖ is not fine/)
    assert.doesNotMatch(again, /is fine|a suite|all is well/)
    assert.doesNotMatch(output, /green, again/)
  })

  it('say what was red long before the end, with its reason', async () => {
    const code = `console.log('❌ early'); console.log('because'); for (let n = 0; n < 900; n++) console.log('noise ' + n); process.exitCode = 1`
    const { output } = await printed([[script('red', code)]])
    const again = output.slice(output.indexOf('▶ red, again'), output.indexOf('  seconds\n'))
    assert.match(again, /❌ early\nbecause\n/)
    assert.doesNotMatch(again, /noise 500\n/)
    assert.match(again, /noise 899\n/)
  })

  it('are counted in colours, too', async () => {
    const count = (output: string) => ({
      passed: Number(/^ℹ pass (\d+)$/m.exec(output)?.[1] ?? 0),
      failed: 0,
    })
    const colours = { ...script('colours', "console.log('\\x1b[34mℹ pass 5\\x1b[39m')"), count }
    const { tally, output } = await printed([[colours]])
    assert.deepEqual(tally, { passed: 5, failed: 0 })
    assert.ok(output.includes('\x1b[34mℹ pass 5'))
  })

  it('have failed when they tested nothing, or fail without a failed test', async () => {
    const count = () => ({ passed: 0, failed: 0 })
    const { tally } = await printed([
      [{ ...script('a', ''), count }],
      [{ ...script('b', 'process.exit(1)'), count }],
    ])
    assert.deepEqual(tally, { passed: 0, failed: 2 })
  })

  it('say how long each took, and all of them', async () => {
    const { output } = await printed([[script('quick', '')], [script('slow', 'setTimeout(() => {}, 300)')]])
    const table = output.slice(output.indexOf('  seconds\n'))
    const seconds = (name: string) => Number(new RegExp(`${name}.* (\\d+\\.\\d)\\n`).exec(table)?.[1])
    assert.ok(seconds('slow') >= 0.3)
    // each of the three is rounded to a tenth
    assert.ok(seconds('altogether') > seconds('slow') + seconds('quick') - 0.151)
  })

  it('of a group run at the same time, and are told one after the other', async () => {
    // each waits for the other to be there
    const meet = (me: string, other: string) =>
      script(
        me,
        `const fs = require('fs'); console.log('${me} begins'); fs.writeFileSync('${directory}/${me}', '')
        const look = setInterval(() => {
          if (!fs.existsSync('${directory}/${other}')) return
          clearInterval(look); console.log('${me} ends')
        }, 10)`,
      )
    const { tally, output } = await printed([[meet('one', 'other'), meet('other', 'one')]])
    assert.deepEqual(tally, { passed: 2, failed: 0 })
    assert.match(output, /▶ one\none begins\none ends\n✓ one/)
    assert.match(output, /▶ other\nother begins\nother ends\n✓ other/)
  })

  it('that hang are stopped with all that they have started, and the rest does not begin', {
    timeout: 60_000,
  }, async () => {
    const file = join(directory, 'child')
    const hang = { name: 'hangs', command: ['sh', '-c', `sleep 1000 & echo $! > ${file}; wait`] }
    const { tally, output } = await printed([[hang], [script('later', 'console.log("begun")')]], 3)
    assert.deepEqual(tally, { passed: 0, failed: 2 })
    assert.match(output, /stopped after 3 seconds/)
    assert.doesNotMatch(output, /begun/)
    while (isAlive(readFileSync(file, 'utf8'))) await setTimeout(20)
  })

  it('that hang are stopped with what they have started in a group of its own, as a browser is', {
    timeout: 60_000,
  }, async () => {
    const file = join(directory, 'browser')
    const hang = script('hangs', starts(file, "{ detached: true, stdio: 'inherit' }"))
    const { tally } = await printed([[hang]], 3)
    assert.deepEqual(tally, { passed: 0, failed: 1 })
    while (isAlive(readFileSync(file, 'utf8'))) await setTimeout(20)
  })

  for (const stdio of ['inherit', 'ignore'])
    it(`leave no process behind that has its output: ${stdio}`, { timeout: 60_000 }, async () => {
      const file = join(directory, `left-${stdio}`)
      const leaves = script('leaves', starts(file, `{ stdio: '${stdio}' }`, 'process.exit(0)'))
      const { tally, output } = await printed([[leaves]], 50)
      assert.deepEqual(tally, { passed: 1, failed: 0 })
      assert.doesNotMatch(output, /stopped/)
      while (isAlive(readFileSync(file, 'utf8'))) await setTimeout(20)
    })

  it('have failed when they ended well and something of theirs, out of reach, goes on past their time', {
    timeout: 60_000,
  }, async () => {
    const file = join(directory, 'out-of-reach')
    const code = starts(file, "{ detached: true, stdio: 'inherit' }", 'process.exit(0)')
    const { tally } = await printed([[script('goes on', code)]], 3)
    process.kill(Number(readFileSync(file, 'utf8')))
    assert.deepEqual(tally, { passed: 0, failed: 1 })
  })

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    it(`end with all that they have started at ${signal}`, { timeout: 60_000 }, async () => {
      const file = join(directory, signal)
      const step = script('sleeps', starts(file, '{ detached: true }'))
      const runner = new URL('../../scripts/run-steps.ts', import.meta.url)
      const program = `(await import('${runner}')).runSteps([[${JSON.stringify(step)}]])`
      const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'ignore' })
      const ended = once(child, 'exit')
      while (!existsSync(file) || readFileSync(file, 'utf8') === '') await setTimeout(20)
      child.kill(signal)
      await ended
      while (isAlive(readFileSync(file, 'utf8'))) await setTimeout(20)
    })
})
