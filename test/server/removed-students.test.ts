import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { notify } from '../../server/areas/notifications/repository/notify.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { bringBack } from '../../server/areas/students/repository/change.ts'
import type { Database } from '../../server/db/database.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { Notification } from '../../src/contract/entities/notification.ts'
import type { RemovedStudent } from '../../src/contract/entities/removed-student.ts'
import type { StudentActivityTask } from '../../src/contract/entities/student-activity.ts'
import { CLASSROOM_FULL, STUDENT_GONE } from '../../src/contract/error-codes/students.ts'
import { REMOVED_STUDENTS_KEPT_DAYS } from '../../src/contract/limits/students.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { createActions, named } from '../support/actions.ts'
import { databaseKinds } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { newClassroom, post } from '../support/pairing.ts'
import { type StudentStage, studentStage } from '../support/student-stage.ts'

for (const kind of databaseKinds) {
  describe(`students who were removed, on ${kind}`, () => {
    let stage: StudentStage
    before(async () => {
      stage = await studentStage(kind)
    })
    after(() => stage.server.close())

    const remove = (id: number, student: number | undefined) => stage.call('DELETE', id, `/${student}`)
    const get = async <Data>(path: string) =>
      (await stage.server.call<Data>(`GET /api/teacher/${path}`, { token: stage.token })).body.data

    it('are missing nowhere: who is left has posted all', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada', 'Ben'], 0)
      await post(stage.db, id, studentIds[0] ?? 0, task)
      await remove(id, studentIds[1])
      const { tasks } = await get<{ tasks: StudentActivityTask[] }>(`classrooms/${id}/student-activity`)
      assert.deepEqual(
        tasks.map(found => [found.percent_submitted_create_video, found.inactive_create_video_students]),
        [[100, []]],
      )
    })

    it('come back as what the classroom has by now: a group whose name waits, or one whose name needs no approval', async () => {
      const { id, studentIds } = await stage.classroom(['Ada'])
      const [ada = 0] = studentIds
      const names = () =>
        stage.run<{ last_initial: string; is_approved_name: boolean; place: number | null }>(
          sql`select last_initial, is_approved_name, place from students where classroom_id = ${id}`,
        )
      const bringBackAs = async (group: number) => {
        await remove(id, ada)
        await stage.group(id, group)
        const key = { id, student_id: ada }
        assert.equal(await bringBack(stage.db, key, group === groupTypes.smallGroup), true)
      }
      await bringBackAs(groupTypes.smallGroup)
      assert.deepEqual(await names(), [{ last_initial: '', is_approved_name: false, place: 1 }])
      await stage.run(sql`update students set is_approved_name = true where id = ${ada}`)
      await stage.run(sql`update students set removed_at = now() where id = ${ada}`)
      await bringBackAs(groupTypes.smallGroup)
      assert.deepEqual(await names(), [{ last_initial: '', is_approved_name: true, place: 1 }])
      await stage.run(sql`update students set removed_at = now(), is_approved_name = false where id = ${ada}`)
      await bringBackAs(groupTypes.individual)
      assert.deepEqual(await names(), [{ last_initial: '', is_approved_name: true, place: null }])
    })

    it('leave their classroom to be filled again', async () => {
      const { id } = await stage.classroom([])
      const actions = createActions(stage.server, { id: 0, token: stage.token })
      const isDone = async () => named(await actions.list(id), 'Add your students')?.completed
      const { body } = await stage.add(id, 'Ada')
      assert.equal(await isDone(), true)
      await remove(id, body.data.id)
      assert.equal(await isDone(), false)
    })

    it('leave their partners free to agree on groups anew', async () => {
      const other = await stage.server.signIn('unvalidated@demo.test')
      const mine = await stage.classroom([])
      const theirs = await newClassroom(stage.db, other.id, [])
      const sides = [
        { id: mine.id, token: stage.token },
        { id: theirs.id, token: other.token },
      ]
      for (const { id } of sides) await stage.group(id, groupTypes.smallGroup)
      await stage.db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
      for (const students_number of [3, 2]) {
        for (const { id, token } of sides) {
          await stage.run(sql`update students set removed_at = now() where classroom_id = ${id}`)
          const path = `PUT /api/teacher/classrooms/${id}/students-number`
          const { status, text } = await stage.server.call(path, { token, body: { students_number } })
          assert.equal(status, 200, text)
        }
        assert.equal((await stage.list(mine.id)).length, students_number)
      }
    })

    it('are removed once, by their own classroom', async () => {
      const { id, studentIds } = await stage.classroom(['Ada'])
      const other = await stage.classroom(['Cleo'])
      const foreign = await remove(id, other.studentIds[0])
      assert.deepEqual([foreign.status, foreign.body.error_code], [404, STUDENT_GONE])
      assert.deepEqual(await stage.names(other.id), ['Cleo B'])
      await remove(id, studentIds[0])
      await stage.run(
        sql`update students set removed_at = now() - interval '13 days' where classroom_id = ${id}`,
      )
      assert.equal((await remove(id, studentIds[0])).status, 200)
      const kept = await stage.run(
        sql`select id from students where classroom_id = ${id} and removed_at < now() - interval '12 days'`,
      )
      assert.equal(kept.length, 1, 'they are kept no longer than from the first time')
    })

    it('are listed as long as they can be brought back, the latest first', async () => {
      const { id, studentIds } = await stage.classroom(['Ada', 'Ben', 'Cleo', 'Dov'])
      const [ada, ben, cleo] = studentIds
      const listed = async () => (await get<RemovedStudent[]>(`classrooms/${id}/students/removed`)) ?? []
      const names = async () => (await listed()).map(({ full_name }) => full_name)
      assert.deepEqual(await names(), [])
      for (const student of [ada, ben, cleo]) await remove(id, student)
      const ago = (student: number | undefined, time: string) =>
        stage.run(sql`update students set removed_at = now() - ${time}::interval where id = ${student}`)
      await ago(ada, '13 days 23 hours')
      await ago(ben, '14 days')
      assert.deepEqual(await names(), ['Cleo B', 'Ada B'])
      const [found] = await listed()
      assert.equal(found?.id, cleo)
      assert.match(found?.username ?? '', /./)
      const kept = Date.parse(found?.kept_until ?? '') - Date.parse(found?.removed_at ?? '')
      assert.equal(kept, REMOVED_STUDENTS_KEPT_DAYS * 24 * 60 * 60 * 1000)
      await stage.call('POST', id, `/${cleo}/restore`)
      assert.deepEqual(await names(), ['Ada B'])
    })

    it('bind their exchange to no course, and are named to nobody', async () => {
      const { id, task, studentIds } = await stage.classroom(['Ada'])
      const [ada = 0] = studentIds
      await post(stage.db, id, ada, task)
      const [teacher] = await stage.run<{ teacher_id: number }>(
        sql`select teacher_id from classrooms where id = ${id}`,
      )
      const news = { subject: 'News', from: 'Us', content: '', classroom_id: id, trigger_user_id: ada }
      await notify(stage.db, [
        { ...news, teacher_id: teacher?.teacher_id ?? 0, type: 'student_video_posted' },
      ])
      const told = async () => {
        const { fixed_course } = await get<Classroom>(`classrooms/${id}`)
        const { notifications } = await get<{ notifications: Notification[] }>('notifications')
        const news = notifications.find(({ classroom_id }) => classroom_id === id)
        return [fixed_course !== null, news?.trigger_user?.student?.full_name]
      }
      assert.deepEqual(await told(), [true, 'Ada B'])
      await remove(id, ada)
      assert.deepEqual(await told(), [false, undefined])
    })

    if (kind === 'postgres')
      it('come back no more than there is room, when two do at once', async () => {
        const { id, studentIds } = await stage.classroom(Array.from({ length: 31 }, () => 'Ada'))
        const back = studentIds.slice(0, 2)
        for (const student of back) await remove(id, student)
        const answers: [number, number | undefined][] = []
        await meetAt(
          stage.db,
          sql`select 1 from classrooms where id = ${id} for update`,
          back.map(student => async () => {
            const { status, body } = await stage.call('POST', id, `/${student}/restore`)
            answers.push([status, body.error_code])
          }),
        )
        assert.deepEqual(answers.toSorted(), [
          [200, undefined],
          [422, CLASSROOM_FULL],
        ])
        assert.equal((await stage.list(id)).length, 30)
      })
  })
}
