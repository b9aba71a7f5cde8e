import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../src/contract/entities/teacher-submission.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { logIn, RECORDED } from '../support/journey-steps.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

describe('the videos of a task', () => {
  const stage = demoWithBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')

  async function signIn(email: string) {
    const { url } = stage.demo
    const login = await fetch(`${url}/api/teacher/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    })
    const { token } = ((await login.json()) as { data: { token: string } }).data
    return async <T>(path: string): Promise<T> => {
      const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
      return ((await answer.json()) as { data: T }).data
    }
  }

  /** A task of teacher@demo.test that waits for a post, in a classroom of partner@demo.test's; both items. */
  async function openTask(): Promise<{ mine: ActionItemDetail; theirs: ActionItem; classroom: Classroom }> {
    const [ask, askPartner] = [await signIn('teacher@demo.test'), await signIn('partner@demo.test')]
    const partners = await askPartner<ActionItem[]>('/api/teacher/actions?status=all')
    for (const item of await ask<ActionItem[]>('/api/teacher/actions')) {
      const theirs = partners.find(({ class_task }) => class_task && class_task.id === item.class_task?.id)
      const isOpen = item.action.is_task && !item.class_task?.is_hidden && !item.teacher_action
      if (!theirs || !isOpen) continue
      const classroom = await ask<Classroom>(`/api/teacher/classrooms/${item.classroom_id}`)
      if (classroom.status === 'expired') continue
      return { mine: await ask(`/api/teacher/actions/${item.id}`), theirs, classroom }
    }
    return assert.fail('no task of both waits for a video')
  }

  const button = (place: Page | Locator, name: string | RegExp) =>
    place.getByRole('button', { name, exact: true })

  const isSignedIn = (page: Page) =>
    page
      .locator('.host-header')
      .getByRole('button', { name: /Account/ })
      .waitFor()

  async function record(place: Page | Locator) {
    await button(place, 'Record a video').click()
    await button(place, 'Start recording').click()
    await place.getByText(RECORDED).waitFor()
    await button(place, 'Stop recording').click()
    await button(place, 'SUBMIT').click()
  }

  it('are recorded from the task, seen by the partner without a reload, and deleted again', async () => {
    const { mine, theirs, classroom } = await openTask()
    const path = `/classroom/${classroom.id}/${mine.id}/task-detail`
    const partner = await visit(stage.browser, `${stage.demo.url}/security/login`)
    await logIn(partner.page, 'partner@demo.test')
    await isSignedIn(partner.page)
    await partner.page.goto(`${stage.demo.url}/classroom/${theirs.classroom_id}/${theirs.id}/task-detail`)
    await partner.page.getByText('has not posted a video yet').waitFor()

    const teacher = await visit(stage.browser, `${stage.demo.url}/security/login`)
    await teacher.context.grantPermissions(['camera', 'microphone'])
    const { page } = teacher
    await logIn(page, 'teacher@demo.test')
    await isSignedIn(page)
    await page.goto(stage.demo.url + path)
    await page.getByRole('link', { name: /^Go! Your post/ }).click()
    await record(page)
    await page.getByRole('link', { name: 'View Submission' }).click()
    await page.getByRole('heading', { name: 'My Post' }).waitFor()
    await expectAccessible(page)
    // where it was recorded, there is nothing to record any more
    await page.goBack()
    await page.getByRole('link', { name: /^View Your post/ }).waitFor()
    assert.equal(new URL(page.url()).pathname, path)
    await page.goForward()
    await page.getByRole('link', { name: 'Back to the task' }).click()
    await page.getByRole('link', { name: /^View Your post/ }).click()
    await page.getByRole('heading', { name: 'My Post' }).waitFor()

    // it is converted first: an original is its own teacher's alone
    await partner.page.getByText('VIDEO IS PROCESSING').or(button(partner.page, 'Play')).first().waitFor()
    await button(partner.page, 'Play').click()
    await button(partner.page, 'Pause').waitFor()

    await button(page, 'Captions').click()
    await button(page, /^Add a caption at/).click()
    await page.getByLabel('Text').fill('Good morning')
    await button(page, 'Save Captions').click()
    await page.getByText('The captions are saved.').waitFor()
    await button(partner.page, 'Hide captions').waitFor()
    await button(page, 'Close').click()

    await button(page, 'Delete Video').click()
    await button(page.getByRole('dialog'), 'Delete Video').click()
    await page.getByText('You have not posted a video yet').waitFor()
    await partner.page.getByText('has not posted a video yet').waitFor()
    await teacher.leave()
    await partner.leave()
  })

  it('are recorded in a school’s LMS page, whose Back leads out of each screen', async () => {
    const { mine, classroom } = await openTask()
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    await visitor.context.grantPermissions(['camera', 'microphone'])
    const { page } = visitor
    const list = page.locator('cx-classroom-list')
    const element = page.locator('cx-classroom')
    await logIn(list, 'teacher@demo.test')
    await list.getByRole('row').nth(1).waitFor()
    await element.evaluate((found, id) => found.setAttribute('classroom-id', String(id)), classroom.id)
    const address = page.url()
    const name = mine.class_task?.task_name ?? ''
    const open = element.getByRole('link', { name: `Open ${name}` })
    await open.click()
    const go = element.getByRole('link', { name: /^Go! Your post/ })
    await go.click()
    await button(element, 'Record a video').waitFor()
    await page.goBack()
    await go.waitFor()
    await page.goForward()
    await button(element, 'Record a video').click()
    await button(element, 'Start recording').click()
    await element.getByText(RECORDED).waitFor()
    // what is under way is not left without a question
    await button(element, 'Back').click()
    await button(element.getByRole('dialog'), 'Stay').click()
    await button(element, 'Stop recording').click()
    await expectAccessible(page)
    await button(element, 'SUBMIT').click()
    await element.getByRole('link', { name: 'View Submission' }).click()
    await element.getByRole('heading', { name: 'My Post' }).waitFor()
    assert.equal(page.url(), address)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0)
    // where it was recorded, there is nothing to record any more
    await button(element, 'Back').click()
    await element.getByRole('link', { name: /^View Your post/ }).waitFor()
    await page.goForward()
    await element.getByRole('heading', { name: 'My Post' }).waitFor()
    await button(element, 'Back').click()
    await element.getByRole('link', { name: /^View Your post/ }).waitFor()
    // each of its screens was left once; what is done stands among all, and among what waits until that is asked for
    await page.goBack()
    await element.getByRole('radio', { name: 'All' }).check()
    await open.waitFor()
    await visitor.leave()
  })
})
