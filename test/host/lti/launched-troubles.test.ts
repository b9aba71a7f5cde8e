import { expect } from '@open-wc/testing'
import { ltiSentences } from '../../../src/contract/server-messages/lti.ts'
import { $current } from '../../../src/core/session/session.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import {
  CODES,
  CONFIRMED,
  END,
  focusedText,
  LAUNCHES,
  launched,
  launchedPage,
  OPEN,
  takesCode,
} from '../../support/launched-page.ts'
import { press, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const isShown = (page: Element) => page.querySelector('cx-classroom-list') !== null

describe('the page of a launch, where something goes another way', () => {
  afterEach(unmountAll)

  it('leads back to the course where its code is of no use any more', async () => {
    answer(LAUNCHES, { success: true, data: OPEN })
    answer(CODES, noAnswer)
    const page = await launchedPage()
    await see(page, 'The service cannot be reached.')
    answer(CODES, refusal('Please load the page again, or sign in here.'), { status: 410 })
    await press(page, 'Try again')
    await see(page, ltiSentences.ticketGone)
    await seeNoMore(page, 'sign in here')
    expect(isShown(page)).to.equal(false)
    expect(focusedText()).to.equal('This could not be opened')
  })

  it('shows nothing of a session that cannot be read', async () => {
    answer(LAUNCHES, { success: true, data: OPEN })
    answer(CODES, () => Response.json({ success: true, data: { token: 7 } }))
    const page = await launchedPage()
    await see(page, 'This could not be opened')
    expect(isShown(page)).to.equal(false)
    expect($current.get()).to.equal(null)
  })

  it('confirms a name once, however often it is pressed', async () => {
    const page = await launched({ state: 'confirm', full_name: 'Ada Moreno' })
    answer(CONFIRMED, { success: true, data: OPEN })
    answer(CODES, noAnswer)
    await press(page, 'Open as Ada Moreno')
    await see(page, 'The service cannot be reached.')
    takesCode()
    await press(page, 'Open as Ada Moreno')
    await until(() => isShown(page), 'the screen')
    expect(answered(CONFIRMED)).to.have.length(1)
  })

  it('asks nobody to connect an account in a browser that may not', async () => {
    const page = await launched({ state: 'confirm', full_name: 'Ada Moreno' })
    takesCode()
    answer(CONFIRMED, { success: true, data: OPEN })
    await press(page, 'Open as Ada Moreno')
    await until(() => isShown(page), 'the screen')
    answer(END, { success: true })
    answer('POST /api/teacher/logout', { success: true })
    await press(page, 'Use another account')
    await press(page, 'Disconnect and sign out')
    await see(page, ltiSentences.notBound)
    expect(page.querySelector('cx-login') === null).to.equal(true)
    expect($current.get()).to.equal(null)
  })

  it('signs out whoever leaves a page that is not known any more', async () => {
    const page = await launched(OPEN)
    answer(END, refusal(ltiSentences.ticketGone), { status: 410 })
    answer('POST /api/teacher/logout', { success: true })
    await press(page, 'Use another account')
    await press(page, 'Disconnect and sign out')
    await see(page, ltiSentences.ticketGone)
    expect($current.get()).to.equal(null)
    await until(() => answered('POST /api/teacher/logout').length === 1, 'the logout')
  })

  it('goes on for nobody else below the name of who was there', async () => {
    const page = await launched(OPEN)
    // the same one, whose session was renewed or begun again
    const { user } = $current.get() ?? signedIn()
    signedIn({ user, id: 'again' })
    expect(isShown(page)).to.equal(true)
    signedIn({ user: teacher({ id: 8, full_name: 'Bea Lind' }), id: 'hers' })
    await see(page, ltiSentences.linkedOther)
    expect(isShown(page)).to.equal(false)
    await seeNoMore(page, 'Ada Moreno')
    await expect(page).to.be.accessible()
  })
})
