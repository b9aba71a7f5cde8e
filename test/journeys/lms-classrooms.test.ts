import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { signAgreement } from '../support/journey-agreement.ts'
import { logIn } from '../support/journey-steps.ts'

/** Puts an element where the page has its list; what it tells the page is noted. */
async function place(page: Page, markup: string): Promise<Locator> {
  await page.evaluate(html => {
    const section = document.querySelector('[aria-label="Exchanges"]')
    if (section) section.innerHTML = html
    const told: string[] = []
    Object.assign(globalThis, { told })
    for (const name of ['cx-created', 'cx-course-added', 'cx-navigate'])
      document.addEventListener(name, event => {
        told.push(`${name} ${JSON.stringify((event as CustomEvent).detail)}`)
      })
  }, markup)
  return page.locator('[aria-label="Exchanges"] > *')
}

const told = (page: Page) => page.evaluate(() => (globalThis as unknown as { told: string[] }).told)

const press = (element: Locator, name: string) =>
  element.getByRole('button', { name, exact: true }).first().click()

type Subject = 'Languages and Cultures' | 'Arts and Sciences'

/** Goes through the steps up to the course. */
async function fillIn(wizard: Locator, name: string, subject: Subject): Promise<void> {
  await wizard.getByLabel('Classroom Name').fill(name)
  await wizard.getByLabel('Subject').selectOption({ label: subject })
  await press(wizard, 'Next')
  if (subject === 'Languages and Cultures') {
    await wizard.getByLabel('Language of Instruction').selectOption({ label: 'Spanish' })
    await wizard.getByLabel('Level').selectOption({ label: 'Novice' })
  }
  await press(wizard, 'Next')
  await wizard.getByLabel('Start Date').fill(`${new Date().getFullYear() + 1}-02-01`)
  await press(wizard, 'Next')
  await wizard.getByLabel('Age Range').selectOption({ label: '11-14 years old' })
  await press(wizard, 'Next')
  await wizard.getByRole('heading', { name: 'SELECT A COURSE FOR YOUR CLASSROOM' }).waitFor()
}

describe("creating classrooms and choosing courses in a school's LMS page, on another origin", () => {
  const stage = demoWithBrowser()
  const open = () => visit(stage.browser, `${stage.demo.secondOrigin}/demo/lms.html`)

  it('creates a classroom with a course, which the page then shows beside it', async () => {
    const visitor = await open()
    const { page } = visitor
    const wizard = await place(page, '<cx-create-classroom></cx-create-classroom>')
    await logIn(wizard, 'teacher@demo.test')
    await wizard.getByText('Step 1 of 5').waitFor()
    await fillIn(wizard, 'Postcards from the LMS', 'Languages and Cultures')
    await expectAccessible(page)
    await press(wizard, 'ADD TO CLASSROOM')
    await page.locator('cx-classroom').getByRole('heading', { name: 'Postcards from the LMS' }).waitFor()
    const [created, goes] = await told(page)
    assert.match(created ?? '', /^cx-created \{"classroomId":\d+\}$/)
    assert.match(goes ?? '', /^cx-navigate \{"route":"classroom","params":\{"classroomId":\d+\}/)
    assert.equal(page.url(), `${stage.demo.secondOrigin}/demo/lms.html`)
    await visitor.leave()
  })

  it('has the agreement of the school signed in its place, and leaves the next screen to the page', async () => {
    const visitor = await open()
    const { page } = visitor
    const wizard = await place(page, '<cx-create-classroom></cx-create-classroom>')
    await logIn(wizard, 'no-agreement@demo.test')
    await wizard.getByRole('heading', { name: 'UNSIGNED DATA PRIVACY AGREEMENT' }).waitFor()
    await signAgreement(wizard)
    await fillIn(wizard, 'Letters from the LMS', 'Arts and Sciences')
    await press(wizard, 'Skip')
    await wizard.getByText('first connect with a global partner').waitFor()
    await page.evaluate(() =>
      document.addEventListener('cx-navigate', event => event.preventDefault(), { once: true }),
    )
    await press(wizard, 'CONTINUE')
    await wizard.getByText('first connect with a global partner').waitFor({ state: 'detached' })
    assert.match((await told(page)).at(-1) ?? '', /^cx-navigate \{"route":"classrooms",.*created=\d+/)
    await visitor.leave()
  })

  it('shows the library with its documents, and a course goes from it into a classroom', async () => {
    const visitor = await open()
    const { page } = visitor
    visitor.expectTrouble(/404/)
    const library = await place(page, '<cx-course-library></cx-course-library>')
    await logIn(library, 'teacher@demo.test')
    await library.getByText('9 courses', { exact: true }).waitFor()
    const course = (name: string) => library.getByRole('article', { name })

    await press(course('Four Seasons'), 'Course Details')
    await library.getByText(`${stage.demo.url}/files/courses/four-seasons.pdf`).waitFor()
    await press(library, 'OK')
    const shown = page.waitForResponse(
      response => response.request().method() === 'GET' && response.url().includes('/files/courses/'),
    )
    await press(course('A Day in My Life'), 'Course Details')
    assert.equal((await shown).headers()['content-type'], 'application/pdf')
    await page.keyboard.press('Escape')

    await press(course('Young Inventors'), 'ADD TO CLASSROOM')
    await library.getByLabel('Classroom', { exact: true }).selectOption({ label: 'New Neighbors' })
    await press(library.getByRole('dialog'), 'ADD TO CLASSROOM')
    await library.getByText('Young Inventors has been added to New Neighbors.').waitFor()
    await library.getByRole('link', { name: 'Enter Classroom' }).click()
    await page.locator('cx-classroom').getByRole('heading', { name: 'New Neighbors' }).waitFor()
    await visitor.leave()
  })

  it('chooses a course for the classroom that the page names', async () => {
    const visitor = await open()
    const { page } = visitor
    const list = page.locator('cx-classroom-list')
    await logIn(list, 'teacher@demo.test')
    const link = list.getByRole('table').getByRole('link', { name: 'New Neighbors' })
    const id = (await link.getAttribute('href'))?.match(/\d+$/)?.[0]
    const choice = await place(page, `<cx-choose-course classroom-id="${id}"></cx-choose-course>`)
    // it has one from the library by now
    const another = choice.getByRole('article').filter({ hasNotText: 'Young Inventors' }).first()
    await press(another, 'ADD TO CLASSROOM')
    await press(choice.getByRole('dialog'), 'ADD TO CLASSROOM')
    await page.locator('cx-classroom').getByRole('heading', { name: 'New Neighbors' }).waitFor()
    assert.match((await told(page))[0] ?? '', new RegExp(`^cx-course-added \\{"classroomId":${id},`))
    await visitor.leave()
  })
})
