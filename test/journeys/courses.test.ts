import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn } from '../support/journey-steps.ts'

const phone = { width: 390, height: 844 }

describe('a teacher who looks for a course', () => {
  const stage = demoWithBrowser()

  it('searches the library, reads, and adds one to a classroom', async () => {
    const visitor = await visit(stage.browser, `${stage.demo.url}/course-library`)
    const { page } = visitor
    // the document that is gone
    visitor.expectTrouble(/404/)
    await logIn(page, 'teacher@demo.test')
    await heading(page, 'COURSE LIBRARY').waitFor()
    await page.getByText('9 courses', { exact: true }).waitFor()
    await expectAccessible(page)

    await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'Languages and Cultures' })
    await page.getByText('5 courses', { exact: true }).waitFor()
    await page.getByLabel('Filter by').selectOption({ label: 'Level' })
    await page.getByLabel('Level', { exact: true }).selectOption({ label: 'Advanced' })
    await page.getByText('1 course', { exact: true }).waitFor()
    await page.getByLabel('Filter by').selectOption({ label: 'Name' })
    await page.getByText('5 courses', { exact: true }).waitFor()

    const course = (name: string) => page.getByRole('article', { name })
    await course('Four Seasons').getByRole('button', { name: 'Course Details' }).click()
    await page.getByText(`${stage.demo.url}/files/courses/four-seasons.pdf`).waitFor()
    await heading(page, 'FILE NOT FOUND').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()

    await course('A Day in My Life').getByRole('button', { name: 'Course Details' }).click()
    const link = page.getByRole('link', { name: 'Open in a new tab' })
    await link.waitFor()
    const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href
    const { status, type, range } = await page.evaluate(async url => {
      const whole = await fetch(url)
      const part = await fetch(url, { headers: { range: 'bytes=0-4' } })
      return { status: whole.status, type: whole.headers.get('content-type'), range: await part.text() }
    }, address)
    assert.deepEqual([status, type, range], [200, 'application/pdf', '%PDF-'])
    await page.keyboard.press('Escape')

    await page.getByLabel('Subject', { exact: true }).selectOption({ label: 'All' })
    await page.getByRole('searchbox').fill('nowhere to be found')
    await page.getByRole('searchbox').press('Enter')
    await heading(page, 'NO COURSES FOUND').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('9 courses', { exact: true }).waitFor()

    await course('Young Inventors').getByRole('button', { name: 'ADD TO CLASSROOM' }).click()
    await page.getByLabel('Classroom', { exact: true }).selectOption({ label: 'New Neighbors' })
    await page.getByRole('dialog').getByRole('button', { name: 'ADD TO CLASSROOM' }).click()
    await page.getByText('Young Inventors has been added to New Neighbors.').waitFor()
    await page.getByRole('link', { name: 'Enter Classroom' }).click()
    await heading(page, 'New Neighbors').waitFor()
    await visitor.leave()
  })

  it('chooses one on a phone, for a classroom that has one, or goes on without', async () => {
    const visitor = await visit(stage.browser, stage.demo.url, phone)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await heading(page, 'My Classrooms').waitFor()
    const enter = page.getByRole('link', { name: 'New Neighbors' }).first()
    const path = new URL((await enter.getAttribute('href')) ?? '', page.url()).pathname
    await page.goto(`${stage.demo.url}${path}/choose-course`)
    await heading(page, 'SELECT A COURSE FOR YOUR CLASSROOM').waitFor()
    await page.getByRole('article').first().waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Skip' }).click()
    await heading(page, 'My Classrooms').waitFor()
    await page.goBack()
    // it has one from the library by now
    const another = page.getByRole('article').filter({ hasNotText: 'Young Inventors' }).first()
    await another.getByRole('button', { name: 'ADD TO CLASSROOM' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByText('“New Neighbors” has the course “Young Inventors”. Its tasks stay').waitFor()
    await expectAccessible(page)
    await asked.getByRole('button', { name: 'ADD TO CLASSROOM' }).click()
    await heading(page, 'New Neighbors').waitFor()
    await visitor.leave()
  })
})
