import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { addTeacherAssistant } from '../../server/areas/classrooms/area.ts'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { ChangedSubmission, Submission } from '../../src/contract/entities/submission.ts'
import type { DatabaseKind } from './databases.ts'
import { post } from './pairing.ts'
import { taskStage } from './task-stage.ts'

/** What a change answers; of a refused one the posts as they are listed. */
type Saved = Omit<Data<'PUT /api/teacher/classrooms/{id}/submissions'>, 'submissions'> & {
  submissions: (ChangedSubmission & Partial<Pick<Submission, 'task_name'>>)[]
}
type Undone = Data<'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'>

/** Two partner classrooms with their students' posts, and those who review them. */
export async function reviewStage(kind: DatabaseKind) {
  const stage = await taskStage(kind)
  const { server, db, teacher, partner, as, own } = stage
  const assistant = await server.signIn('teacher@demo.test')
  const stranger = await server.signIn('librarian@demo.test')
  const run = (statement: ReturnType<typeof sql>) => db.execute(statement)

  async function data<Found>(sent: Promise<{ status: number; text: string; body: { data: Found } }>) {
    const { status, text, body } = await sent
    assert.equal(status, 200, text)
    return body.data
  }

  /** Two classrooms that share one task, each with a student; the assistant helps in one's own. */
  async function exchange() {
    const made = await stage.exchange(1)
    const { mine, theirs, ids } = made
    const [task = 0] = ids
    await addTeacherAssistant(db, { classroom_id: mine, full_name: 'Tess', email: 'teacher@demo.test' })
    const studentOf = async (classroom: number) => {
      const found = (await run(
        sql`select id from students where classroom_id = ${classroom} order by id`,
      )) as {
        rows: { id: number }[]
      }
      return found.rows[0]?.id ?? 0
    }
    const [ada, ben] = [await studentOf(mine), await studentOf(theirs)]
    return {
      ...{ mine, theirs, task, ada, ben },
      /** A post of the own student. */
      posted: async (status: Parameters<typeof post>[4] = 'pending', isResponse = false) =>
        (await post(db, mine, ada, task, status, isResponse))[0] ?? 0,
      /** A post of the partner's. */
      shared: async (status: Parameters<typeof post>[4] = 'approved') =>
        (await post(db, theirs, ben, task, status))[0] ?? 0,
    }
  }

  return {
    ...{ server, db, teacher, partner, assistant, stranger, as, own, run, data, exchange },
    ...{ expire: stage.expire, classroom: stage.classroom, exchangeOf: stage.exchange },
    list: (id: number, query = '', who = teacher) =>
      data(as(who)<Submission[]>('GET', id, `submissions${query}`)),
    one: (id: number, sid: number, who = teacher) =>
      data(as(who)<Submission>('GET', id, `submissions/${sid}`)),
    partners: (id: number, query = '', who = teacher) =>
      data(as(who)<Submission[]>('GET', id, `submissions-partner${query}`)),
    change: (id: number, action: string, videos: unknown[], who = teacher) =>
      as(who)<Saved>('PUT', id, 'submissions', { action, videos }),
    undo: (id: number, changeId: number | null, who = teacher) =>
      as(who)<Undone>('POST', id, `submissions/changes/${changeId}/undo`),
    flag: (classroom_id: number, student_submission_id: number, reasons: object, who = teacher) =>
      server.call<{ state: string; reasons: string[]; errors?: object }>(
        'POST /api/teacher/submissions-partner-report',
        { token: who.token, body: { classroom_id, student_submission_id, ...reasons } },
      ),
    /** The students of a classroom are of the first age range that begins at so many years or later. */
    aged: (id: number, years: number) =>
      run(sql`update classrooms set age_range_id = (
        select id from age_ranges where min_age >= ${years} order by min_age limit 1
      ) where id = ${id}`),
    /** What a post is in the database. */
    async stored(sid: number) {
      const found = (await run(
        sql`select status, version, is_unreviewed from submissions where id = ${sid}`,
      )) as { rows: { status: string; version: number; is_unreviewed: boolean }[] }
      return found.rows[0] ?? assert.fail(`no post ${sid}`)
    },
  }
}

export type ReviewStage = Awaited<ReturnType<typeof reviewStage>>
