import { describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { demoWithBrowser } from '../support/demo.ts'
import { expectAccessible, visit } from '../support/journey.ts'
import { heading, logIn, mailedLink } from '../support/journey-steps.ts'

const NOTE = 'Our rivers would make good friends.'
const ZOFIA = 'zofia.kowalska@demo.test'

const partnerPanel = (page: Page) => page.getByRole('region', { name: 'Global Partner', exact: true })

describe('a global partner', () => {
  const stage = demoWithBrowser()

  it('is found, invited, and there in both browsers once they accept', async () => {
    const { demo, browser } = stage
    const visitor = await visit(browser, demo.url)
    const { page } = visitor
    await logIn(page, 'teacher@demo.test')
    await page.getByRole('link', { name: 'River Science 6', exact: true }).first().click()
    await page.getByRole('link', { name: 'Find', exact: true }).first().click()
    await page.getByRole('button', { name: 'Let Me Choose' }).click()
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('heading', { name: 'Potential Matches' }).waitFor()
    // who has asked already, for whichever classroom, is answered and not asked
    const asking = page.getByRole('article', { name: 'Claudine U.' })
    await asking.getByRole('link', { name: 'See Request of Claudine U.' }).click()
    await page.getByRole('dialog', { name: 'Request of Claudine U.' }).waitFor()
    // what was found is there again, also where the page is loaded once more
    await page.goBack()
    await asking.waitFor()
    await page.reload()
    await asking.waitFor()
    await page.getByRole('button', { name: 'See Details of Zofia K.' }).click()
    const details = page.getByRole('dialog', { name: 'Details of Zofia K.' })
    await details.getByText('Nad Wisłą').first().waitFor()
    await expectAccessible(page)
    await details.getByRole('button', { name: 'Invite Nad Wisłą' }).click()
    const form = page.getByRole('dialog', { name: 'Invite Zofia K.' })
    await form.getByText('Both classrooms need the same number of tokens.').waitFor()
    await form.getByLabel('Personal note').fill(NOTE)
    await form.getByRole('button', { name: 'Send Request' }).click()
    await page.getByText('Connection request sent').waitFor()
    await page.getByRole('button', { name: 'OK' }).click()

    const link = await mailedLink(demo.url, ZOFIA, /would like to be your partner/)
    const other = await visit(browser, link)
    other.expectTrouble(/403/)
    await logIn(other.page, 'partner@demo.test')
    const wrong = other.page.getByRole('dialog', { name: 'Wrong partner invitation' })
    await wrong.getByText('The connection request belong to another account').waitFor()
    await wrong.getByRole('button', { name: 'Log out' }).click()
    // who has no partners at all is told the same, and why
    await logIn(other.page, 'librarian@demo.test')
    await wrong.waitFor()
    await wrong.getByRole('button', { name: 'Back' }).click()
    await other.page.getByText('Librarians connect with other libraries.').waitFor()
    await other.page.goto(link)
    await wrong.getByRole('button', { name: 'Log out' }).click()
    await logIn(other.page, ZOFIA)
    const request = other.page.getByRole('dialog', { name: 'Request of Maya T.' })
    await request.getByText(NOTE).waitFor()
    await expectAccessible(other.page)
    await request.getByRole('button', { name: 'Accept' }).click()
    const question = other.page.getByRole('dialog', { name: 'Accept connection request' })
    await question.getByText('Both classrooms need the same number of tokens.').waitFor()
    await question.getByRole('button', { name: 'Accept' }).click()
    await other.page.getByText('Connection request accepted').waitFor()
    await other.page.getByRole('link', { name: 'Open the classroom' }).click()
    await partnerPanel(other.page).getByText('Maya T.').first().waitFor()

    // nobody has loaded this page again
    await partnerPanel(page).getByText('You and Zofia K. are global partners.').waitFor()
    await page.getByRole('link', { name: 'Back to the classroom' }).click()
    await page.getByRole('heading', { name: 'Potential Matches' }).waitFor({ state: 'detached' })
    await partnerPanel(page).getByText('Zofia K.').first().waitFor()
    await other.leave()
    await visitor.leave()
  })

  it('declines with a note, which who has asked can read', async () => {
    const { demo, browser } = stage
    const asked = await visit(browser, `${demo.url}/connections`)
    await logIn(asked.page, 'partner@demo.test')
    await asked.page.getByRole('button', { name: 'See Details of Alejandro R.' }).click()
    await asked.page.getByRole('button', { name: 'Decline' }).click()
    await asked.page.getByLabel('Personal note').fill('Perhaps next year.')
    await asked.page.getByRole('button', { name: 'Decline' }).click()
    await asked.page.getByText('Connection request declined').waitFor()
    await asked.page.getByRole('button', { name: 'OK' }).click()
    await asked.page.getByText('Declined').waitFor()
    await asked.leave()

    const asking = await visit(browser, `${demo.url}/connections`)
    await logIn(asking.page, 'alejandro.ruiz@demo.test')
    await heading(asking.page, 'Sent').waitFor()
    await asking.page.getByRole('button', { name: 'See Details of Lucía F.' }).click()
    await asking.page.getByText('Perhaps next year.').waitFor()
    await asking.page.getByRole('button', { name: 'Resend' }).waitFor()
    await asking.leave()
  })
})
