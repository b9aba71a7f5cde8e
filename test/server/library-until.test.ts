import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { addressesHoldUntil } from '../../server/areas/files/area.ts'
import { documentsHoldUntil } from '../../server/document-url.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import { dayAfter, dayOf, endOfDay } from '../../src/contract/rules/days.ts'
import { storedName } from '../contract/task-form-cases.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LibraryStage, libraryStage } from '../support/library-stage.ts'

const ACTIVE = 'GET /api/teacher/last-active-classrooms'
type Active = Data<typeof ACTIVE>
type Others = Data<'GET /api/teacher/librarian-connection-request/hidden'>

for (const kind of databaseKinds) {
  describe(`what a librarian was answered, on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())
    beforeEach(async () => {
      await stage.empty()
      await stage.forgetAttempts()
    })

    const day = dayAfter(dayOf(Date.now()), 1)
    const morning = Date.parse(`${day}T08:00:00Z`)
    type Asked = (etag?: string) => ReturnType<LibraryStage['poll']>
    const active =
      ({ token }: { token: string }): Asked =>
      etag =>
        stage.server.call(ACTIVE, { token, headers: etag ? { 'if-none-match': etag } : {} })

    /** Fails unless an answer stays right through `last`, and is another one with the moment after; tells that one. */
    async function heldThrough<Answer>(last: number, ask: Asked, setTime: (now: number) => void) {
      const { etag } = (await ask()).headers
      setTime(last)
      assert.equal((await ask(etag)).status, 304)
      setTime(last + 1)
      const { status, body } = await ask(etag)
      assert.equal(status, 200)
      return body.data as Answer
    }

    it('is right as long as the documents of courses have their addresses', async t => {
      const last = documentsHoldUntil(morning)
      t.mock.timers.enable({ apis: ['Date'], now: last - 60_000 })
      const harriet = await stage.signIn('librarian')
      await stage.post(harriet)
      for (const which of ['', '/courses']) {
        t.mock.timers.setTime(last - 60_000)
        await heldThrough(
          last,
          etag => stage.poll(harriet, which, etag),
          now => t.mock.timers.setTime(now),
        )
      }
    })

    it('is right as long as the picture of a partner has its address', async t => {
      const picture = storedName('webp')
      const last = addressesHoldUntil(morning)
      const avatar = (name: string | null) =>
        sql`update teachers set avatar = ${name} where id = ${stage.samuel.id}`
      await stage.during(avatar(picture), avatar(stage.samuel.avatar), async () => {
        t.mock.timers.enable({ apis: ['Date'], now: last - 60_000 })
        const harriet = await stage.signIn('librarian')
        const found = await heldThrough<Active>(last, active(harriet), now => t.mock.timers.setTime(now))
        assert.match(found[0]?.partner?.avatar ?? '', new RegExp(`/${picture}\\?`))
      })
    })

    it('is right for a day, after which another exchange begins', async t => {
      const starts = (date: string) =>
        sql`update classrooms set start_date = ${date}::date where name = 'Fogbound Readers'`
      await stage.during(starts(dayAfter(day, 1)), starts(dayAfter(day, -40)), async () => {
        const last = endOfDay(day)
        t.mock.timers.enable({ apis: ['Date'], now: last - 60_000 })
        const harriet = await stage.signIn('librarian')
        assert.deepEqual((await active(harriet)()).body.data, [])
        const found = await heldThrough<Active>(last, active(harriet), now => t.mock.timers.setTime(now))
        assert.deepEqual(
          found.map(({ name }) => name),
          ['Fogbound Readers'],
        )
      })
    })

    it('is right for a day, after which the subscription of another library is over', async t => {
      const { id } = await stage.post(stage.samuel)
      await stage.good(stage.send(stage.harriet, `POST /${id}/create-hidden`))
      const ends = (date: string) =>
        sql`update schools set librarian_subscription_end_date = ${date}::date
          where id = (select school_id from teachers where id = ${stage.samuel.id})`
      await stage.during(ends(day), ends(dayAfter(day, 200)), async () => {
        const last = endOfDay(day)
        t.mock.timers.enable({ apis: ['Date'], now: last - 60_000 })
        const harriet = await stage.signIn('librarian')
        const ask: Asked = etag => stage.poll(harriet, '/not-hidden', etag)
        assert.equal(((await ask()).body.data as Others).hidden_count, 1)
        const found = await heldThrough<Others>(last, ask, now => t.mock.timers.setTime(now))
        assert.equal(found.hidden_count, 0)
      })
    })
  })
}
