import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { areas } from '../../server/areas/areas.ts'
import { filesArea } from '../../server/areas/files/area.ts'
import { startApp, type TestApp } from '../support/server.ts'

const TEACHER = 1

describe('files that nobody has used for long', () => {
  let server: TestApp
  before(async () => {
    server = await startApp()
  })
  after(() => server.close())

  async function oldFile(name: string) {
    const { db, storage } = server.app.services
    await storage.put(name, Buffer.from(name))
    await db.execute(sql`insert into files (name, teacher_id, type, bytes, used_at)
      values (${name}, ${TEACHER}, 'avatar', 1, now() - interval '31 days')`)
  }
  const isThere = async (name: string) => (await server.app.services.storage.size(name)) !== null

  it('stay as long as any area keeps them, and go when none does', async () => {
    const { db } = server.app.services
    for (const name of ['one.webp', 'other.webp', 'unused.webp']) await oldFile(name)
    const filesInUse = [sql`f.name = 'one.webp'`, sql`exists (select 1 where f.name = 'other.webp')`]
    const sweep = async () => {
      for (const rule of filesArea.sweep) await rule(db, { ...server.app.services, filesInUse })
    }
    await sweep()
    assert.deepEqual(
      [await isThere('one.webp'), await isThere('other.webp'), await isThere('unused.webp')],
      [true, true, false],
    )
    filesInUse.pop()
    await sweep()
    assert.deepEqual([await isThere('one.webp'), await isThere('other.webp')], [true, false])
  })

  it('are looked for in what each area says it keeps', () => {
    const said = areas.flatMap(({ keepsFiles = [] }) => keepsFiles)
    assert.ok(said.length > 0)
    assert.deepEqual(server.app.services.filesInUse, said)
  })
})
