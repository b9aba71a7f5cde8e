import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { StudentCredentials } from '../../src/contract/entities/student.ts'
import { DEMO_PASSWORD } from './server.ts'

/** Calls of teacher@demo.test on a demo server, for their class 'Spanish 7 Morning'. */
export async function demoTeacher(url: string) {
  const ask = async <T>(line: string, body?: object, token = ''): Promise<T> => {
    const [method = '', path = ''] = line.split(' ')
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url + path, {
      method,
      headers: body ? headers : { authorization: headers.authorization },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    assert.equal(answer.status, 200, line)
    return ((await answer.json()) as { data: T }).data
  }
  const credentials = { email: 'teacher@demo.test', password: DEMO_PASSWORD }
  const { token } = await ask<{ token: string }>('POST /api/teacher/login', credentials)
  const list = await ask<{ id: number; name: string }[]>('GET /api/teacher/classrooms', undefined, token)
  const id = list.find(({ name }) => name === 'Spanish 7 Morning')?.id
  const students = `/api/teacher/classrooms/${id}/students`
  const assistant = `/api/teacher/classrooms/${id}/teacher-assistant`
  return {
    /** Of the classroom. */
    id,
    /** Whoever assists in it by now, of the teacher's school. */
    async assistedBy(email: string): Promise<void> {
      const { teacher_assistants } = await ask<{ teacher_assistants: { email: string }[] }>(
        `GET /api/teacher/classrooms/${id}`,
        undefined,
        token,
      )
      for (const { email } of teacher_assistants)
        await ask(`DELETE ${assistant}?email=${encodeURIComponent(email)}`, undefined, token)
      await ask(`POST ${assistant}`, { email }, token)
    },
    /** Of the class's students: '' is the list itself. */
    read: <T>(rest: string) => ask<T>(`GET ${students}${rest}`, undefined, token),
    make: <T>(rest: string, body?: object) => ask<T>(`POST ${students}${rest}`, body, token),
    /** Of the class's message board: '' is the board itself. */
    onBoard: <T>(method: string, rest = '', body?: object) =>
      ask<T>(`${method} /api/teacher/classrooms/${id}/messages${rest}`, body, token),
    add: (first_name = 'Nora') =>
      ask<StudentCredentials>(`POST ${students}/create`, { first_name, last_initial: 'Q' }, token),
  }
}

/** Fills in the sign-in of the student site. */
export async function signInAtSite(
  page: Page,
  { code, username, password }: Omit<StudentCredentials, 'id'>,
): Promise<void> {
  await page.getByLabel('Classroom code').fill(code)
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The screen of the student site that has this heading. */
export const siteScreen = (page: Page, name: string) =>
  page.getByRole('heading', { name, level: 1 }).waitFor()
