import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import { giveCourse } from '../../server/areas/courses/give-course.ts'
import { createCourse } from '../../server/areas/courses/repository/create.ts'
import { askForGroups } from '../../server/areas/groups/ask-for-groups.ts'
import { withSides } from '../../server/areas/groups/repository/sides.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { openSession } from '../../server/areas/session/area.ts'
import { wholeClassCode } from '../../server/areas/student-view/make-code.ts'
import { addPost } from '../../server/areas/student-work/add-post.ts'
import { removeStudent } from '../../server/areas/students/change-student.ts'
import { createTeacher } from '../../server/areas/teachers/repository/accounts.ts'
import { createSchool } from '../../server/areas/teachers/repository/schools.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { SignedInStudent } from '../../server/signed-in-student.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import { SCIENCES } from '../support/classroom-form.ts'
import { bothDatabases } from '../support/databases.ts'
import { meetAt } from '../support/meeting.ts'
import { giveTasks, newClassroom, tasksOf } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !bothDatabases.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('writes of students and groups that meet others', { skip }, () => {
  let server: TestApp
  let db: Database
  let one: number
  let other: number
  const families = new Map<number, string>()
  before(async () => {
    server = await startApp({ kind: 'postgres', contents: 'empty', config: { demo: false } })
    db = server.app.services.db
    const school_id = await createSchool(db, { name: 'Hill', country_id: 1, agreement_signed_at: new Date() })
    const teacher = (email: string) =>
      createTeacher(db, { email, password_hash: '', user_type: 'teacher', school_id })
    ;[one, other] = [await teacher('one@lock.test'), await teacher('other@lock.test')]
    for (const id of [one, other]) families.set(id, (await openSession(db, id)).familyId)
  })
  after(() => server.close())

  const caller = (id: number) =>
    ({
      ...{ id, user_type: { slug: 'teacher' }, school: null, operator: null },
      familyId: families.get(id),
    }) as unknown as SignedInTeacher
  const pair = (first: number, second: number) =>
    db.transaction(own => pairClassrooms(own as unknown as Database, first, second))
  const pairingOf = (id: number) => sql`(select class_pairing_id from classrooms where id = ${id})`
  /** Where a pairing waits that holds both classrooms already. */
  const pairingHeld = (id: number) => sql`select 1 from class_pairings where id = ${pairingOf(id)} for update`
  const studentsOf = (id: number) =>
    rows<{ id: number }>(db, sql`select id from students where classroom_id = ${id} and removed_at is null`)

  /** A classroom of each teacher whose course groups their students so; the second comes before the first. */
  async function both(student_group_type_id: number, students: readonly string[] = []) {
    const course_id = await createCourse(db, { name: 'Rivers', subject_id: SCIENCES, student_group_type_id })
    const theirs = await newClassroom(db, other, students)
    const mine = await newClassroom(db, one, students)
    await db.execute(
      sql`update classrooms set course_id = ${course_id} where id in (${mine.id}, ${theirs.id})`,
    )
    return { mine, theirs }
  }

  it('are all done: two become partners, and each asks for groups meanwhile', async () => {
    const { mine, theirs } = await both(groupTypes.smallGroup)
    await meetAt(db, pairingHeld(theirs.id), [
      () => pair(mine.id, theirs.id),
      () => askForGroups(db, caller(one), mine.id, 3),
      () => askForGroups(db, caller(other), theirs.id, 3),
    ])
    for (const { id } of [mine, theirs]) assert.equal((await studentsOf(id)).length, 3)
  })

  for (const whose of ['mine', 'theirs'] as const) {
    it(`hold both who became partners while it waited: what is done with both sides of ${whose}`, async () => {
      const sides = await both(groupTypes.smallGroup)
      const { mine, theirs } = sides
      const classroom = { id: sides[whose].id, teacherId: whose === 'mine' ? one : other }
      const free: unknown[] = []
      await meetAt(db, pairingHeld(theirs.id), [
        () => pair(mine.id, theirs.id),
        () =>
          withSides(db, classroom, async () => {
            free.push(
              await rows(
                db,
                sql`select id from classrooms where id in (${mine.id}, ${theirs.id}) for no key update skip locked`,
              ),
            )
          }),
      ])
      assert.deepEqual(free, [[]])
    })
  }

  it('are all done: partners ask for groups at the same moment', async () => {
    const { mine, theirs } = await both(groupTypes.smallGroup)
    await pair(mine.id, theirs.id)
    await meetAt(db, sql`select 1 from classrooms where id = ${mine.id} for update`, [
      () => askForGroups(db, caller(one), mine.id, 2),
      () => askForGroups(db, caller(other), theirs.id, 2),
    ])
    for (const { id } of [mine, theirs]) assert.equal((await studentsOf(id)).length, 2)
  })

  it('are both done: two become partners, and a whole class is asked for', async () => {
    const { mine, theirs } = await both(groupTypes.wholeClass)
    await meetAt(db, pairingHeld(theirs.id), [
      () => pair(mine.id, theirs.id),
      () => wholeClassCode(db, caller(one), mine.id, { path: '/', requestId: 'one' }),
      () => wholeClassCode(db, caller(one), mine.id, { path: '/', requestId: 'two' }),
    ])
    assert.equal((await studentsOf(mine.id)).length, 1)
  })

  /** A task of a classroom, and what its student posts for it. */
  async function posting(classroom: { id: number; pairing: number; studentIds: number[] }) {
    await giveTasks(db, classroom.pairing, [{ name: 'Our river' }])
    const task_id = (await tasksOf(db, classroom.id)).get('Our river') ?? 0
    const [id = 0] = classroom.studentIds
    const student = { id, classroom_id: classroom.id, is_exchange_expired: false } as SignedInStudent
    return {
      id,
      post: () => addPost(server.app.services, student, { task_id, post_id: null }, { text: 'Wide' }),
    }
  }
  const postsOf = async (id: number) =>
    (await rows(db, sql`select id from submissions where student_id = ${id}`)).length

  it('are both done: two become partners, and a student of one of them posts', async () => {
    const { mine, theirs } = await both(groupTypes.individual, ['Ada'])
    const { id, post } = await posting(theirs)
    await meetAt(db, pairingHeld(theirs.id), [() => pair(mine.id, theirs.id), post])
    assert.equal(await postsOf(id), 1)
  })

  it('take nothing from each other: a whole class posts, and another course is given meanwhile', async () => {
    const { mine } = await both(groupTypes.wholeClass, ['Rivers'])
    const { id, post } = await posting(mine)
    const course_id = await createCourse(db, {
      ...{ name: 'Houses', subject_id: SCIENCES, student_group_type_id: groupTypes.individual },
    })
    const gift = { classroom_id: mine.id, subject_id: SCIENCES, course_id }
    const refused: unknown[] = []
    // the post waits for its task, and has its student; who gives the course waits for that one
    await meetAt(db, sql`select 1 from tasks where class_pairing_id = ${mine.pairing} for update`, [
      post,
      () =>
        db
          .transaction(own => giveCourse(own as unknown as Database, gift))
          .catch(error => refused.push(error.statusCode)),
    ])
    assert.deepEqual(refused, [422])
    assert.equal(await postsOf(id), 1)
  })

  it('are both done: a student posts, and is removed', async () => {
    const { mine } = await both(groupTypes.individual, ['Ada'])
    const { id, post } = await posting(mine)
    await meetAt(db, sql`select 1 from students where id = ${id} for update`, [
      post,
      () => removeStudent(db, caller(one), { id: mine.id, student_id: id }),
    ])
    assert.deepEqual([await postsOf(id), await studentsOf(mine.id)], [1, []])
  })
})
