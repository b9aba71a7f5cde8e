import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { runBounded } from '../../server/images/bounded-process.ts'

/** A process that is not ended for its work stays until the test's own end. */
const NEVER_MS = 2_147_483_647

describe('a process for one picture', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cx-bounded-'))
  after(() => rmSync(directory, { recursive: true, force: true }))

  const run = (source: string, workSeconds = 30, longestMs = NEVER_MS) => {
    const program = join(directory, 'program.mjs')
    writeFileSync(program, source)
    return runBounded(program, new Blob(['given']), directory, { workSeconds, longestMs })
  }

  it('answers what the program makes of what it is given', async () => {
    const made = await run('process.stdin.pipe(process.stdout)')
    assert.equal(made?.toString(), 'given')
  })

  it('is ended for its work though it never lets go of its thread', async () => {
    assert.equal(await run('process.stdout.write("x"); for (;;);', 1), null)
    assert.deepEqual(
      readdirSync(directory).filter(name => name.startsWith('core')),
      [],
    )
  })

  it('is ended though it does nothing at all', async () => {
    assert.equal(await run('setInterval(() => {}, 1000)', 30, 1_000), null)
  })

  it('answers nothing where the program fails', async () => {
    assert.equal(await run('process.stdout.write("x"); process.exitCode = 1'), null)
    assert.equal(await run(''), null)
  })

  it('knows nothing of the server’s environment', async () => {
    process.env.CANARY_OF_TEST = 'canary'
    const made = await run('process.stdout.write(Object.keys(process.env).join())')
    delete process.env.CANARY_OF_TEST
    assert.match(made?.toString() ?? '', /NODE_COMPILE_CACHE/)
    assert.doesNotMatch(made?.toString() ?? '', /CANARY/)
  })
})
