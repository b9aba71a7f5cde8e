import type { sql } from 'drizzle-orm'
import { rows } from '../../server/db/database.ts'
import type { Classroom, ClassroomForm, ClassroomListItem } from '../../src/contract/entities/classroom.ts'
import type { DatabaseKind } from './databases.ts'
import { startApp } from './server.ts'

/** What the edit form sends of a classroom as it is. */
export const formOf = (classroom: Classroom): ClassroomForm => ({
  name: classroom.name,
  subject_id: classroom.subject_id,
  lang_native_id: classroom.lang_native_id,
  lang_instruction_id: classroom.lang_instruction_id,
  level_id: classroom.level_id,
  start_date: classroom.start_date,
  end_date: classroom.end_date,
  number_students_range_id: classroom.number_students_range_id,
  age_range_id: classroom.age_range_id,
})

const accounts = ['teacher', 'partner', 'librarian', 'independent', 'independent-language', 'demo']

/** A demo server whose classrooms are found by name and changed, each call by the first part of an account's email. */
export async function classroomStage(kind: DatabaseKind) {
  const server = await startApp({ kind })
  const tokens: Record<string, string> = {}
  for (const account of accounts) tokens[account] = (await server.signIn(`${account}@demo.test`)).token
  const token = (account: string) => ({ token: tokens[account] ?? '' })

  const list = async (account: string) =>
    (await server.call<ClassroomListItem[]>('GET /api/teacher/classrooms', token(account))).body.data

  return {
    server,
    run: <Row>(statement: ReturnType<typeof sql>) => rows<Row>(server.app.services.db, statement),
    list,
    async find(account: string, name: string) {
      const { id } = (await list(account)).find(classroom => classroom.name === name) ?? { id: 0 }
      return (await server.call<Classroom>(`GET /api/teacher/classrooms/${id}`, token(account))).body.data
    },
    save: (account: string, id: number, body: object) =>
      server.call<Classroom & { errors?: object }>(`PUT /api/teacher/classrooms/${id}`, {
        ...token(account),
        body,
      }),
    reset: (account: string, id: number) =>
      server.call<{ code: string }>(`POST /api/teacher/classrooms/${id}/reset-code`, token(account)),
    assist: (account: string, id: number, email: string) =>
      server.call<{ full_name: string; email: string; errors?: object }>(
        `POST /api/teacher/classrooms/${id}/teacher-assistant`,
        { ...token(account), body: { email } },
      ),
    unassist: (account: string, id: number, email: string) =>
      server.call(
        `DELETE /api/teacher/classrooms/${id}/teacher-assistant?email=${encodeURIComponent(email)}`,
        token(account),
      ),
  }
}

export type ClassroomStage = Awaited<ReturnType<typeof classroomStage>>
