import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { describe, it } from 'node:test'

/** Where each is found, what it has, and what is required. */
const PROGRAM = `
  import { createRequire } from 'node:module'
  const asked = ['drizzle-orm', 'drizzle-orm/pg-core', 'drizzle-orm/node-postgres', 'drizzle-orm/pglite']
  const found = []
  for (const name of asked) found.push([import.meta.resolve(name), Object.keys(await import(name)).sort()])
  const require = createRequire(process.cwd() + '/server/main.ts')
  console.log(JSON.stringify([found, asked.map(name => require.resolve(name)), Object.keys(require(asked[0])).length]))`

const run = (...args: string[]) =>
  JSON.parse(
    execFileSync(process.execPath, [...args, '--input-type=module', '-e', PROGRAM], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    }),
  )

describe('imports that are found quickly', () => {
  it('are the same as those that are looked for', () => {
    const plain = run()
    assert.match(JSON.stringify(plain), /pg-core\/index\.js.*pg-core\/index\.cjs/)
    assert.deepEqual(run('--import=./server/quick-imports.ts'), plain)
  })
})
