import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Page, Route } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { signAgreement } from '../support/journey-agreement.ts'
import { heading, logIn } from '../support/journey-steps.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click()

/** A day well ahead. */
const START = `${new Date().getFullYear() + 1}-02-01`

/** Goes through the first four steps with a subject that needs no languages. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Classroom Name').fill(name)
  await page.getByLabel('Subject').selectOption({ label: 'Arts and Sciences' })
  await next(page)
  await page.getByLabel('Native Language of My Students').waitFor()
  await next(page)
  await page.getByLabel('Start Date').fill(START)
  await next(page)
  await page.getByLabel('Age Range').selectOption({ label: '11-14 years old' })
  await page.getByText('Please note that you will be required to review').waitFor()
  await next(page)
  await heading(page, COURSES).waitFor()
}

/** Goes back to the subject, and to the courses again with one that asks for a language and a level. */
async function takeLanguages(page: Page): Promise<void> {
  for (let step = 5; step > 1; step -= 1) {
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByText(`Step ${step - 1} of 5`).waitFor()
  }
  await page.getByLabel('Subject').selectOption({ label: 'Languages and Cultures' })
  await next(page)
  await page.getByLabel('Language of Instruction').selectOption({ label: 'Spanish' })
  await page.getByLabel('Level').selectOption({ label: 'Novice' })
  for (const place of ['Start Date', 'Age Range']) {
    await next(page)
    await page.getByLabel(place).waitFor()
  }
  await next(page)
  await heading(page, COURSES).waitFor()
}

const COURSES = 'SELECT A COURSE FOR YOUR CLASSROOM'

describe('creating and editing a classroom', () => {
  const stage = demoWithBrowser()

  it('leads a teacher through the steps to a classroom with a course, and on to editing it', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/classroom/create`)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByText('Step 1 of 5').waitFor()
    await expectAccessible(page)
    await fillIn(page, 'Postcards from the North')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByText('This classroom requires a Arts and Sciences exchange.').waitFor()
    visitor.expectTrouble(/422/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Close' }).click()
    await page.reload()
    await heading(page, COURSES).waitFor()
    await takeLanguages(page)
    await page.getByRole('button', { name: 'ADD TO CLASSROOM' }).first().click()
    await heading(page, 'Postcards from the North').waitFor()

    await page.getByRole('link', { name: 'Edit Classroom' }).click()
    await heading(page, 'EDIT LUV CLASSROOM').waitFor()
    await expectAccessible(page)
    const code = page.getByRole('button', { name: /Copy the classroom code/ })
    const before = await code.textContent()
    await page.getByRole('button', { name: 'Reset Code' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Reset Code' }).click()
    await page.getByText('The new classroom code is').waitFor()
    assert.notEqual(await code.textContent(), before)
    await page.getByLabel('Classroom Name').fill('Postcards from the South')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Changes Save Successful').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()
    await heading(page, 'Postcards from the South').waitFor()
    await visitor.leave()
  })

  it('makes one classroom of one draft, though the answer is lost and another choice follows', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/classroom/create`)
    const { page } = visitor
    await logIn(page, 'partner@demo.test')
    await fillIn(page, 'Bridges of Porto')
    const loseTheAnswer = async (route: Route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      await route.fetch()
      await route.abort()
    }
    await page.route('**/api/teacher/classrooms', loseTheAnswer)
    await page.getByRole('button', { name: 'Skip' }).click()
    await heading(page, 'Create classroom fail').waitFor()
    visitor.expectTrouble(/ERR_FAILED/)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.unroute('**/api/teacher/classrooms')
    await page.getByRole('button', { name: 'ADD TO CLASSROOM' }).first().click()
    await heading(page, 'CLASSROOM ALREADY CREATED').waitFor()
    visitor.expectTrouble(/422/)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    await heading(page, 'GOOD JOB!').waitFor()
    await page.getByRole('link', { name: 'SELECT A COURSE' }).click()
    await page.getByRole('button', { name: 'ADD TO CLASSROOM' }).first().click()
    await heading(page, 'Bridges of Porto').waitFor()
    await page.getByRole('link', { name: 'My Classrooms' }).first().click()
    await page.getByRole('link', { name: 'Bridges of Porto' }).first().waitFor()
    assert.equal(await page.getByRole('row', { name: /Bridges of Porto/ }).count(), 1)
    await visitor.leave()
  })

  it('lets a teacher sign the agreement of the school first, skip the course, and go on to it from the list', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/classroom/create`)
    const { page } = visitor
    await logIn(page, 'no-agreement@demo.test')
    await heading(page, 'UNSIGNED DATA PRIVACY AGREEMENT').waitFor()
    await expectAccessible(page)
    await signAgreement(page)
    await fillIn(page, 'Letters from Missoula')
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.getByText('first connect with a global partner').waitFor()
    await page.getByRole('button', { name: 'CONTINUE' }).click()
    await heading(page, 'GOOD JOB!').waitFor()
    await visitor.leave()
  })
})
