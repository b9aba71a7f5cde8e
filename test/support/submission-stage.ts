import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { ActionItemDetail, TeacherSubmission } from '../../src/contract/entities/teacher-submission.ts'
import { createActions, named } from './actions.ts'
import type { DatabaseKind } from './databases.ts'
import { type Answer, startApp } from './server.ts'
import { uploaded } from './uploads.ts'

type Post = TeacherSubmission | null

export function refused({ status, body }: Answer, expected: number, code?: number): void {
  assert.deepEqual([status, body.error_code], [expected, code], body.message)
}

/** A server, and two teachers who post videos for the tasks of their exchanges. */
export async function submissionStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const { db } = server.app.services
  const teacher = await server.signIn('no-agreement@demo.test')
  const partnerId = (await server.signIn('unvalidated@demo.test')).id
  const stage = createActions(server, teacher)
  const give = (teacherId = teacher.id) => uploaded(server.app.services, teacherId)

  /** A task of two classrooms, as each of its teachers sees it. */
  async function exchange(name = 'Our river') {
    const { mine, theirs, partner } = await stage.partners()
    async function side(classroom: number, token: string, teacherId: number) {
      const item = named(await stage.list(classroom, 'all', token), name) ?? assert.fail()
      const task = item.class_task?.id ?? 0
      const at = `/api/teacher/classrooms/${classroom}`
      const call = <Data>(line: string, body?: object): Promise<Answer<Data>> =>
        server.call<Data>(line, { token, ...(body ? { body } : {}) })
      async function data<Data>(line: string): Promise<Data> {
        const answer = await call<Data>(line)
        assert.equal(answer.status, 200, answer.text)
        return answer.body.data
      }
      return {
        ...{ classroom, task, item, call },
        own: () => data<Post>(`GET ${at}/teacher-submissions/${task}`),
        partners: () => data<Post>(`GET ${at}/teacher-submissions-partner/${task}`),
        detail: () => data<ActionItemDetail>(`GET /api/teacher/actions/${item.id}`),
        async post() {
          const url = await give(teacherId)
          const saved = await call<{ id: number }>(`POST ${at}/tasks/${task}/videos`, { url })
          assert.equal(saved.status, 200, saved.text)
          return { id: saved.body.data.id, url }
        },
        async respond(to: number) {
          const url = await give(teacherId)
          const saved = await call<{ id: number }>(`POST ${at}/tasks/${task}/responses/${to}`, { url })
          assert.equal(saved.status, 200, saved.text)
          return { id: saved.body.data.id, url }
        },
        remove: (video?: 'post' | 'response') =>
          call(`DELETE ${at}/teacher-submissions/${task}${video ? `?video=${video}` : ''}`),
      }
    }
    return {
      one: await side(mine, teacher.token, teacher.id),
      other: await side(theirs, partner, partnerId),
    }
  }

  /** Has a video been converted. */
  const convertedOf = (url: string) =>
    db.execute(sql`update videos set video_processed = 1, stage = 'ready', progress = 100, video_duration = 12.5,
      transcode_video_size = 1234, converted = split_part(name, '.', 1) || '-converted.mp4',
      poster = split_part(name, '.', 1) || '-poster.jpg' where ${url} like '%' || upload_id`)

  return { server, db, stage, teacher, partnerId, give, exchange, convertedOf }
}

export type SubmissionStage = Awaited<ReturnType<typeof submissionStage>>
