import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import type { Student } from '../../src/contract/entities/student.ts'
import type { StudentViewCode } from '../../src/contract/entities/student-view.ts'
import { studentViewLink } from '../../src/core/students/student-view-link.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { demoTeacher, signInAtSite, siteScreen } from '../support/demo-student.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const FILM = fileURLToPath(new URL('../support/videos/six-seconds.webm', import.meta.url))

describe('the student site', () => {
  const stage = demoWithBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')
  const site = () => `${stage.demo.url}/demo/student`

  const teacher = () => demoTeacher(stage.demo.url)

  it('lets a student choose a password, record and upload, and shows the teacher where they stand', async () => {
    const { add, read } = await teacher()
    const nora = await add()
    const visitor = await visit(stage.browser, site(), { width: 390, height: 800 })
    await visitor.context.grantPermissions(['camera', 'microphone'])
    const { page } = visitor
    await expectAccessible(page)
    await signInAtSite(page, nora)

    await siteScreen(page, 'Choose your own password')
    await page.getByLabel('The password that you have used').fill(nora.password)
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save password' }).click()
    await page.getByText('Choose a password of at least 8 characters.').waitFor()
    await expectAccessible(page)
    await page.getByLabel('New password').fill('rivers are wide')
    await page.getByRole('button', { name: 'Save password' }).click()

    await siteScreen(page, 'My tasks')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'My morning' }).click()
    await siteScreen(page, 'My morning')
    await page.getByText('I can say when I do something').waitFor()
    await page.getByRole('cell', { name: 'I eat breakfast' }).waitFor()
    await page.getByText('wake up', { exact: true }).and(page.locator('strong')).waitFor()
    const sheet = await page.getByRole('link', { name: 'A day in my life' }).getAttribute('href')
    assert.equal(
      (await fetch(new URL(sheet ?? '', stage.demo.url))).headers.get('content-type'),
      'application/pdf',
    )
    const own = page.locator('section').first()
    await own.getByRole('button', { name: 'Record a video' }).click()
    await own.getByText(/^\d+:(0[2-9]|[1-5]\d) of /).waitFor()
    await own.getByRole('button', { name: 'Stop recording' }).click()
    await own.getByLabel('Your video').waitFor()
    await own.getByLabel('Write your text').fill('This is how my day begins')
    await own.getByRole('button', { name: 'Submit' }).click()
    await page.getByRole('status').getByText('Your work has been submitted.').waitFor()
    await own.getByText(/^Submitted \(Pending Review\)/).waitFor()
    await own.getByText('This is how my day begins').waitFor()
    await own.locator('video').waitFor()
    await expectAccessible(page)
    const [, morning] = (await read<Student>(`/${nora.id}`)).tasks
    assert.deepEqual(
      [morning?.task_name, morning?.type, morning?.status],
      ['My morning', 'create', 'pending'],
    )

    await page.getByRole('link', { name: 'My tasks', exact: true }).click()
    await page.getByRole('link', { name: 'Hello, this is us' }).click()
    await siteScreen(page, 'Hello, this is us')
    await own.getByLabel('Upload a video').setInputFiles(FILM)
    await own.getByLabel('Your video').waitFor()
    await own.getByRole('button', { name: 'Submit' }).click()
    await own.getByText(/^Submitted \(Pending Review\)/).waitFor()
    await page.getByRole('link', { name: 'My work' }).click()
    await siteScreen(page, 'My work')
    assert.equal(await page.locator('.card').count(), 2)
    await page.reload()
    await siteScreen(page, 'My work')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await siteScreen(page, 'Sign in')
    await visitor.leave()
  })

  it('shows what is approved of the partner classroom, which a student responds to', async () => {
    const visitor = await visit(stage.browser, site())
    const { page } = visitor
    await signInAtSite(page, { code: 'partner', username: 'partner01', password: DEMO_PASSWORD })
    await siteScreen(page, 'My tasks')
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
    const { add, make } = await teacher()
    const { id } = await add()
    const link = studentViewLink(site(), await make<StudentViewCode>(`/${id}/masquerade-token`))
    const visitor = await visit(stage.browser, link)
    const { page } = visitor
    await siteScreen(page, 'My tasks')
    assert.equal(page.url(), site())
    const banner = page.getByText('You see the site as Nora Q.')
    await banner.waitFor()
    await page.getByRole('link', { name: 'My work' }).click()
    await siteScreen(page, 'My work')
    await banner.waitFor()
    await page.goto(`${site()}#tasks`)
    await page.getByRole('link', { name: 'My morning' }).click()
    await siteScreen(page, 'My morning')
    await banner.waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Leave the student view' }).click()
    await page.getByText('You have left the student view.').waitFor()

    visitor.expectTrouble(/410/)
    await page.goto(link)
    await siteScreen(page, 'The student view is not open')
    await page.getByText(/This link has been used already/).waitFor()
    await visitor.leave()
  })
})
