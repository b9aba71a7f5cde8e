import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { makeMasqueradeLink } from '../../server/areas/masquerade/links.ts'
import { NOTIFICATIONS_SHELL_POLL_MS } from '../../src/contract/limits/notifications.ts'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn, mailedLink } from '../support/journey-steps.ts'
import { DEMO_PASSWORD } from '../support/server.ts'

const FIRST = 'Autumn.2026'
const SECOND = 'Winter_2026'

/** A page that is left alone learns by itself that its session has ended, at the latest with its next poll. */
const seesItsEnd = (page: Page) =>
  page
    .getByText('You have been logged out of your account, log back in. Please try again.')
    .waitFor({ timeout: NOTIFICATIONS_SHELL_POLL_MS + 10_000 })

describe('an account from its creation on', () => {
  const stage = demoWithBrowser()

  it('is created, verified by mail, welcomed and recovered', async () => {
    const email = 'newcomer@demo.test'
    const visitor = await visit(stage.browser, `${stage.demo.url}/security/create-account`)
    const { page } = visitor
    visitor.expectTrouble(/40[13]|410|422/)

    const create = page.getByRole('button', { name: 'CREATE', exact: true })
    await create.waitFor()
    await expectAccessible(page)
    assert.equal(await create.isDisabled(), true)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.getByLabel('Confirm Password', { exact: true }).fill('other')
    await page.getByRole('checkbox').check()
    await create.click()
    await page.getByText('Require a minimum of 8 characters.').first().waitFor()
    await page.getByText('Passwords must match').first().waitFor()
    await page.getByLabel('Password', { exact: true }).fill(FIRST)
    await page.getByLabel('Confirm Password', { exact: true }).fill(FIRST)
    await create.click()
    await page.getByRole('dialog', { name: 'EMAIL VERIFICATION' }).waitFor()
    await page.keyboard.press('Escape')

    await heading(page, 'TEACHER LOGIN').waitFor()
    await logIn(page, email, FIRST)
    await page.getByRole('dialog', { name: 'EMAIL NOT VERIFIED' }).waitFor()
    await page.keyboard.press('Escape')

    const link = await mailedLink(stage.demo.url, email, /verif/i)
    await page.goto(link)
    await page.getByText('Your email has been verified').waitFor()
    assert.equal(new URL(page.url()).search, '')
    await expectAccessible(page)
    await page.goto(link)
    await page
      .getByText(/This verification link has been used already/)
      .first()
      .waitFor()

    await page.goto(`${stage.demo.url}/security/login`)
    await logIn(page, email, FIRST)
    await page.getByRole('dialog', { name: 'WELCOME!' }).waitFor()
    await page.getByRole('button', { name: 'COMPLETE PROFILE' }).click()
    await page.waitForURL(/\/account\/new-profile$/)

    const other = await visit(stage.browser, `${stage.demo.url}/security/forgot-password`, {
      width: 390,
      height: 844,
    })
    other.expectTrouble(/401/)
    await other.page.getByLabel('Email').fill(email)
    await other.page.getByRole('button', { name: 'APPLY' }).click()
    await other.page.getByRole('dialog', { name: 'EMAIL SENT' }).waitFor()
    await other.page.goto(await mailedLink(stage.demo.url, email, /password/i))
    await other.page.getByLabel('New Password', { exact: true }).waitFor()
    await other.page.waitForURL(/\/security\/recover-password\/-$/)
    await other.page.getByLabel('New Password', { exact: true }).fill(SECOND)
    await other.page.getByLabel('Confirm Password', { exact: true }).fill(SECOND)
    await expectAccessible(other.page)
    await other.page.getByRole('button', { name: 'APPLY' }).click()
    await other.page.getByRole('dialog', { name: 'PASSWORD RECOVERED' }).waitFor()
    await other.page.keyboard.press('Escape')
    await logIn(other.page, email, SECOND)
    await other.page.getByRole('button', { name: /Account of/ }).waitFor()
    await other.leave()

    // the recovery has ended the session of the first browser
    await seesItsEnd(page)
    await visitor.leave()
  })

  it('gets a new password from the account menu, which ends the other sessions', async () => {
    const elsewhere = await visit(stage.browser, stage.demo.url)
    elsewhere.expectTrouble(/401/)
    await logIn(elsewhere.page, 'partner@demo.test')
    await heading(elsewhere.page, 'My Classrooms').waitFor()

    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    visitor.expectTrouble(/40[13]|422/)
    await logIn(page, 'partner@demo.test')
    await page.getByRole('button', { name: /Account of/ }).click()
    await page.getByRole('menuitem', { name: 'PASSWORD' }).click()
    await page.getByLabel('Old Password', { exact: true }).fill('not.This.1')
    await page.getByLabel('New Password', { exact: true }).fill(FIRST)
    await page.getByLabel('Confirm New Password', { exact: true }).fill(FIRST)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'APPLY' }).click()
    await page.getByText('The old password is not correct.').first().waitFor()
    await page.getByLabel('Old Password', { exact: true }).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'APPLY' }).click()
    await page.getByText('the password was updated successfully.').waitFor()
    await page.keyboard.press('Escape')
    await heading(page, 'My Classrooms').waitFor()
    await visitor.leave()

    await seesItsEnd(elsewhere.page)
    await elsewhere.leave()
  })

  it('lets an operator work as the teacher, with a banner and an end', async () => {
    const link = await makeMasqueradeLink(stage.demo.app.services.db, stage.demo.url, {
      teacherEmail: 'teacher@demo.test',
      operator: 'operator@demo.test',
    })
    const visitor = await visit(stage.browser, link)
    const { page } = visitor
    visitor.expectTrouble(/40[013]|410/)
    await page.getByText(/You are working as Maya Thornton/).waitFor()
    assert.equal(new URL(page.url()).search, '')
    await heading(page, 'My Classrooms').waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'END', exact: true }).click()
    await heading(page, 'TEACHER LOGIN').waitFor()
    await page.goto(link)
    await heading(page, 'This link cannot be used').waitFor()
    await visitor.leave()
  })

  it('tells an unvalidated teacher everywhere but on the profile, and a disabled one at the login', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page } = visitor
    visitor.expectTrouble(/401/)
    await logIn(page, 'disabled@demo.test')
    await page.getByText(/Your account has been locked/).waitFor()
    await page.keyboard.press('Escape')
    await logIn(page, 'unvalidated@demo.test')
    await page.getByRole('dialog', { name: 'Unverified Teacher' }).waitFor()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Edit Profile' }).click()
    await page.waitForURL(/\/account\/profile$/)
    assert.equal(await page.getByRole('dialog').count(), 0)
    await visitor.leave()
  })

  it('is signed out in every tab at once', async () => {
    const visitor = await visit(stage.browser, stage.demo.url)
    const { page, context } = visitor
    await page.getByLabel('Keep me signed in').check()
    await logIn(page, 'teacher@demo.test')
    await heading(page, 'My Classrooms').waitFor()
    const second = await context.newPage()
    await second.goto(`${stage.demo.url}/notifications`)
    await second.getByRole('button', { name: /Account of/ }).waitFor()
    await page.goto(`${stage.demo.url}/security/logout`)
    await heading(page, 'TEACHER LOGIN').waitFor()
    await heading(second, 'TEACHER LOGIN').waitFor()
    await visitor.leave()
  })

  it('shows the privacy policy in a modal', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/security/login`)
    const { page } = visitor
    await page.getByRole('button', { name: 'Privacy Policy' }).click()
    const link = page.getByRole('dialog', { name: 'Privacy Policy' }).getByRole('link')
    const url = new URL((await link.getAttribute('href')) ?? '', page.url())
    const answer = await fetch(url)
    assert.equal(answer.headers.get('content-type'), 'application/pdf')
    await visitor.leave()
  })
})
