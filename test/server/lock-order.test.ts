import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type SQL, sql } from 'drizzle-orm'
import { giveAgreement, sign } from '../../server/areas/agreements/area.ts'
import { create } from '../../server/areas/classroom-forms/create.ts'
import { chooseCourse } from '../../server/areas/courses/choose-course.ts'
import { createCourse } from '../../server/areas/courses/repository/create.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { keepWrittenSchool, lockTeacher } from '../../server/areas/teachers/area.ts'
import { createTeacher } from '../../server/areas/teachers/repository/accounts.ts'
import { createSchool } from '../../server/areas/teachers/repository/schools.ts'
import { grantTokens, tokensLeft } from '../../server/areas/tokens/repository/ledger.ts'
import { type Database, rows } from '../../server/db/database.ts'
import type { SignedInTeacher } from '../../server/signed-in-teacher.ts'
import { classroomForm, SCIENCES } from '../support/classroom-form.ts'
import { bothDatabases } from '../support/databases.ts'
import { meetAt, untilSoManyWait } from '../support/meeting.ts'
import { newClassroom, tasksOf } from '../support/pairing.ts'
import { startApp, type TestApp } from '../support/server.ts'

// The embedded database has one connection: there nobody waits for anybody.
const skip = !bothDatabases.includes('postgres')

