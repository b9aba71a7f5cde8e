import { type SQL, sql } from 'drizzle-orm'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import type { SubmissionAction } from '../../src/contract/rules/submission-status.ts'
import type { DatabaseKind } from './databases.ts'
import { giveTasks, newClassroom, tasksOf } from './pairing.ts'
import type { ModelClassroom, ModelPost, ModelStudent, ModelTask } from './site-model.ts'
import { aStudent, aView } from './student-site.ts'
import { studentStage } from './student-stage.ts'

const NAMES = ['Ada', 'Ben', 'Cleo']
const TASKS = ['One', 'Two', 'Three']

const values = (list: readonly SQL[]) => sql.join([...list], sql`, `)

/** Two pairs of partner classrooms of two teachers; some students are themselves, some a teacher who sees the site as them. */
export async function siteWalk(kind: DatabaseKind) {
  const stage = await studentStage(kind)
  const { db, server, token } = stage
  const partner = await server.signIn('partner@demo.test')
  const run = (statement: SQL) => rows(db, statement)
  /** Of the teacher of each classroom. */
  const tokens = new Map<number, string>()
  const classrooms: ModelClassroom[] = []
  const students: (ModelStudent & { call: Awaited<ReturnType<typeof aView>>['call'] })[] = []
  const tasks: ModelTask[] = []
  for (let pair = 0; pair < 2; pair++) {
    const mine = await stage.classroom([])
    const theirs = await newClassroom(db, partner.id, [])
    await stage.group(theirs.id, groupTypes.individual)
    await db.transaction(own => pairClassrooms(own as unknown as Database, mine.id, theirs.id))
    const sides = [mine.id, theirs.id]
    const [both] = await rows<{ id: number }>(
      db,
      sql`select class_pairing_id as id from classrooms where id = ${mine.id}`,
    )
    await giveTasks(
      db,
      both?.id ?? 0,
      TASKS.map(name => ({ name })),
    )
    const ids = await tasksOf(db, mine.id)
    tasks.push(...[...ids.values()].map(id => ({ id, classrooms: sides, isHidden: false })))
    for (const [side, id] of sides.entries()) {
      const teacher = side === 0 ? token : partner.token
      const classroom = { id, partner: sides[1 - side] ?? null, minAge: null }
      classrooms.push(classroom)
      tokens.set(id, teacher)
      for (const name of NAMES) {
        const student = await aStudent(server, teacher, id, name)
        const { call } = name === 'Ada' ? await aView(server, teacher, id, student.id) : student
        students.push({ id: student.id, classroom, isRemoved: false, needsReview: true, call })
      }
    }
  }

  const written = new Map<number, string>()
  /** Most changes are decisions of posts: of the rest a kind is written when it is another one than before. */
  async function whenChanged(kind: number, state: unknown, statement: SQL): Promise<void> {
    const text = JSON.stringify(state)
    if (written.get(kind) === text) return
    written.set(kind, text)
    await run(statement)
  }

  return {
    server,
    ...{ classrooms, students, tasks },
    /** The teacher decides, as the product does it. */
    decide({ id, student, to }: ModelPost, action: SubmissionAction) {
      const place = `/api/teacher/classrooms/${student.classroom.id}/students/${student.id}`
      const token = tokens.get(student.classroom.id) ?? ''
      const body = { action, videos: [id] }
      return server.call(`PUT ${place}/${to ? 'responses' : 'videos'}`, { token, body })
    },
    /** What the teachers have changed since the last time, in one statement for each kind of change. */
    async write(posts: ReadonlySet<ModelPost>): Promise<void> {
      if (posts.size > 0)
        await run(sql`update submissions p set status = v.status, is_unreviewed = not v.reviewed
          from (values ${values([...posts].map(({ id, status, isReviewed }) => sql`(${id}::int, ${status}::text, ${isReviewed}::boolean)`))})
            v(id, status, reviewed) where p.id = v.id`)
      await whenChanged(
        0,
        students.map(({ needsReview, isRemoved }) => [needsReview, isRemoved]),
        sql`update students s set approve_student_submissions = v.review,
          removed_at = case when v.removed then now() end
        from (values ${values(students.map(({ id, needsReview, isRemoved }) => sql`(${id}::int, ${needsReview}::boolean, ${isRemoved}::boolean)`))})
          v(id, review, removed) where s.id = v.id`,
      )
      await whenChanged(
        1,
        classrooms.map(({ minAge }) => minAge),
        sql`update classrooms c set age_range_id = (select id from age_ranges where min_age = v.age)
        from (values ${values(classrooms.map(({ id, minAge }) => sql`(${id}::int, ${minAge}::int)`))}) v(id, age)
        where c.id = v.id`,
      )
      await whenChanged(
        2,
        tasks.map(({ isHidden }) => isHidden),
        sql`update tasks t set is_hidden = v.hidden
        from (values ${values(tasks.map(({ id, isHidden }) => sql`(${id}::int, ${isHidden}::boolean)`))}) v(id, hidden)
        where t.id = v.id`,
      )
      // the walk is faster than students are
      await run(sql`delete from attempts`)
    },
  }
}
