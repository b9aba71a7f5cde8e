import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { runCommand } from '../../server/admin/commands.ts'
import type { Profile } from '../../src/contract/entities/profile.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'
import { flat } from '../support/pictures.ts'
import { places, profileValues } from '../support/profile.ts'
import { DEMO_PASSWORD } from '../support/server.ts'
import { until } from '../support/until.ts'

const AGREEMENT = 'Data privacy agreement'

/** Puts an element in the place of those that the LMS page has. */
const embed = (page: Page, tag: string) =>
  page.evaluate(name => {
    document.querySelector('#exchange')?.replaceChildren(document.createElement(name))
  }, tag)

const pictureIn = (page: Page, selector: string) => page.locator(`${selector} img[src*="/files/"]`).first()

/** Whether a picture has come, and is not only asked for. */
const isShown = (page: Page, selector: string) =>
  pictureIn(page, selector).evaluate(async image => {
    await (image as HTMLImageElement).decode()
    return (image as HTMLImageElement).naturalWidth
  })

/** What has the focus, by its label; null for nothing at all. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
    if (!(element instanceof HTMLElement) || element === document.body)
      return { label: null, isInModal: false }
    const [label] = element instanceof HTMLInputElement ? (element.labels ?? []) : []
    const named = label ?? element.closest('.cx-frame')?.querySelector('.cx-label') ?? element
    return {
      label: element.getAttribute('aria-label') ?? named.textContent?.trim() ?? '',
      isInModal: element.closest('dialog') !== null,
    }
  })

describe('the profile of a teacher', () => {
  const stage = demoWithBrowser()
  const admin = (line: string) => runCommand(stage.demo.app.services, line.split(' '))

  /** Calls the API as a demo account, beside the browser. */
  async function asTeacher(email: string) {
    const send = async (line: string, body?: object, token?: string) => {
      const [method = '', path = ''] = line.split(' ')
      const answer = await fetch(stage.demo.url + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      assert.equal(answer.status, 200, line)
      return ((await answer.json()) as { data: Profile & { token: string } }).data
    }
    const { token } = await send('POST /api/teacher/login', { email, password: DEMO_PASSWORD })
    return (line: string, body?: object) => send(line, body, token)
  }

  /** Has the wizard begin at a step. */
  const begunAt = async (email: string, step: number, values: object = {}) =>
    (await asTeacher(email))('PUT /api/teacher/profile/draft', { step, values })

  it('has a picture of their own, seen in their header, and by their partner in list and classroom', async () => {
    await (await asTeacher('teacher@demo.test'))('PUT /api/teacher/profile', profileValues())
    const own = await visit(stage.browser, `${stage.demo.url}/account/profile`)
    const { page } = own
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('button', { name: 'Change avatar' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await flat(300, 200).png().toBuffer(),
    })
    await page.getByRole('button', { name: 'USE PICTURE' }).click()
    await pictureIn(page, 'cx-profile').waitFor()
    await page.getByRole('button', { name: 'SAVE' }).click()
    await page.getByText('Successful profile update.').waitFor()
    assert.equal(await isShown(page, 'header'), 200)
    await own.leave()

    const partner = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page: lms } = partner
    await logIn(lms.locator('cx-classroom-list'), 'partner@demo.test')
    await pictureIn(lms, 'cx-classroom-list').waitFor()
    assert.equal(await isShown(lms, 'cx-classroom-list'), 200)
    const row = lms
      .locator('cx-classroom-list')
      .getByRole('row')
      .filter({ has: lms.locator('img[src*="/files/"]') })
    await row.getByRole('link').first().click()
    await pictureIn(lms, 'cx-classroom').waitFor()
    assert.equal(await isShown(lms, 'cx-classroom'), 200)
    await partner.leave()
  })

  for (const place of ['the host', 'an LMS page of another origin'] as const) {
    it(`has its agreement signed in the frame, in ${place}, and goes on without a reload`, async () => {
      const { demo, browser } = stage
      const email = place === 'the host' ? 'new@demo.test' : 'no-agreement@demo.test'
      const isHost = place === 'the host'
      const visitor = await visit(
        browser,
        isHost ? `${demo.url}/account/new-profile` : `${demo.secondOrigin}/demo/lms.html`,
      )
      const { page } = visitor
      if (!isHost) await embed(page, 'cx-profile-wizard')
      await begunAt(email, 4)
      await logIn(page, email)
      await heading(page, AGREEMENT).waitFor()
      const wizard = page.locator('cx-profile-wizard')
      const loads = await page.evaluate(() => performance.timeOrigin)
      await wizard.getByRole('button', { name: 'Copy link of the agreement' }).click()
      const link = await wizard.locator('iframe').getAttribute('src')
      const isCopied = async () => (await page.evaluate(() => navigator.clipboard.readText())) === link
      await until(isCopied, `${link} on the clipboard`)

      const frame = wizard.frameLocator('iframe')
      await frame.getByRole('heading', { name: AGREEMENT }).waitFor()
      // of a frame of another origin axe learns nothing
      if (isHost) await expectAccessible(page)
      await frame.getByLabel('Your name').fill('Mila Haddad')
      await frame.getByLabel('Your position').fill('Head')
      await frame.getByRole('checkbox').check()
      await frame.getByRole('button', { name: 'Sign' }).click()
      await heading(page, 'Subjects').waitFor()
      assert.equal(await wizard.locator('iframe').count(), 0)
      assert.equal(await page.evaluate(() => performance.timeOrigin), loads)
      await visitor.leave()
    })
  }

  it('is filled in by keyboard alone, and the focus is always somewhere', async () => {
    await begunAt('new@demo.test', 1)
    const visitor = await visit(stage.browser, `${stage.demo.url}/account/new-profile`)
    const { page } = visitor
    const { keyboard } = page
    await logIn(page, 'new@demo.test')
    await heading(page, 'Personal information').waitFor()

    const goTo = async (name: string) => {
      // what a step lists may be on its way yet
      await page.getByLabel(name).or(page.getByRole('button', { name })).first().waitFor()
      for (let presses = 0; presses < 60; presses += 1) {
        const { label } = await focused(page)
        if (label === name) return
        if (presses > 0) assert.notEqual(label, null, `on the way to ${name}`)
        await keyboard.press('Tab')
      }
      assert.fail(`${name} is not reached`)
    }
    const fill = async (name: string, text: string) => {
      await goTo(name)
      await keyboard.type(text)
    }
    /** Goes on, to a step that begins with its heading. */
    const pressNext = async (next: string) => {
      await goTo('Next')
      await keyboard.press('Enter')
      await heading(page, next).waitFor()
      await page.waitForFunction(
        text => document.querySelector('cx-profile-wizard')?.shadowRoot?.activeElement?.textContent === text,
        next,
      )
    }

    await fill('First Name', 'Amara')
    await fill('Last Name', 'Osei')
    await fill('About Me', 'I teach arts by the sea.')
    await fill('Country', 'Spain')
    await fill('City', 'Cádiz')
    await pressNext('Avatar')
    await goTo('Avatar 1')
    await keyboard.press('Space')
    await keyboard.press('ArrowRight')
    await pressNext('School')
    await fill('School Name', 'IES de los Vientos')
    await page.getByRole('option', { name: 'Not Listed' }).waitFor()
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
    await page.getByLabel('School Address').waitFor()
    assert.notEqual((await focused(page)).label, null)
    await fill('School Address', 'Calle Rosa 1')
    await fill('School Website', 'vientos.example')
    await fill('School Phone Number', '956 000 000')
    await fill('Educational Affiliation', 'I teach there.')
    // signed above, by the frame
    await pressNext('Subjects')
    await goTo('Arts and Sciences')
    await keyboard.press('Space')
    await pressNext('Students')
    await goTo('7-10 years old')
    await keyboard.press('Space')
    await goTo('Finish')
    await keyboard.press('Enter')
    await heading(page, 'VERIFYING ACCOUNT').waitFor()
    assert.ok((await focused(page)).isInModal)
    await visitor.leave()
  })

  it('is gone on with, in a page of somebody else, when the operator signs and validates', async () => {
    const email = 'unvalidated@demo.test'
    const { school_id, state_id, city_name } = await (await asTeacher(email))('GET /api/teacher/profile')
    await stage.demo.app.services.db.execute(
      sql`update schools set agreement_signed_at = null where id = ${school_id}`,
    )
    const place = { country_id: places.unitedStates, state_id, city_name, school_id }
    await begunAt(email, 4, profileValues(place))
    const visitor = await visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)
    const { page } = visitor
    await embed(page, 'cx-profile-wizard')
    await logIn(page, email)
    await heading(page, AGREEMENT).waitFor()
    await admin(`agreement sign ${school_id}`)
    await heading(page, 'Subjects').waitFor()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await heading(page, 'VERIFYING ACCOUNT').waitFor()
    await admin(`teacher validate ${email}`)
    await heading(page, 'ACCOUNT VERIFIED').waitFor()
    await visitor.leave()
  })

  it('is gone on with, in the host, when the operator validates', async () => {
    const email = 'no-agreement@demo.test'
    const send = await asTeacher(email)
    const { school_id, state_id, city_name } = await send('GET /api/teacher/profile')
    const place = { country_id: places.unitedStates, state_id, city_name, school_id }
    await send('PUT /api/teacher/profile', profileValues(place))
    await stage.demo.app.services.db.execute(
      sql`update teachers set is_teacher_validated = false, is_email_validated = false, verified_notice_at = null
          where email = ${email}`,
    )
    const visitor = await visit(stage.browser, `${stage.demo.url}/account/profile`)
    const { page } = visitor
    await logIn(page, email)
    await page.getByLabel('Educational Affiliation').fill('Librarian of the school')
    await page.getByRole('button', { name: 'SAVE' }).click()
    await heading(page, 'VERIFYING ACCOUNT').waitFor()
    const loads = await page.evaluate(() => performance.timeOrigin)
    await admin(`teacher validate ${email}`)
    await heading(page, 'ACCOUNT VERIFIED').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await page.waitForURL('**/classroom/create')
    assert.equal(await page.evaluate(() => performance.timeOrigin), loads)
    await visitor.leave()
  })

  it('has what was changed and not saved, after Back and after a reload, until it is discarded', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/account/profile`)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    const city = page.getByLabel('City')
    const saved = await city.inputValue()
    await city.fill('Sevilla')
    await page.locator('header a').first().click()
    await city.waitFor({ state: 'detached' })
    await page.goBack()
    await page.getByText('It is not saved yet.').waitFor()
    assert.equal(await city.inputValue(), 'Sevilla')
    await city.fill('Granada')
    await page.reload()
    await page.getByText('It is not saved yet.').waitFor()
    assert.equal(await city.inputValue(), 'Granada')
    await page.getByRole('button', { name: 'Discard Changes' }).click()
    assert.equal(await city.inputValue(), saved)
    await page.reload()
    await city.waitFor()
    assert.equal(await city.inputValue(), saved)
    await visitor.leave()
  })
})
