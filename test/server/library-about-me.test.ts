import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { ActiveClassroom } from '../../src/contract/entities/library-connection-request.ts'
import type { User } from '../../src/contract/entities/user.ts'
import { dayAfter } from '../../src/contract/rules/days.ts'
import { databaseKinds } from '../support/databases.ts'
import { type LibraryStage, libraryStage } from '../support/library-stage.ts'

const USER = 'GET /api/teacher/user'
const ACTIVE = 'GET /api/teacher/last-active-classrooms'
const today = new Date().toISOString().slice(0, 10)

for (const kind of databaseKinds) {
  describe(`About Me of a librarian on ${kind}`, () => {
    let stage: LibraryStage
    before(async () => {
      stage = await libraryStage(kind)
    })
    after(() => stage.server.close())

    const get = <Result>(line: string, token: string, etag?: string) =>
      stage.server.call<Result>(line, { token, headers: etag ? { 'if-none-match': etag } : {} })
    const aboutMe = async () => (await get<User>(USER, stage.harriet.token)).body.data
    const active = async () => (await get<ActiveClassroom[]>(ACTIVE, stage.harriet.token)).body.data

    it('is part of the user, as it signs in and later; teachers have none of it', async () => {
      const user = await aboutMe()
      const { about_info, membership_expiration, active_classrooms_count } = user
      assert.match(about_info ?? '', /coast of Maine/)
      assert.equal(membership_expiration, dayAfter(today, 210))
      assert.equal(active_classrooms_count, 1)
      assert.equal(user.active_librarian_connection_requests_count, 1)
      assert.ok((user.videos_count ?? 0) > 0)
      assert.equal(stage.harriet.videos_count, user.videos_count)
      const teacher = await stage.signIn('teacher')
      assert.deepEqual(
        [teacher.about_info, teacher.videos_count, teacher.active_classrooms_count],
        [undefined, undefined, undefined],
      )
    })

    it('counts requests that wait, videos of students and their own, and tells each as it comes', async () => {
      const before = await aboutMe()
      const { etag } = (await get(USER, stage.harriet.token)).headers
      assert.equal((await get(USER, stage.harriet.token, etag)).status, 304)
      const { id } = await stage.post(stage.harriet)
      assert.equal((await get(USER, stage.harriet.token, etag)).status, 200)
      const waits = async () => (await aboutMe()).active_librarian_connection_requests_count
      assert.equal(await waits(), (before.active_librarian_connection_requests_count ?? 0) + 1)
      await stage.expire(id)
      assert.equal(await waits(), before.active_librarian_connection_requests_count)
      const [gone] = await stage.run<{ id: number; status: string }>(
        sql`select p.id, p.status from submissions p join classrooms c on c.id = p.classroom_id
            where c.teacher_id = ${stage.harriet.id} and p.status <> 'deleted' order by p.id limit 1`,
      )
      const mark = (status = '') =>
        stage.run(sql`update submissions set status = ${status} where id = ${gone?.id}`)
      await mark('deleted')
      assert.equal((await aboutMe()).videos_count, (before.videos_count ?? 0) - 1)
      await stage.run(sql`insert into action_videos (action_item_id, is_response, video_url)
        select min(i.id), true, 'https://films.example.org/a.mp4' from action_items i join classrooms c on c.id = i.classroom_id
        where c.teacher_id = ${stage.harriet.id} and not exists (
          select 1 from action_videos a where a.action_item_id = i.id)`)
      assert.equal((await aboutMe()).videos_count, before.videos_count)
      await mark(gone?.status)
    })

    it('says until when the library has its subscription, and nothing where none ends', async () => {
      const set = (has: boolean, end: string | null) =>
        stage.run(sql`update schools set has_librarian_subscription = ${has}, librarian_subscription_end_date = ${end}
          where name like 'Harbor Public%'`)
      await set(true, null)
      assert.equal((await aboutMe()).membership_expiration, null)
      await set(false, '2020-01-01')
      assert.deepEqual(
        [(await aboutMe()).membership_expiration, (await aboutMe()).active_classrooms_count],
        [null, 1],
      )
      await set(true, dayAfter(today, -2))
      assert.deepEqual([(await aboutMe()).active_classrooms_count, await active()], [0, []])
      await set(true, dayAfter(today, 210))
      assert.equal((await aboutMe()).active_classrooms_count, (await active()).length)
    })

    it('lists the classrooms whose exchange runs, the one first in which a student has posted last', async () => {
      const [fogbound] = await active()
      assert.deepEqual(
        [fogbound?.name, fogbound?.subject.name, fogbound?.course?.name, fogbound?.partner?.full_name],
        ['Fogbound Readers', 'Library', 'Books Across Borders', 'Samuel Ortega'],
      )
      const [latest] = await stage.run<{ at: string }>(
        sql`select to_char(max(created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
            from submissions where classroom_id = ${fogbound?.id} and status <> 'deleted'`,
      )
      assert.equal(fogbound?.last_active_at, latest?.at)
      const { id } = await stage.post(stage.samuel)
      await stage.good(stage.connect(stage.harriet, id))
      const names = async () => (await active()).map(({ name }) => name)
      assert.deepEqual(await names(), ['Harbor Bookmates', 'Fogbound Readers'])
      await stage.run(sql`update submissions set created_at = now() + interval '1 minute' where id = (
        select max(id) from submissions where classroom_id = ${fogbound?.id} and status <> 'deleted')`)
      assert.deepEqual(await names(), ['Fogbound Readers', 'Harbor Bookmates'])
      assert.equal((await aboutMe()).active_classrooms_count, 2)
      await stage.run(sql`update submissions set status = 'deleted'
        where classroom_id = ${fogbound?.id} and created_at > now()`)
      assert.deepEqual(await names(), ['Harbor Bookmates', 'Fogbound Readers'])
      await stage.run(sql`update classrooms set end_date = current_date - 2 where id = ${fogbound?.id}`)
      assert.deepEqual(await names(), ['Harbor Bookmates'])
      await stage.run(
        sql`update classrooms set start_date = current_date + 2 where name = 'Harbor Bookmates'`,
      )
      assert.deepEqual([await names(), (await aboutMe()).active_classrooms_count], [[], 0])
    })
  })
}
