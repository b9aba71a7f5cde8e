import assert from 'node:assert/strict'
import { relative, resolve } from 'node:path'
import { describe, it } from 'node:test'
import { importGraph } from '../support/import-graph.ts'

const root = resolve(import.meta.dirname, '../..')
const graph = importGraph([resolve(root, 'server/db/migrate.ts'), resolve(root, 'server/db/seed/seed.ts')])
const files = graph.map(file => relative(root, file))

describe('the database that tests start from', () => {
  for (const file of [
    'server/db/migrate.ts',
    'server/areas/areas.ts',
    'server/areas/reference/data/countries.ts',
    'server/areas/changes/repository/watches.ts',
    'server/areas/classrooms/watched.ts',
    'server/areas/submissions/seed/work.ts',
    'server/areas/teachers/passwords.ts',
    'src/contract/limits/students.ts',
  ]) {
    it(`is made anew when ${file} changes`, () => assert.ok(files.includes(file)))
  }

  it('is not made anew for what only answers calls', () => {
    assert.ok(!files.includes('server/register.ts'))
    assert.ok(!files.includes('server/app.ts'))
  })
})
