import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import type { Config } from '../../server/config.ts'
import { rows } from '../../server/db/database.ts'
import type { Student, StudentCredentials } from '../../src/contract/entities/student.ts'
import { groupTypes } from '../../src/contract/rules/group-types.ts'
import type { DatabaseKind } from './databases.ts'
import { giveTasks, newClassroom, tasksOf } from './pairing.ts'
import { startApp } from './server.ts'

/** A server and a teacher who makes classrooms and changes their students. */
export async function studentStage(kind: DatabaseKind, config: Partial<Config> = {}) {
  const server = await startApp({ kind, config })
  const { db } = server.app.services
  const { token, id: teacherId } = await server.signIn('no-agreement@demo.test')
  const path = (id: number, rest = '') => `/api/teacher/classrooms/${id}/students${rest}`

  async function list(id: number, query = ''): Promise<Student[]> {
    const answer = await server.call<Student[]>(`GET ${path(id, query)}`, { token })
    assert.equal(answer.status, 200, answer.text)
    return answer.body.data
  }

  /** Its students post as groups of this type from now on. */
  async function group(classroomId: number, type: number) {
    await db.execute(sql`update classrooms set course_id =
      (select id from courses where student_group_type_id = ${type} order by id limit 1)
      where id = ${classroomId}`)
  }

  return {
    server,
    db,
    token,
    run: <Row>(statement: ReturnType<typeof sql>) => rows<Row>(db, statement),
    path,
    list,
    names: async (id: number, query = '') => (await list(id, query)).map(({ full_name }) => full_name),
    call: <Data = { errors?: object }>(method: string, id: number, rest = '', body?: object) =>
      server.call<Data>(`${method} ${path(id, rest)}`, { token, ...(body ? { body } : {}) }),
    add: (id: number, first_name: string, last_initial = 'B') =>
      server.call<StudentCredentials & { errors?: object }>(`POST ${path(id, '/create')}`, {
        token,
        body: { first_name, last_initial },
      }),
    /** A classroom of the teacher with these students, and one task which asks for so many responses. */
    async classroom(students: readonly string[], responses = 1) {
      const made = await newClassroom(db, teacherId, students)
      await group(made.id, groupTypes.individual)
      await giveTasks(db, made.pairing, [{ name: 'Our river', responses }])
      return { ...made, task: (await tasksOf(db, made.id)).get('Our river') ?? 0 }
    },
    group,
    expire: (id: number) =>
      db.execute(sql`update classrooms set expire_at = now() - interval '1 day' where id = ${id}`),
  }
}

export type StudentStage = Awaited<ReturnType<typeof studentStage>>
