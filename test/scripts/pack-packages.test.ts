import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, describe, it } from 'node:test'
import { pathToFileURL } from 'node:url'

const cache = mkdtempSync(join(tmpdir(), 'cx-packed-'))
const packer = new URL('../../scripts/pack-packages.ts', import.meta.url).href

/** What a process says in JSON that has packed, or found what another has packed. */
function say(expression: string): unknown {
  const { NODE_ENV, NODE_OPTIONS, PACKED_PACKAGES, ...env } = process.env
  const program = `
    const { packPackages } = await import('${packer}')
    await packPackages(${JSON.stringify(cache)})
    console.log(JSON.stringify(${expression}))`
  return JSON.parse(execFileSync(process.execPath, ['-e', program], { encoding: 'utf8', env }))
}

describe('packing the packages of the server', () => {
  after(() => rmSync(cache, { recursive: true }))

  it('leaves everything but those packages as it was for what is started then', () => {
    for (const when of ['packed', 'found packed'])
      assert.deepEqual(say("[process.env.NODE_ENV ?? 'none']"), ['none'], when)
  })

  it('gives the packed file to whoever imports the package by its name', () => {
    const [packages, options] = say('[process.env.PACKED_PACKAGES, process.env.NODE_OPTIONS]') as string[]
    assert.ok(packages?.startsWith(pathToFileURL(cache).href))
    const program = "console.log(import.meta.resolve('typebox'))"
    const where = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
      encoding: 'utf8',
      env: { ...process.env, PACKED_PACKAGES: packages, NODE_OPTIONS: options },
    })
    assert.equal(where.trim(), `${packages}typebox.js`)
  })
})