/** docs/decisions/order-of-locks.md */
describe('two writes that meet', { skip }, () => {
  let server: TestApp
  let db: Database
  let one: number
  let other: number
  let course_id: number
  before(async () => {
    server = await startApp({ kind: 'postgres', contents: 'empty', config: { demo: false } })
    db = server.app.services.db
    const school_id = await createSchool(db, { name: 'Hill', country_id: 1, agreement_signed_at: new Date() })
    const teacher = (email: string) =>
      createTeacher(db, { email, password_hash: '', user_type: 'teacher', school_id })
    ;[one, other] = [await teacher('one@lock.test'), await teacher('other@lock.test')]
    await grantTokens(db, { teacher_id: one, subject_id: SCIENCES, amount: 20 })
    course_id = await createCourse(db, {
      name: 'Rivers',
      subject_id: SCIENCES,
      student_group_type_id: 1,
      tasks: [{ task_name: 'Look around', task_category: 'exchange' }],
    })
  })
  after(() => server.close())

  const caller = (id: number) =>
    ({
      id,
      user_type: { slug: 'teacher' },
      is_teacher_validated: true,
      school: null,
    }) as unknown as SignedInTeacher
  const inTransaction = <T>(work: (transaction: Database) => Promise<T>) =>
    db.transaction(own => work(own as unknown as Database))
  const pair = (first: number, second: number) =>
    inTransaction(transaction => pairClassrooms(transaction, first, second))
  const choose = (teacherId: number, classroom_id: number) =>
    chooseCourse(db, caller(teacherId), { classroom_id, course_id })
  const both = async () => [await newClassroom(db, one), await newClassroom(db, other)] as const

  const meet = (held: SQL, ...writes: (() => Promise<unknown>)[]) => meetAt(db, held, writes)

  it('are both done: two classrooms become partners, and one of them takes a course', async () => {
    const [mine, theirs] = await both()
    await meet(
      sql`select 1 from class_pairings where id = ${theirs.pairing} for update`,
      () => pair(mine.id, theirs.id),
      () => choose(other, theirs.id),
    )
    assert.deepEqual([...(await tasksOf(db, mine.id)).keys()], ['Look around'])
  })

  it('are both done: the other way round', async () => {
    const [mine, theirs] = await both()
    await meet(
      sql`select 1 from class_pairings where id = ${theirs.pairing} for update`,
      () => choose(other, theirs.id),
      () => pair(mine.id, theirs.id),
    )
    assert.deepEqual([...(await tasksOf(db, mine.id)).keys()], ['Look around'])
  })

  it('are both done: both partners take a course', async () => {
    const [mine, theirs] = await both()
    await pair(mine.id, theirs.id)
    await meet(
      sql`select 1 from class_pairings where id = ${mine.pairing} for update`,
      () => choose(one, mine.id),
      () => choose(other, theirs.id),
    )
    assert.deepEqual([...(await tasksOf(db, mine.id)).keys()], ['Look around'])
  })

  it('are both done: a classroom comes with a course, and the course is withdrawn', async () => {
    let created = 0
    await meet(
      sql`select 1 from teacher_revisions where teacher_id = ${one} for update`,
      async () => {
        created = await made({ course_id })
      },
      () => db.execute(sql`update courses set published = false where id = ${course_id}`),
    )
    assert.deepEqual([...(await tasksOf(db, created)).keys()], ['Look around'])
    await assert.rejects(made({ course_id }), /not available for this classroom/)
    await db.execute(sql`update courses set published = true where id = ${course_id}`)
  })

  it('are both done: each changes what the same two teachers see, in another order', async () => {
    const [mine, theirs] = await both()
    const [second, partners] = await both()
    const rename = (...ids: number[]) =>
      inTransaction(async transaction => {
        for (const id of ids)
          await transaction.execute(sql`update classrooms set name = 'Lakes' where id = ${id}`)
      })
    await meet(
      sql`select 1 from teacher_revisions where teacher_id = ${other} for update`,
      () => rename(theirs.id, mine.id),
      () => rename(second.id, partners.id),
    )
  })

  it('are both done: a school that was written in is signed for, and its teacher says more of it', async () => {
    const said = { name: 'Lake', address: 'Shore 1', country_id: 1 }
    const written = await keepWrittenSchool(db, one, said)
    const signer = { signer_name: 'Eva', signer_title: 'Head' }
    await db.execute(
      sql`insert into agreements (teacher_id, signer_name, signer_title) values (${one}, 'Eva', 'Head')`,
    )
    // as saving the profile does
    const save = () =>
      inTransaction(async transaction => {
        await lockTeacher(transaction, one)
        const id = await keepWrittenSchool(transaction, one, { ...said, address: 'Shore 2' })
        await giveAgreement(transaction, one, id)
      })
    await meet(sql`select 1 from schools where id = ${written} for no key update`, save, () =>
      sign(db, { school_id: written, teacher_id: one }, signer),
    )
    const found = await rows<{ school_id: number }>(
      db,
      sql`select school_id from agreements where school_id = ${written}`,
    )
    assert.equal(found.length, 1)
  })

  it('tell both teachers once that something has changed, and not when it is taken back', async () => {
    const [mine, theirs] = await both()
    await pair(mine.id, theirs.id)
    const seen = () =>
      rows<{ revision: number; due: number }>(
        db,
        sql`select revision::int as revision, (select count(*)::int from revisions.due) as due
            from teacher_revisions where teacher_id in (${one}, ${other}) order by teacher_id`,
      )
    const change = async (transaction: Database) => {
      for (const { id } of [mine, theirs, mine])
        await transaction.execute(sql`update classrooms set name = name || ' 2' where id = ${id}`)
    }
    const before = await seen()
    await inTransaction(change)
    const after = before.map(({ revision }) => ({ revision: revision + 1, due: 0 }))
    assert.deepEqual(await seen(), after)
    const undone = inTransaction(async transaction => {
      await change(transaction)
      throw new Error('taken back')
    })
    await assert.rejects(undone, /taken back/)
    assert.deepEqual(await seen(), after)
  })

  const made = (changes: Parameters<typeof classroomForm>[0] = {}) =>
    inTransaction(transaction => create(transaction, caller(one), classroomForm(changes)))
  const left = () => tokensLeft(db, { teacher_id: one, subject_id: SCIENCES })

  for (const [what, withdraw, back, refusal, changes] of [
    [
      'the agreement',
      sql`update schools set agreement_signed_at = null`,
      sql`update schools set agreement_signed_at = now()`,
      /has to sign/,
      () => ({}),
    ],
    [
      'its course',
      sql`update courses set published = false`,
      sql`update courses set published = true`,
      /not available for this classroom/,
      () => ({ course_id }),
    ],
  ] as const) {
    it(`is not created when ${what} is withdrawn at this moment: a classroom, which costs nothing`, async () => {
      const before = await left()
      await meet(withdraw, () => assert.rejects(made(changes()), refusal))
      await db.execute(back)
      assert.equal(await left(), before)
    })

    it(`is created before ${what} is withdrawn, which waits for it`, async () => {
      let withdrawal: Promise<unknown> = Promise.resolve()
      const id = await inTransaction(async transaction => {
        const created = await create(transaction, caller(one), classroomForm(changes()))
        withdrawal = db.execute(withdraw).then(() => undefined)
        await untilSoManyWait(db, 1)
        return created
      })
      await withdrawal
      await db.execute(back)
      assert.ok(id > 0)
    })
  }

  it('come about once: two classrooms ask each other', async () => {
    const [mine, theirs] = await both()
    const asked = await Promise.allSettled([pair(mine.id, theirs.id), pair(theirs.id, mine.id)])
    const failed = asked.flatMap(done => (done.status === 'rejected' ? [String(done.reason)] : []))
    assert.equal(failed.length, 1)
    assert.match(failed[0] ?? '', /cannot be paired/)
  })
})
