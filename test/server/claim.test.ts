import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { claim } from '../../server/db/claim.ts'

const module = fileURLToPath(new URL('../../server/db/claim.ts', import.meta.url))
/** More than any system gives to a process. */
const DEAD = 2 ** 30

/** Claims once it is told to, says what came of it, and holds it until its input ends. */
const claimant = `
  const { claim } = await import(${JSON.stringify(module)})
  process.stdout.write('ready ')
  process.stdin.once('data', () => {
    try {
      claim(process.argv[1])
      process.stdout.write('won')
    } catch (error) {
      process.stdout.write(error.name)
    }
  })`

async function claimTogether(file: string): Promise<string[]> {
  const claimants = [1, 2, 3].map(() =>
    spawn(process.execPath, ['--input-type=module', '-e', claimant, file], {
      stdio: ['pipe', 'pipe', 'inherit'],
    }),
  )
  const said = claimants.map(() => '')
  const says = async (word: RegExp) => {
    while (!said.every(words => word.test(words)))
      await Promise.race(claimants.map(({ stdout }) => once(stdout, 'data')))
  }
  for (const [at, { stdout }] of claimants.entries())
    stdout.on('data', piece => {
      said[at] += piece
    })
  await says(/ready/)
  for (const { stdin } of claimants) stdin.write('go')
  await says(/ready ./)
  for (const { stdin } of claimants) stdin.end()
  await Promise.all(claimants.map(child => once(child, 'close')))
  return said.map(words => words.slice('ready '.length)).sort()
}

describe('the claim to the embedded database', () => {
  it('of a process that died is taken over by one alone of those that try at once', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'cx-claim-'))
    const file = join(directory, 'pglite.pid')
    for (let round = 0; round < 6; round++) {
      writeFileSync(file, String(DEAD))
      assert.deepEqual(await claimTogether(file), ['DatabaseInUse', 'DatabaseInUse', 'won'])
    }
    rmSync(directory, { recursive: true })
  })

  it('is taken over even where a process died while it took over, and leaves nothing behind', () => {
    const directory = mkdtempSync(join(tmpdir(), 'cx-claim-'))
    const file = join(directory, 'pglite.pid')
    for (const name of [file, `${file}.takeover`]) writeFileSync(name, String(DEAD))
    claim(file)()
    assert.deepEqual(readdirSync(directory), [])
    rmSync(directory, { recursive: true })
  })
})
