import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { LibraryConnectionRequest } from '../../src/contract/entities/library-connection-request.ts'
import {
  LIBRARY_REQUESTS_OPEN_MAX,
  LIBRARY_REQUESTS_PER_HOUR,
} from '../../src/contract/limits/library-connections.ts'
import { databaseKinds } from '../support/databases.ts'
import { LIBRARY_PATH, type LibraryStage, libraryStage } from '../support/library-stage.ts'
import { meetAt } from '../support/meeting.ts'
import { operatorOf } from '../support/operator.ts'

for (const kind of databaseKinds) {
  describe(`an operator who works as a librarian, on ${kind}`, () => {
    let stage: LibraryStage
    let operator: Awaited<ReturnType<typeof operatorOf>>
    before(async () => {
      stage = await libraryStage(kind)
      operator = await operatorOf(stage, 'olga@operator.test', 'librarian2@demo.test')
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    const line = (text: string) => text.replace(' ', ` ${LIBRARY_PATH}`)
    const post = () => operator<LibraryConnectionRequest>(line('POST '), stage.form())

    it('looks at requests without a view being counted, today or later', async () => {
      const { id } = await stage.post(stage.harriet)
      type Views = { views_number: number }
      const looks = async () => (await operator<Views>(line(`POST /${id}/views-number`))).body.data
      assert.deepEqual(await looks(), { views_number: 0 })
      assert.equal((await stage.own(stage.harriet))[0]?.views_number, 0)
      // the librarian has not viewed it by that
      const own = await stage.good(stage.send<Views>(stage.samuel, `POST /${id}/views-number`))
      assert.equal(own.views_number, 1)
      await stage.run(sql`update library_request_viewers set seen_on = seen_on - 1`)
      assert.deepEqual(await looks(), { views_number: 1 })
    })

    it('uses up nothing of what the librarian may post in an hour, and the other way round', async () => {
      const librarian = () => stage.send(stage.samuel, 'POST ', stage.form())
      for (const [one, other] of [
        [post, librarian],
        [librarian, post],
      ] as const) {
        await stage.forgetAttempts()
        assert.equal((await one()).status, 200)
        await stage.run(sql`update attempts set count = ${LIBRARY_REQUESTS_PER_HOUR}`)
        assert.equal((await one()).status, 429)
        const { status, text } = await other()
        assert.equal(status, 200, text)
      }
    })

    it('is held to what may wait together with the librarian', async () => {
      await stage.wait(stage.samuel, LIBRARY_REQUESTS_OPEN_MAX)
      assert.equal((await post()).status, 422)
    })

    // the embedded database has one connection: there nobody waits for anybody
    it('posts no more at once with the librarian than may wait', { skip: kind !== 'postgres' }, async () => {
      await stage.wait(stage.samuel, LIBRARY_REQUESTS_OPEN_MAX - 1)
      const statuses: number[] = []
      const noted = (work: () => Promise<{ status: number }>) => async () => {
        statuses.push((await work()).status)
      }
      await meetAt(stage.db, sql`select 1 from teachers where id = ${stage.samuel.id} for no key update`, [
        noted(post),
        noted(() => stage.send(stage.samuel, 'POST ', stage.form())),
      ])
      assert.deepEqual(statuses, [200, 422])
      assert.equal((await stage.own(stage.samuel)).length, LIBRARY_REQUESTS_OPEN_MAX)
    })

    it('and the librarian are counted once they are held', async () => {
      const { id } = await stage.post(stage.samuel)
      for (const send of [
        () => stage.send(stage.samuel, 'POST ', stage.form()),
        () => stage.send(stage.samuel, `PUT /${id}`, stage.form()),
      ]) {
        stage.server.statements.length = 0
        await stage.good(send())
        const first = (pattern: RegExp) => stage.server.statements.findIndex(text => pattern.test(text))
        const [held, counted] = [
          first(/from teachers .*for no key update/s),
          first(/count\(\*\)::int as count from library_requests/),
        ]
        assert.ok(held >= 0 && held < counted, `${held} ${counted}`)
      }
    })
  })
}
