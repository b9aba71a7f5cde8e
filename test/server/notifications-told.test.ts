import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { tellExpired } from '../../server/areas/notifications/repository/expired.ts'
import { tellOfFailed } from '../../server/areas/videos/area.ts'
import { databaseKinds } from '../support/databases.ts'
import { type MessageBoard, messageBoard } from '../support/message-board.ts'
import { siteCalls } from '../support/student-site.ts'

interface Row {
  classroom_id: number
  type: string
  from: string
  object_id: number | null
}

for (const kind of databaseKinds) {
  describe(`teachers on ${kind} are told`, () => {
    let board: MessageBoard
    before(async () => {
      board = await messageBoard(kind)
    })
    after(() => board.server.close())
    beforeEach(async () => {
      await board.clear()
      await board.run(sql`delete from submissions where classroom_id in (${board.mine}, ${board.theirs})`)
      await board.run(sql`delete from notifications`)
    })

    const told = async () => {
      const found = await board.run<Row>(
        sql`select classroom_id, type, "from", object_id from notifications order by id`,
      )
      return found.map(({ classroom_id, type, from, object_id }) => {
        const whose = classroom_id === board.mine ? 'mine' : classroom_id === board.theirs ? 'theirs' : '?'
        return `${whose}: ${type} ${from} ${object_id}`
      })
    }
    const post = async (site: Pick<MessageBoard['ada'], 'call'> = board.ada, responses = '') => {
      const line = `POST /api/student/tasks/${board.task}/posts${responses}`
      const { status, text, body } = await site.call<{ id: number }>(line, { text: 'The river' })
      assert.equal(status, 200, text)
      return body.data.id
    }
    const change = (postId: number, action: string) =>
      board.server.call(`PUT /api/teacher/classrooms/${board.mine}/submissions`, {
        token: board.token,
        body: { videos: [postId], action },
      })

    it('of a post, and the partner of one that they may see, once however often that changes', async () => {
      const id = await post()
      const own = `mine: student_video_posted Ada B ${id}`
      assert.deepEqual(await told(), [own])
      for (const action of ['approved', 'blocked', 'approved'])
        assert.equal((await change(id, action)).status, 200, action)
      const shared = `theirs: partner_student_post_video Ada B ${id}`
      assert.deepEqual(await told(), [own, shared])
      const answer = await post(board.ben, `/${id}/responses`)
      assert.deepEqual((await told()).slice(2), [`theirs: student_response_to_video Ben B ${answer}`])
    })

    it('of a response of the partner, at once where it needs no review', async () => {
      const id = await post()
      await board.decide(id, 'approved')
      await board.setReview(board.ben.id, false)
      await board.run(sql`delete from notifications`)
      const answer = await post(board.ben, `/${id}/responses`)
      await board.setReview(board.ben.id, true)
      assert.deepEqual(await told(), [
        `theirs: student_response_to_video Ben B ${answer}`,
        `mine: partner_responded_to_student_video Ben B ${answer}`,
      ])
    })

    it('of a reply to a message, and of nothing that they do in the student view', async () => {
      const message = await board.posted(board.mine)
      const comment = await board.written(board.ada, message)
      assert.deepEqual(await told(), [`mine: response_to_message Ada B ${comment}`])
      const { token } = await board.viewOf(board.ada.id)
      const view = siteCalls(board.server, token)
      await board.write(view, message)
      await post(view)
      assert.equal((await told()).length, 1)
    })

    /** Nobody but their teacher is told whose video it is, and they as long as it is there. */
    async function untold(id: number, postId: number) {
      const ask = async (token: string) =>
        (await board.server.call(`GET /api/teacher/notifications/${id}/failed-video`, { token })).status
      assert.equal(await ask(board.partnerToken), 404)
      const [mine] = await board.run<{ teacher_id: number; type: string }>(
        sql`select teacher_id, type from notifications where id = ${id}`,
      )
      const changes = [
        [
          sql`students set removed_at = now()`,
          sql`students set removed_at = null`,
          sql`id = ${board.ada.id}`,
        ],
        [
          sql`submissions set status = 'deleted'`,
          sql`submissions set status = 'pending'`,
          sql`id = ${postId}`,
        ],
        [
          sql`notifications set type = 'student_video_posted'`,
          sql`notifications set type = ${mine?.type}`,
          sql`id = ${id}`,
        ],
        [
          sql`classrooms set teacher_id = (select teacher_id from classrooms where id = ${board.theirs})`,
          sql`classrooms set teacher_id = ${mine?.teacher_id}`,
          sql`id = ${board.mine}`,
        ],
      ]
      for (const [change, back, which] of changes) {
        await board.run(sql`update ${change} where ${which}`)
        assert.equal(await ask(board.token), 404)
        await board.run(sql`update ${back} where ${which}`)
      }
      assert.equal(await ask(board.token), 200)
    }

    it('of a video that has failed, once, by what can be done about it', async () => {
      for (const [failure, type] of [
        ...['unreadable', 'no-picture', 'too-long', 'missing'].map(one => [one, 'student_video_fail']),
        ['unconverted', 'video_conversion_failed'],
      ]) {
        const id = await post()
        await board.run(sql`delete from notifications`)
        const [video] = await board.run<{ id: number }>(
          sql`insert into videos (student_id, name, label, type, original_video_size, stage, video_processed, failure)
              values (${board.ada.id}, ${`${failure}.mp4`}, 'River', 'video/mp4', 1, 'failed', 2, ${failure}) returning id`,
        )
        await board.run(sql`update submissions set video_id = ${video?.id ?? 0} where id = ${id}`)
        const { db } = board.server.app.services
        for (let time = 0; time < 2; time += 1) await tellOfFailed(db, video?.id ?? 0)
        assert.deepEqual(await told(), [`mine: ${type} Ada B ${id}`])
        const list = await board.server.call<{ notifications: { id: number }[] }>(
          'GET /api/teacher/notifications',
          { token: board.token },
        )
        const failed = await board.server.call(
          `GET /api/teacher/notifications/${list.body.data.notifications[0]?.id}/failed-video`,
          { token: board.token },
        )
        const { created_at, class_task, ...rest } = failed.body.data as Record<string, unknown>
        assert.ok(created_at && class_task)
        const student = { student_first_name: 'Ada', student_last_initial: 'B' }
        assert.deepEqual(rest, { ...student, responding_to: null, is_response: false })
        await untold(list.body.data.notifications[0]?.id ?? 0, id)
        await board.run(sql`delete from submissions where id = ${id}`)
      }
    })

    /** A post whose video has failed. */
    async function failing(postId: number, studentId: number): Promise<number> {
      const [video] = await board.run<{ id: number }>(
        sql`insert into videos (student_id, name, label, type, original_video_size, stage, video_processed, failure)
            values (${studentId}, ${`failing-${postId}.mp4`}, 'River', 'video/mp4', 1, 'failed', 2, 'missing') returning id`,
      )
      await board.run(sql`update submissions set video_id = ${video?.id ?? 0} where id = ${postId}`)
      return video?.id ?? 0
    }

    it('of a response that has failed without the name that nobody has approved yet', async () => {
      const { db } = board.server.app.services
      const asked = await post(board.ben)
      await board.decide(asked, 'approved')
      const answer = await post(board.ada, `/${asked}/responses`)
      await tellOfFailed(db, await failing(answer, board.ada.id))
      const [told] = await board.run<{ id: number }>(
        sql`select id from notifications where type = 'student_video_fail'`,
      )
      const answered = async () => {
        const line = `GET /api/teacher/notifications/${told?.id}/failed-video`
        const { body } = await board.server.call<{ responding_to: object }>(line, { token: board.token })
        return body.data.responding_to
      }
      const approve = (isApproved: boolean) =>
        board.run(sql`update students set is_approved_name = ${isApproved} where id = ${board.ben.id}`)
      await approve(false)
      const hidden = await answered()
      await approve(true)
      const ben = { student_first_name: 'Ben', student_last_initial: 'B' }
      assert.deepEqual([hidden, await answered()], [{ ...ben, student_first_name: '' }, ben])
    })

    it('of nothing that has become of what a student has posted who was removed', async () => {
      const video = await failing(await post(), board.ada.id)
      await board.run(sql`delete from notifications`)
      await board.run(sql`update students set removed_at = now() where id = ${board.ada.id}`)
      await tellOfFailed(board.server.app.services.db, video)
      await board.run(sql`update students set removed_at = null where id = ${board.ada.id}`)
      assert.deepEqual(await told(), [])
    })

    it('of a video that had failed before it was posted', async () => {
      const upload = `failed-before-${kind}`.padEnd(43, '-')
      await board.run(sql`insert into videos (student_id, upload_id, name, label, type, original_video_size, stage,
            video_processed, failure)
          values (${board.ada.id}, ${upload}, ${`${upload}.mp4`}, 'River', 'video/mp4', 1, 'failed', 2, 'missing')`)
      const line = `POST /api/student/tasks/${board.task}/posts`
      const { status, text, body } = await board.ada.call<{ id: number }>(line, {
        url: `/api/student/uploads/${upload}`,
      })
      assert.equal(status, 200, text)
      const { id } = body.data
      assert.deepEqual(await told(), [
        `mine: student_video_posted Ada B ${id}`,
        `mine: student_video_fail Ada B ${id}`,
      ])
    })

    it('of a student of the partner without the name that nobody has approved yet', async () => {
      const id = await post()
      await board.run(sql`update students set is_approved_name = false where id = ${board.ada.id}`)
      assert.equal((await change(id, 'approved')).status, 200)
      const named = async (token: string) => {
        const { body } = await board.server.call<{ notifications: { trigger_user: object }[] }>(
          'GET /api/teacher/notifications',
          { token },
        )
        return body.data.notifications.map(({ trigger_user }) => trigger_user)
      }
      const told = await board.run<{ from: string }>(
        sql`select "from" from notifications where classroom_id = ${board.theirs}`,
      )
      const seen = [told, await named(board.partnerToken), await named(board.token)]
      await board.run(sql`update students set is_approved_name = true where id = ${board.ada.id}`)
      const ada = (full_name: string) => ({ user_type: { slug: 'student' }, student: { full_name } })
      assert.deepEqual(seen, [[{ from: '' }], [ada('')], [ada('Ada B')]])
    })

    it('of an exchange that has expired, once for each end', async () => {
      const { db } = board.server.app.services
      const expire = async (days: number) => {
        await board.run(
          sql`update classrooms set expire_at = now() - make_interval(days => ${days}) where id = ${board.mine}`,
        )
        for (let time = 0; time < 2; time += 1) await tellExpired(db)
        return (await told()).filter(line => line.startsWith('mine'))
      }
      assert.equal((await expire(-1)).length, 0)
      assert.equal((await expire(8)).length, 0)
      assert.equal((await expire(1)).length, 1)
      assert.equal((await expire(2)).length, 2)
      await board.run(sql`update classrooms set expire_at = null where id = ${board.mine}`)
    })
  })
}
