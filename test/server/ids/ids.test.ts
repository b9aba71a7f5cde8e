import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { after, before, describe, it } from 'node:test'
import { databaseKinds } from '../../support/databases.ts'
import { startApp } from '../../support/server.ts'
import type { Case, Entries, Entry, World } from './entry.ts'
import { idFields, type Malformed, malformed } from './id-fields.ts'

/** Each field that names a thing, with what a teacher gets for it: a file for each area that has some. */
const files = globSync('entries/*.ts', { cwd: import.meta.dirname })
const areas = await Promise.all(files.map(file => import(`./${file}`) as Promise<{ entries: Entries }>))
const entries = areas.flatMap(area => Object.entries(area.entries as Record<string, Entry>))

describe('the fields that name a thing', () => {
  it('all have their entry, and no entry is of a field that is gone', () => {
    assert.deepEqual(entries.map(([field]) => field).sort(), idFields().sort())
  })
})

for (const kind of databaseKinds) {
  describe(`ids on ${kind}`, () => {
    const world = {} as World
    before(async () => {
      world.server = await startApp({ kind })
      const { signIn } = world.server
      world.own = (await signIn('teacher@demo.test')).token
      world.partner = (await signIn('partner@demo.test')).token
      world.foreign = (await signIn('librarian@demo.test')).token
    })
    after(() => world.server.close())

    for (const [field, entry] of entries) {
      describe(field, () => {
        let cases: Record<string, Case | null>
        before(async () => {
          cases = await entry.cases(world)
        })

        for (const [what, values] of Object.entries(malformed)) {
          it(`refuses what is ${what}`, async () => {
            const status = entry.refused?.[what as Malformed] ?? 422
            for (const value of values) {
              const answer = await entry.call(world, value)
              assert.equal(answer.status, status, `${value}: ${answer.text}`)
              assert.equal(answer.body.success, false)
            }
          })
        }

        // the own one last: some are used up by it
        for (const whose of ['missing', 'foreign', 'partner', 'own'] as const) {
          it(`says of one that is ${whose} what it should`, async t => {
            const [value, status, code] = cases[whose] ?? []
            if (value === undefined) return t.skip('there is none')
            const answer = await entry.call(world, value)
            assert.equal(answer.status, status, answer.text)
            assert.equal(answer.body.error_code, code)
            assert.equal(answer.body.success, status === 200)
            // sentences for fields at fault tell nothing of a thing
            const { errors: _, ...told } = (answer.body.data ?? {}) as { errors?: object }
            if (status !== 200) assert.deepEqual(told, {})
            entry.check?.(answer, value, whose)
          })
        }
      })
    }
  })
}
