import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { demoTeacher, signInAtSite, siteScreen } from '../support/demo-student.ts'
import { expectAccessible, visit } from '../support/journey.ts'

const TEXT = 'This is how my day begins'

describe('leaving a screen of the student site', () => {
  const stage = demoWithBrowser('--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream')

  /** A student of their own, at a task that nobody has posted for. */
  async function atTask(prepare: (page: Page) => Promise<unknown> = async () => undefined) {
    const { add } = await demoTeacher(stage.demo.url)
    const visitor = await visit(stage.browser, `${stage.demo.url}/demo/student`, { width: 390, height: 800 })
    await visitor.context.grantPermissions(['camera', 'microphone'])
    const { page } = visitor
    await prepare(page)
    const credentials = await add()
    await signInAtSite(page, credentials)
    await page.getByLabel('The password that you have used').fill(credentials.password)
    await page.getByLabel('New password').fill('rivers are wide')
    await page.getByRole('button', { name: 'Save password' }).click()
    await siteScreen(page, 'My tasks')
    await page.getByRole('link', { name: 'My morning' }).click()
    await siteScreen(page, 'My morning')
    return { visitor, page, own: page.locator('section').first() }
  }

  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' })

  it('asks first where a text would be lost, and leads back to it', async () => {
    const { visitor, page, own } = await atTask()
    const text = own.getByLabel('Write your text')
    await text.fill(TEXT)
    const task = page.url()
    const ways = [
      () => page.getByRole('link', { name: 'My work' }).click(),
      () => page.goBack(),
      () => page.getByRole('button', { name: 'Sign out' }).click(),
    ]
    for (const go of ways) {
      await go()
      await question(page).waitFor()
      await expectAccessible(page)
      await question(page).getByRole('button', { name: 'Stay' }).click()
      await page.waitForURL(task)
      assert.equal(await text.inputValue(), TEXT)
    }
    page.once('dialog', dialog => void dialog.dismiss())
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    assert.equal((await asked).type(), 'beforeunload')

    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await siteScreen(page, 'My work')
    await page.goBack()
    await siteScreen(page, 'My morning')
    assert.equal(await text.inputValue(), '')
    await page.goBack()
    await siteScreen(page, 'My tasks')
    await visitor.leave()
  })

  it('ends the use of the camera, once that is what the student wants', async () => {
    const { visitor, page, own } = await atTask()
    await page.evaluate(() => {
      const devices = navigator.mediaDevices
      const open = devices.getUserMedia.bind(devices)
      devices.getUserMedia = async wanted => {
        const stream = await open(wanted)
        Object.assign(window, { stream })
        return stream
      }
    })
    const tracks = () =>
      page.evaluate(() =>
        (window as unknown as { stream: MediaStream }).stream.getTracks().map(({ readyState }) => readyState),
      )
    await own.getByRole('button', { name: 'Record a video' }).click()
    await own.getByText(/^\d+:\d\d of /).waitFor()
    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    assert.deepEqual(await tracks(), ['live', 'live'])
    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await siteScreen(page, 'My work')
    assert.deepEqual(await tracks(), ['ended', 'ended'])
    await visitor.leave()
  })

  it('ends what is being sent, of which nothing is posted', async () => {
    const { visitor, page, own } = await atTask()
    const posted: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST' && request.url().endsWith('/posts')) posted.push(request.url())
    })
    const { promise: pieceHeld, resolve: hold } = Promise.withResolvers<() => Promise<void>>()
    await page.route('**/api/student/uploads/*', route =>
      route.request().method() === 'PATCH'
        ? hold(() => route.continue().catch(() => undefined))
        : route.continue(),
    )
    const film = { name: 'river.webm', mimeType: 'video/webm', buffer: Buffer.alloc(4_096, 1) }
    await own.getByLabel('Upload a video').setInputFiles(film)
    await own.getByRole('button', { name: 'Submit', exact: true }).click()
    const letGo = await pieceHeld
    await page.getByRole('link', { name: 'My work' }).click()
    const gone = page.waitForResponse(answer => answer.request().method() === 'DELETE')
    await question(page).getByRole('button', { name: 'Leave' }).click()
    assert.equal((await gone).status(), 204)
    await letGo()
    await siteScreen(page, 'My work')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await siteScreen(page, 'Sign in')
    assert.deepEqual(posted, [])
    await visitor.leave()
  })

  it('leads back once, however often Back is pressed over the question', async () => {
    const { visitor, page, own } = await atTask()
    const link = async (name: string, screen = name) => {
      await page.getByRole('link', { name }).click()
      await siteScreen(page, screen)
    }
    for (const name of ['My work', 'My tasks', 'My morning', 'My work', 'My tasks']) await link(name)
    for (const screen of ['My work', 'My morning']) {
      await page.goBack()
      await siteScreen(page, screen)
    }
    const text = own.getByLabel('Write your text')
    await text.fill(TEXT)
    const task = page.url()
    await page.goBack()
    await question(page).waitFor()
    await page.goBack()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await page.waitForURL(task)
    // asked anew for a way of its own, and not for one that has led too far
    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Stay' }).click()
    await page.waitForURL(task)
    assert.equal(await text.inputValue(), TEXT)
    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await siteScreen(page, 'My work')
    await visitor.leave()
  })

  it('says that the next one is on its way, and leaves what is there in its place meanwhile', async () => {
    // films and pictures, by which the page grows as they come, do not come
    const { visitor, page } = await atTask(page => page.route(/\/(files|demo\/films)\//, () => {}))
    const { promise: comes, resolve: come } = Promise.withResolvers<void>()
    await page.route('**/api/student/posts', async route => {
      await comes
      await route.continue()
    })
    const main = page.locator('main')
    const before = await main.boundingBox()
    await page.getByRole('link', { name: 'My work' }).click()
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor()
    assert.deepEqual(await main.boundingBox(), before)
    assert.equal(await main.getAttribute('inert'), '')
    come()
    await siteScreen(page, 'My work')
    assert.equal(await page.getByText('Loading…').count(), 0)
    await visitor.leave()
  })

  it('is not what sending one of several things is: the others stay as they were begun', async () => {
    const { visitor, page, own } = await atTask()
    await own.getByLabel('Write your text').fill(TEXT)
    const answer = page
      .getByRole('listitem')
      .filter({ has: page.getByText(/^Respond to /) })
      .first()
    await answer.getByText(/^Respond to /).click()
    await answer.getByLabel('Write your response').fill('At ours it is still dark')
    await own.getByRole('button', { name: 'Submit', exact: true }).click()
    await own.getByText(/^Submitted \(Pending Review\)/).waitFor()
    assert.equal(await answer.getByLabel('Write your response').inputValue(), 'At ours it is still dark')
    await page.getByRole('link', { name: 'My work' }).click()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await siteScreen(page, 'My work')
    await visitor.leave()
  })
})
