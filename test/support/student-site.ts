import assert from 'node:assert/strict'
import type { Data } from '../../src/contract/endpoints/all.ts'
import type { StudentCredentials } from '../../src/contract/entities/student.ts'
import type { SiteSession } from '../../src/contract/entities/student-site.ts'
import type { StudentViewCode } from '../../src/contract/entities/student-view.ts'
import type { TestApp } from './server.ts'

/** What a student (or a teacher who sees the site as one) does with a token of the site. */
export const siteCalls = (server: Pick<TestApp, 'call'>, token: string) => ({
  token,
  call: <Result = unknown>(line: string, body?: object) =>
    server.call<Result>(line, { token, ...(body ? { body } : {}) }),
  task: (id: number) =>
    server.call<Data<'GET /api/student/tasks/{task_id}'>>(`GET /api/student/tasks/${id}`, { token }),
})

/** Adds a student to a teacher's classroom, as the teacher does. */
export async function addedStudent(
  server: Pick<TestApp, 'call'>,
  token: string,
  classroomId: number,
  first_name = 'Ada',
): Promise<StudentCredentials> {
  const added = await server.call<StudentCredentials>(
    `POST /api/teacher/classrooms/${classroomId}/students/create`,
    { token, body: { first_name, last_initial: 'B' } },
  )
  assert.equal(added.status, 200, added.text)
  return added.body.data
}

/** Signs a student in, whatever comes of it. */
export const signIn = (
  server: Pick<TestApp, 'call'>,
  { code, username, password }: Omit<StudentCredentials, 'id'>,
  ip?: string,
) =>
  server.call<SiteSession>('POST /api/student/login', {
    body: { classroom_code: code, username, password },
    ...(ip ? { ip } : {}),
  })

export const OWN_PASSWORD = 'a password of my own'

/** A new student who has chosen a password and is signed in. */
export async function aStudent(
  server: Pick<TestApp, 'call'>,
  token: string,
  classroomId: number,
  first_name?: string,
) {
  const credentials = await addedStudent(server, token, classroomId, first_name)
  const session = await signIn(server, credentials)
  assert.equal(session.status, 200, session.text)
  const site = siteCalls(server, session.body.data.token)
  const changed = await site.call('POST /api/student/password', {
    password_old: credentials.password,
    password: OWN_PASSWORD,
  })
  assert.equal(changed.status, 200, changed.text)
  return { ...site, ...credentials, password: OWN_PASSWORD }
}

/** The code of a view: of a student, or without one of the whole class. */
export const viewCode = (
  server: Pick<TestApp, 'call'>,
  token: string,
  classroomId: number,
  studentId?: number,
) => {
  const rest = studentId === undefined ? 'whole-class-token' : `students/${studentId}/masquerade-token`
  return server.call<StudentViewCode>(`POST /api/teacher/classrooms/${classroomId}/${rest}`, { token })
}

/** Exchanges a code, whatever comes of it. */
export const enterView = (server: Pick<TestApp, 'call'>, student_token: string) =>
  server.call<SiteSession>('POST /api/student/login-as-student', { body: { student_token } })

/** The site as a teacher sees it who looks as a student, or as the whole class. */
export async function aView(
  server: Pick<TestApp, 'call'>,
  token: string,
  classroomId: number,
  studentId?: number,
) {
  const code = await viewCode(server, token, classroomId, studentId)
  assert.equal(code.status, 200, code.text)
  const session = await enterView(server, code.body.data.token)
  assert.equal(session.status, 200, session.text)
  return { ...siteCalls(server, session.body.data.token), student: session.body.data.student }
}
