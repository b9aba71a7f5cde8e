import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import type { Student, StudentCredentials } from '../../src/contract/entities/student.ts'
import type { StudentViewCode } from '../../src/contract/entities/student-view.ts'
import { studentViewLink } from '../../src/core/students/student-view-link.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const FILM = fileURLToPath(new URL('../support/videos/six-seconds.webm', import.meta.url))

describe('the student site', () => {
  const stage = demoWithBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')
  const site = () => `${stage.demo.url}/demo/student`

  /** The calls of teacher@demo.test, for their class 'Spanish 7 Morning'. */
  async function teacher() {
    const ask = async <T>(line: string, body?: object, token = ''): Promise<T> => {
      const [method = '', path = ''] = line.split(' ')
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
      const answer = await fetch(stage.demo.url + path, {
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
    return {
      add: () =>
        ask<StudentCredentials>(`POST ${students}/create`, { first_name: 'Nora', last_initial: 'Q' }, token),
      student: (studentId: number) => ask<Student>(`GET ${students}/${studentId}`, undefined, token),
      viewCode: (studentId: number) =>
        ask<StudentViewCode>(`POST ${students}/${studentId}/masquerade-token`, undefined, token),
    }
  }

  async function signIn(page: Page, code: string, username: string, password: string) {
    await page.getByLabel('Classroom code').fill(code)
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

  it('lets a student choose a password, record and upload, and shows the teacher where they stand', async () => {
    const { add, student } = await teacher()
    const nora = await add()
    const visitor = await visit(stage.browser, site(), { width: 390, height: 800 })
    await visitor.context.grantPermissions(['camera', 'microphone'])
    const { page } = visitor
    await expectAccessible(page)
    await signIn(page, nora.code, nora.username, nora.password)

    await heading(page, 'Choose your own password')
    await page.getByLabel('The password that you have used').fill(nora.password)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Choose a password of at least 8 characters.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('New password').fill('rivers are wide')
    await page.getByRole('button', { name: 'Save password' }).click()

    await heading(page, 'My tasks')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'My morning' }).click()
    await heading(page, 'My morning')
    const own = page.locator('section').first()
    await own.getByRole('button', { name: 'Record a video' }).click()
    await own.getByText(/^0:0[2-9] of /).waitFor()
    await own.getByRole('button', { name: 'Stop recording' }).click()
    await own.getByLabel('Your video').waitFor()
    await own.getByLabel('Write your text').fill('This is how my day begins')
    await own.getByRole('button', { name: 'Submit' }).click()
    await own.getByText(/^Submitted \(Pending Review\)/).waitFor()
    await own.getByText('This is how my day begins').waitFor()
    await own.locator('video').waitFor()
    await expectAccessible(page)
    const [, morning] = (await student(nora.id)).tasks
    assert.deepEqual(
      [morning?.task_name, morning?.type, morning?.status],
      ['My morning', 'create', 'pending'],
    )

    await page.getByRole('link', { name: 'My tasks', exact: true }).click()
    await page.getByRole('link', { name: 'Hello, this is us' }).click()
    await heading(page, 'Hello, this is us')
    await own.getByLabel('Upload a video').setInputFiles(FILM)
    await own.getByLabel('Your video').waitFor()
    await own.getByRole('button', { name: 'Submit' }).click()
    await own.getByText(/^Submitted \(Pending Review\)/).waitFor()
    await page.getByRole('link', { name: 'My work' }).click()
    await heading(page, 'My work')
    assert.equal(await page.locator('.card').count(), 2)
    await page.reload()
    await heading(page, 'My work')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await heading(page, 'Sign in')
    await visitor.leave()
  })

  it('shows what is approved of the partner classroom, which a student responds to', async () => {
    const visitor = await visit(stage.browser, site())
    const { page } = visitor
    await signIn(page, 'partner', 'partner01', DEMO_PASSWORD)
    await heading(page, 'My tasks')
    await page.getByRole('link', { name: 'My morning' }).click()
    const post = page
      .getByRole('listitem')
      .filter({ has: page.getByText(/^Respond to /) })
      .first()
    await post.getByText(/^Respond to /).click()
    await post.getByLabel('Write your response').fill('At ours it is still dark')
    await post.getByRole('button', { name: 'Submit response' }).click()
    await page.getByText('At ours it is still dark').waitFor()
    await expectAccessible(page)
    await visitor.leave()
  })

  it('opens as a student once from the link of their teacher, says so on every page, and not twice', async () => {
    const { add, viewCode } = await teacher()
    const { id } = await add()
    const link = studentViewLink(site(), await viewCode(id))
    const visitor = await visit(stage.browser, link)
    const { page } = visitor
    await heading(page, 'My tasks')
    assert.equal(page.url(), site())
    const banner = page.getByText('You see the site as Nora Q.')
    await banner.waitFor()
    await page.getByRole('link', { name: 'My work' }).click()
    await heading(page, 'My work')
    await banner.waitFor()
    await page.goto(`${site()}#tasks`)
    await page.getByRole('link', { name: 'My morning' }).click()
    await heading(page, 'My morning')
    await banner.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave the student view' }).click()
    await page.getByText('You have left the student view.').waitFor()

    visitor.expectTrouble(/410/)
    await page.goto(link)
    await heading(page, 'The student view is not open')
    await page.getByText(/This link has been used already/).waitFor()
    await visitor.leave()
  })
})
