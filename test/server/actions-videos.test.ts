import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/db/database.ts'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import { ACTIONS, createActions, named, namesOf } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { giveTasks } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

for (const kind of databaseKinds) {
  describe(`videos of teachers on ${kind}`, () => {
    let server: TestApp
    let db: Database
    let token = ''
    let stage: ReturnType<typeof createActions>
    before(async () => {
      server = await startApp({ kind })
      db = server.app.services.db
      const teacher = await server.signIn('no-agreement@demo.test')
      token = teacher.token
      stage = createActions(server, teacher)
    })
    after(() => server.close())

    it('are done by a video, which the partner sees at the same task', async () => {
      const { mine, theirs, partner } = await stage.partners()
      await stage.record(named(await stage.list(mine), 'Our river'))
      const own = named(await stage.list(mine), 'Our river')
      assert.equal(own?.completed, true)
      assert.equal(own?.teacher_action?.video_url, '/film.webm')
      assert.equal(own?.teacher_action_response, null)
      assert.equal(own?.video_url, null)
      const seen = named(await stage.list(theirs, 'all', partner), 'Our river')
      assert.equal(seen?.completed, false)
      assert.equal(seen?.teacher_action, null)
      assert.equal(seen?.video_url, '/film.webm')
      assert.equal(seen?.teacher.first_name, 'Joel')
      await stage.record(seen, true)
      const answered = named(await stage.list(theirs, 'all', partner), 'Our river')
      assert.equal(answered?.teacher_action_response?.video_url, '/film.webm')
      // a response is no video of one's own, and no post of the partner's either
      assert.equal(answered?.completed, false)
      assert.equal(named(await stage.list(mine), 'Our river')?.video_url, null)
    })

    it('know that the partner’s video was played, from the first time', async () => {
      const { mine, theirs, partner } = await stage.partners()
      const played = (item: ActionItem | undefined, as: string) =>
        server.call<ActionItem>(`PUT /api/teacher/actions-videos/${item?.id}/played`, { token: as })
      const own = named(await stage.list(mine), 'Hello')
      // nothing to play
      assert.equal((await played(own, token)).body.data.video_played, false)
      await stage.record(own)
      const theirItem = named(await stage.list(theirs, 'all', partner), 'Hello')
      assert.equal(theirItem?.video_played, false)
      assert.equal((await played(theirItem, partner)).body.data.video_played, true)
      const moment = async () =>
        await db.execute(sql`select video_played_at::text from action_items where id = ${theirItem?.id}`)
      const first = JSON.stringify(await moment())
      assert.equal((await played(theirItem, partner)).body.data.video_played, true)
      assert.equal(JSON.stringify(await moment()), first)
      assert.equal(named(await stage.list(mine), 'Hello')?.video_played, false)
    })

    it('ask for a response where the task has one, and not at an introduction or where it has none', async () => {
      const { mine, pairing } = await stage.partners()
      await giveTasks(db, pairing, [{ name: 'No answers', responses: 0 }])
      const items = await stage.list(mine)
      assert.notEqual(named(items, 'Our river')?.action.details_response, '')
      assert.equal(named(items, 'Hello')?.action.details_response, '')
      assert.equal(named(items, 'No answers')?.action.details_response, '')
    })

    it('tell the partner at the next poll that there is a new one', async () => {
      const { mine, theirs, partner } = await stage.partners()
      for (const [classroom, as] of [
        [theirs, partner],
        [mine, token],
      ] as const) {
        const line = `GET ${ACTIONS}?classroom_id=${classroom}&status=all`
        const { etag = '' } = (await server.call(line, { token: as })).headers
        const poll = async () =>
          (await server.call(line, { token: as, headers: { 'if-none-match': etag } })).status
        assert.equal(await poll(), 304)
        await stage.record(named(await stage.list(mine), classroom === mine ? 'Hello' : 'Our river'))
        assert.equal(await poll(), 200)
      }
    })

    it('list those with a video of the partner', async () => {
      const { mine, theirs, partner } = await stage.partners()
      const videos = (classroom: number, as: string) =>
        stage.get(`/api/teacher/actions-videos?classroom_id=${classroom}`, as)
      assert.deepEqual(await videos(theirs, partner), [])
      await stage.record(named(await stage.list(mine), 'Hello'))
      assert.deepEqual(namesOf(await videos(theirs, partner)), ['Hello'])
      assert.deepEqual(await videos(mine, token), [])
    })
  })
}
