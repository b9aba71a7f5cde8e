import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import { UPLOAD_PIECE_BYTES } from '../../src/contract/limits/uploads.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, type Visitor, visit } from '../support/journey.ts'
import { logIn, RECORDED } from '../support/journey-steps.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { mp4 } from '../support/uploads.ts'

const EMAIL = 'teacher@demo.test'
const FILE_BYTES = 2 * UPLOAD_PIECE_BYTES + 4_321

describe('a video of a teacher, on a page of another origin', () => {
  const stage = demoWithBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')

  async function ask<T>(path: string): Promise<T> {
    const { url } = stage.demo
    const login = await fetch(`${url}/api/teacher/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD }),
    })
    const { token } = ((await login.json()) as { data: { token: string } }).data
    const answer = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })
    return ((await answer.json()) as { data: T }).data
  }

  /** An action item for which the teacher has no video yet; each story takes another. */
  async function openItem(index: number): Promise<number> {
    const items = await ask<ActionItem[]>('/api/teacher/actions')
    const open = items.filter(
      ({ action, class_task, teacher_action }) =>
        action.is_task && class_task && !class_task.is_hidden && !teacher_action,
    )
    return open[index]?.id ?? assert.fail('no task waits for a video')
  }

  const embed = (page: Page, itemId: number) =>
    page.evaluate(id => {
      const element = document.createElement('cx-video-recorder')
      element.setAttribute('action-id', String(id))
      element.setAttribute('prompt', 'Show us your way to school.')
      document.querySelector('#exchange')?.replaceChildren(element)
    }, itemId)

  async function openRecorder(itemId: number): Promise<Visitor> {
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    await visitor.context.grantPermissions(['camera', 'microphone'])
    await embed(visitor.page, itemId)
    await logIn(visitor.page, EMAIL)
    return visitor
  }

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
  const playedSeconds = (page: Page) =>
    page.locator('cx-video-recorder video').evaluate(video => (video as HTMLVideoElement).currentTime)

  it('is recorded, plays by itself, is submitted, plays at once, and is converted', async () => {
    const itemId = await openItem(0)
    const visitor = await openRecorder(itemId)
    const { page } = visitor
    await button(page, 'Record a video').click()
    await page.getByLabel('Camera', { exact: true }).waitFor()
    await expectAccessible(page)
    await button(page, 'Start recording').click()
    await page.getByText(RECORDED).waitFor()
    await button(page, 'Stop recording').click()
    await button(page, 'SUBMIT').waitFor()
    // nobody has pressed Play
    await button(page, 'Pause').waitFor()
    await page.waitForFunction(() => {
      const video = document.querySelector('cx-video-recorder')?.shadowRoot?.querySelector('video')
      return (video?.currentTime ?? 0) > 0.5
    })
    await button(page, 'SUBMIT').click()
    await page.getByText('VIDEO IS PROCESSING').waitFor()
    await button(page, 'Play').click()
    await button(page, 'Pause').waitFor()
    assert.ok((await playedSeconds(page)) >= 0)
    await page.getByText('Your video is ready.').waitFor()
    await expectAccessible(page)

    const { teacher_action } = await ask<ActionItem>(`/api/teacher/actions/${itemId}`)
    const film = await fetch(stage.demo.url + (teacher_action?.video_url ?? ''))
    assert.equal(film.headers.get('content-type'), 'video/mp4')
    assert.ok((await film.arrayBuffer()).byteLength > 1_000)
    await visitor.leave()
  })

  it('goes on where it was when a reload has cut it, and asks before it is cut', async () => {
    const visitor = await openRecorder(await openItem(1))
    const { page, context } = visitor
    const asked: string[] = []
    page.on('dialog', dialog => {
      asked.push(dialog.type())
      dialog.accept()
    })
    // the second piece never gets there
    const second = new Promise<void>(resolve => {
      context.route('**/api/teacher/uploads/*', route => {
        const request = route.request()
        if (request.method() !== 'PATCH' || request.headers()['upload-offset'] === '0')
          return route.continue()
        resolve()
        return undefined
      })
    })
    await button(page, 'Upload a video').waitFor()
    await page.locator('input[type=file]').setInputFiles({
      name: 'my-way.mp4',
      mimeType: 'video/mp4',
      buffer: mp4(FILE_BYTES),
    })
    await button(page, 'SUBMIT').click()
    await page.getByText('Uploading your video').waitFor()
    await second
    await page.reload()
    assert.deepEqual(asked, ['beforeunload'])

    await context.unroute('**/api/teacher/uploads/*')
    const begins: (string | undefined)[] = []
    page.on('request', request => {
      if (request.method() === 'PATCH') begins.push(request.headers()['upload-offset'])
    })
    await embed(page, await openItem(1))
    await page.getByText('This video was not sent yet.').waitFor()
    await button(page, 'SUBMIT').click()
    await page.getByText('Your video is submitted.').waitFor()
    assert.deepEqual(begins, [String(UPLOAD_PIECE_BYTES), String(2 * UPLOAD_PIECE_BYTES)])
    await visitor.leave()
  })
})
