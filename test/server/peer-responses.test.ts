import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { SitePost } from '../../src/contract/entities/student-site.ts'
import { databaseKinds } from '../support/databases.ts'
import { AGES, type SitePair, sitePair } from '../support/site-pair.ts'
import { aStudent } from '../support/student-site.ts'

for (const kind of databaseKinds) {
  describe(`the students of an independent teacher, on ${kind}`, () => {
    let pair: SitePair
    let dana: Awaited<ReturnType<typeof aStudent>>
    before(async () => {
      pair = await sitePair(kind)
      dana = await aStudent(pair.server, pair.token, pair.third, 'Dana')
      await pair.run(
        sql`update teachers set user_type = 'independent-teacher', has_independent_subscription = true,
              independent_subscription_end_date = '2099-01-01'
            where id = (select teacher_id from classrooms where id = ${pair.third})`,
      )
    })
    after(() => pair.server.close())

    const seen = async (site: Pick<SitePair['ada'], 'task'>, task = pair.thirdTask) => {
      const { body } = await site.task(task)
      assert.equal(body.data.has_peers, true)
      return body.data.partner_posts.map(({ id }) => id)
    }
    const post = async (site: Pick<SitePair['ada'], 'call'>) =>
      (await site.call<SitePost>(`POST /api/student/tasks/${pair.thirdTask}/posts`, { text: 'Our river' }))
        .body.data.id
    const respond = (site: Pick<SitePair['ada'], 'call'>, to: number) =>
      site.call<SitePost>(`POST /api/student/tasks/${pair.thirdTask}/posts/${to}/responses`, { text: 'Nice' })

    it('see what is approved of each other, respond to it, and are done then', async () => {
      const [own, peers] = [await post(pair.cleo), await post(dana)]
      assert.deepEqual(await seen(pair.cleo), [], 'before the teacher has looked')
      for (const id of [own, peers]) await pair.decide(id, 'approved')
      assert.deepEqual(await seen(pair.cleo), [peers], 'one’s own is no peer’s')
      assert.equal((await respond(pair.cleo, own)).status, 404)
      const response = await respond(pair.cleo, peers)
      assert.equal(response.status, 200, response.text)
      await pair.decide(response.body.data.id, 'approved')
      const { task } = (await pair.cleo.task(pair.thirdTask)).body.data
      assert.deepEqual([task.status, task.response_status], ['approved', 'approved'])
      const [mine] = (await dana.call<SitePost[]>('GET /api/student/posts')).body.data
      assert.deepEqual(
        mine?.responses.map(({ poster }) => poster),
        ['Cleo B'],
      )
    })

    it('see nothing of children that nobody has reviewed', async () => {
      const before = await seen(pair.cleo)
      await pair.run(sql`update submissions set is_unreviewed = true where classroom_id = ${pair.third}`)
      assert.deepEqual(await seen(pair.cleo), before)
      await pair.setAge(pair.third, AGES.under13)
      assert.deepEqual(await seen(pair.cleo), [])
      await pair.setAge(pair.third, AGES.from15)
    })

    it('see nobody’s posts for a task without peer responses', async () => {
      await pair.run(sql`update tasks set number_responses = 0 where id = ${pair.thirdTask}`)
      assert.deepEqual(await seen(pair.cleo), [])
    })

    it('are no others’ peers', async () => {
      assert.equal((await pair.ben.task(pair.task)).body.data.has_peers, false)
    })
  })
}
