import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { databaseKinds } from '../support/databases.ts'
import { type ReviewStage, reviewStage } from '../support/review-stage.ts'
import { giveVideo } from '../support/video-rows.ts'

for (const kind of databaseKinds) {
  describe(`the list of submissions while others look at them on ${kind}`, () => {
    let stage: ReviewStage
    before(async () => {
      stage = await reviewStage(kind)
    })
    after(() => stage.server.close())

    const view = (id: number, sid: number, who = stage.assistant, method = 'PUT') =>
      stage.as(who)(method, id, `submissions/${sid}/viewing`)
    const ask = (id: number, tag = '') =>
      stage.own('GET', id, 'submissions', undefined, { 'if-none-match': tag })
    const ageOf = async (id: number) =>
      Number(/max-age=(\d+)$/.exec(String((await ask(id)).headers['cache-control']))?.[1])

    it('is not told anew when somebody says that they go on looking', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      await view(mine, sid)
      const { headers } = await ask(mine)
      await view(mine, sid)
      assert.equal((await ask(mine, headers.etag)).status, 304)
    })

    it('is right until the first of them counts as gone, and as long as its films have their addresses', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      assert.equal(await ageOf(mine), 86_400)
      await view(mine, sid)
      const looked = await ageOf(mine)
      assert.ok(looked > 20 && looked <= 30, `${looked} s`)
      await view(mine, sid, stage.assistant, 'DELETE')
      const { db, storage } = stage.server.app.services
      const video = await giveVideo({ db, storage }, `viewed-${sid}.webm`, 'film')
      await stage.run(sql`update submissions set video_id = ${video} where id = ${sid}`)
      const filmed = await ageOf(mine)
      assert.ok(filmed <= 3_600, `${filmed} s`)
    })

    it('tells the others of the one who stays when another leaves', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      for (const who of [stage.teacher, stage.assistant]) await view(mine, sid, who)
      await view(mine, sid, stage.assistant, 'DELETE')
      const seen = async (who: typeof stage.teacher) =>
        (await stage.one(mine, sid, who)).viewers.map(({ full_name }) => full_name)
      assert.deepEqual(await seen(stage.assistant), [stage.teacher.full_name])
      assert.deepEqual(await seen(stage.teacher), [])
    })

    it('keeps who goes on looking for another half a minute', async () => {
      const { mine, posted } = await stage.exchange()
      const sid = await posted()
      await view(mine, sid)
      await stage.run(sql`update submission_viewers set seen_until = now() + interval '5 seconds'
        where submission_id = ${sid}`)
      await view(mine, sid)
      assert.ok((await ageOf(mine)) > 20)
    })
  })
}
