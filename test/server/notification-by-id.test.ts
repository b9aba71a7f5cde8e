import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { databaseKinds } from '../support/databases.ts'
import { startApp, type TestApp } from '../support/server.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'

for (const kind of databaseKinds) {
  describe(`a notification by its id on ${kind}`, () => {
    let server: TestApp
    let own: string
    let other: string
    before(async () => {
      server = await startApp({ kind })
      ;({ token: own } = await server.signIn('teacher@demo.test'))
      ;({ token: other } = await server.signIn('partner@demo.test'))
    })
    after(() => server.close())

    const list = async (query: string, token: string) => {
      const answer = await server.call<Data<typeof NOTIFICATIONS>>(`${NOTIFICATIONS}${query}`, { token })
      assert.equal(answer.status, 200, answer.text)
      return answer.body.data
    }

    it('comes alone, with what is unread in all', async () => {
      const all = await list('', own)
      const [, second] = all.notifications
      const one = { notifications: [second], total: 1, unread_count: all.unread_count }
      assert.deepEqual(await list(`?id=${second?.id}`, own), one)
    })

    it('comes to nobody else, nor where the search does not find it', async () => {
      const [first] = (await list('', own)).notifications
      assert.deepEqual((await list(`?id=${first?.id}`, other)).notifications, [])
      assert.deepEqual((await list(`?id=${first?.id}&search_string=nobody`, own)).notifications, [])
    })
  })
}
