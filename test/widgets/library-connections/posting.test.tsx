import { expect } from '@open-wc/testing'
import { AGREEMENT_MISSING } from '../../../src/contract/error-codes/classrooms.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { librarian } from '../../support/libraries.ts'
import { modal } from '../../support/modals.ts'
import { nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { fillAll, nobodyHasSigned, POST, POSTED, place, serverHas, USER, writing } from './a-library.ts'

const COSTS = 'Once a library connects, this costs each of you 1 Library exchange. You have 3 left.'
const MISSING = 'You can post this, but no library can connect until you have purchased 1 Library exchange.'

describe('what posting a request leads to', () => {
  afterEach(unmountAll)

  it('is said once a course is chosen: what it costs, and what is left', async () => {
    const { form } = await writing()
    await see(form, 'then both of you pay the exchanges that the course costs.')
    expect(visibleText(form)).not.to.include('Once a library connects')
    await fillAll(form)
    await see(form, COSTS)
  })

  it('can be paid for later: nobody is kept from posting, and may purchase what is missing', async () => {
    const { element, form } = await writing({
      user: { exchange_tokens_balance: [{ id: 3, name: 'Library', balance_tokens: 0 }] },
    })
    await fillAll(form)
    await see(form, MISSING)
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    const asked = nextEvent(element, 'cx-purchase-asked')
    await press(form, 'Purchase exchanges')
    expect((await asked).detail).to.deep.equal({ subjectId: 3, missing: 1 })
    answer(POST, { success: true, data: POSTED })
    await press(form, 'Post')
    await modal(element, 'Successful')
    expect(answered(POST)).to.have.length(1)
  })

  it('is accessible where exchanges are missing', async () => {
    const { element, form } = await writing({ user: { exchange_tokens_balance: [] } })
    await fillAll(form)
    await see(form, MISSING)
    await expect(element).to.be.accessible()
  })

  it('needs the agreement, which is asked for', async () => {
    const { element, form } = await writing()
    await fillAll(form)
    answer(POST, refusal('Your school has to sign first.', AGREEMENT_MISSING), { status: 403 })
    nobodyHasSigned()
    await press(form, 'Post')
    await modal(element, 'UNSIGNED DATA PRIVACY AGREEMENT')
  })
})

describe('About Me, after posting', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('counts anew at once', async () => {
    serverHas()
    const element = place()
    await clock.arrive(() => visibleText(element).includes('Active connection requests 1'))
    await press(element, 'New Request')
    const form = await modal(element, 'New Request')
    await fillAll(form)
    answer(POST, { success: true, data: POSTED })
    answer(USER, { success: true, data: librarian({ active_librarian_connection_requests_count: 2 }) })
    await press(form, 'Post')
    await clock.arrive(() => visibleText(element).includes('Active connection requests 2'))
  })
})
