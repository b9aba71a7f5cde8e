import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import type { ActionItem } from '../../src/contract/entities/action-item.ts'
import { openBrowser, visit } from '../support/journey.ts'
import { logIn, RECORDED } from '../support/journey-steps.ts'
import { DEMO_PASSWORD, startDemoServer } from '../support/server.ts'

const EMAIL = 'teacher@demo.test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The film of My Post: which file is played, and what is seen of it. */
const ownFilm = (page: Page) => page.getByLabel('My Post').locator('video')
const seen = (page: Page) =>
  ownFilm(page).evaluate((video: HTMLVideoElement) => ({
    file: new URL(video.src).pathname,
    width: video.videoWidth,
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    error: video.error?.message,
  }))

const servers = [
  ['before it is converted', { ffmpegPath: '/nowhere/ffmpeg' }, 'VIDEO IS PROCESSING', /\/[\w-]{43}\.(\w+)$/],
  ['converted', {}, 'Your video is ready.', /-converted\.(mp4)$/],
] as const

for (const [what, server, stands, file] of servers) {
  describe(`a video that Chromium has recorded, ${what}`, () => {
    let demo: Awaited<ReturnType<typeof startDemoServer>>
    let browser: Browser
    before(async () => {
      demo = await startDemoServer(server)
      browser = await openBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')
    })
    after(async () => {
      await browser?.close()
      await demo?.close()
    })

    /** An action item of a task that waits for a post; each story takes another. */
    async function openItem(): Promise<ActionItem> {
      const login = await fetch(`${demo.url}/api/teacher/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: EMAIL, password: DEMO_PASSWORD }),
      })
      const { token } = ((await login.json()) as { data: { token: string } }).data
      const answer = await fetch(`${demo.url}/api/teacher/actions`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const items = ((await answer.json()) as { data: ActionItem[] }).data
      const open = ({ action, class_task, teacher_action }: ActionItem) =>
        action.is_task && class_task && !class_task.is_hidden && !teacher_action
      return items.find(open) ?? assert.fail('no task waits for a video')
    }

    for (const kind of ['webm', 'mp4'])
      it(`is played as ${kind}`, async () => {
        const item = await openItem()
        const visitor = await visit(browser, `${demo.url}/security/login`)
        const { page, context } = visitor
        await context.grantPermissions(['camera', 'microphone'])
        // a browser that records nothing else
        await context.addInitScript(wanted => {
          const takes = MediaRecorder.isTypeSupported.bind(MediaRecorder)
          MediaRecorder.isTypeSupported = type => type.startsWith(`video/${wanted}`) && takes(type)
        }, kind)
        await logIn(page, EMAIL)
        await page
          .locator('.host-header')
          .getByRole('button', { name: /Account/ })
          .waitFor()
        await page.goto(`${demo.url}/classroom/${item.classroom_id}/${item.id}/record-upload`)
        await button(page, 'Record a video').click()
        await button(page, 'Start recording').click()
        await page.getByText(RECORDED).waitFor()
        await button(page, 'Stop recording').click()
        await button(page, 'SUBMIT').click()
        await page.getByText(stands).waitFor()

        await page.getByRole('link', { name: 'View Submission' }).click()
        // what is there now, and not what was there when it was saved
        await page.reload()
        await page.getByLabel('My Post').getByRole('button', { name: 'Play', exact: true }).click()
        await page.waitForFunction(
          video => {
            const film = video as HTMLVideoElement
            const { totalVideoFrames } = film.getVideoPlaybackQuality()
            return film.error !== null || (film.currentTime > 0 && totalVideoFrames > 0)
          },
          await ownFilm(page).elementHandle(),
        )
        const film = await seen(page)
        const [, ending] = file.exec(film.file) ?? assert.fail(film.file)
        assert.equal(ending, what === 'converted' ? 'mp4' : kind)
        assert.ok(film.width > 0 && film.frames > 0 && !film.error, JSON.stringify(film))
        await visitor.leave()
      })
  })
}
