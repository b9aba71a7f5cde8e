import { expect } from '@open-wc/testing'
import { CONNECTION_SETTLED } from '../../../src/contract/error-codes/connections.ts'
import { CONNECTION_NOTE_MAX_CHARACTERS } from '../../../src/contract/limits/partners.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import {
  byRole,
  field,
  fill,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { hidePage, showPage } from '../../support/page-visibility.ts'
import { aMatched, aPartnerClassroom, aRequest, inDetail } from '../../support/partners.ts'
import { until } from '../../support/until.ts'
import { ACCEPT, DECLINE, detailsOf, LIST, ONE, opened, RECEIVED, serverHas, show } from './a-connection.ts'

const TWO = [
  aMatched({ id: 7, name: 'Letters to Lyon' }),
  aMatched({ id: 8, name: 'Our river', number_of_tokens: 2 }),
]
const isOff = async (root: Element, name: string) => (await byRole(root, 'button', name)).matches(':disabled')

describe('a request that was received', () => {
  afterEach(unmountAll)

  it('says who asks for what, with note, About Me and classroom', async () => {
    const { element, details } = await opened()
    await expect(element).to.be.accessible()
    const text = visibleText(details)
    for (const part of [
      'Shall we?',
      'I teach near the river.',
      'Their classroom : Rivers of Lyon',
      'Pending',
    ])
      expect(text).to.include(part)
    expect(text).to.include('11 weeks at the same time')
  })

  it('is accepted with the classroom that is chosen, once what it costs was stated', async () => {
    const { element, details } = await opened({ detail: { classrooms_matched: TWO } })
    await see(details, 'Both classrooms need the same number of tokens.')
    await fill(details, 'Your classroom', '8')
    await see(details, 'The partner classroom needs 1 token fewer than yours, which you get back.')
    await press(details, 'Accept')
    const asked = await modal(element, 'Accept connection request')
    await see(asked, 'You and Camille D. will be global partners.')
    await see(asked, 'You will have 3 Arts and Sciences tokens left.')
    await expect(element).to.be.accessible()
    expect(answered(ACCEPT)).to.have.length(0)

    const accepted = aRequest({ status: 'accepted', invited_classroom_id: 8 })
    answer(ACCEPT, { success: true, data: accepted })
    serverHas([accepted])
    const told = nextEvent(element, 'cx-connection-changed')
    await press(asked, 'Accept')
    expect((await told).detail).to.deep.equal({ connectionId: 5, change: 'accepted', classroomId: 8 })
    const [call] = answered(ACCEPT)
    expect(call?.body).to.deep.equal({ selected_classroom_id: 8 })
    expect(call?.headers.get('idempotency-key')).not.to.equal(null)
    const done = await modal(element, 'Successful')
    await see(done, 'Connection request accepted')
    const path = nextPath(element)
    await press(done, 'Open the classroom')
    expect(await path).to.equal('/classroom/8')
    await allClosed()
    await see(element, 'Accepted')
  })

  it('is accepted with the classroom that the page names, unless another is chosen', async () => {
    const { details } = await opened({
      attributes: 'classroom-id="8"',
      detail: { classrooms_matched: TWO },
    })
    expect((await field(details, 'Your classroom')).value).to.equal('8')
  })

  for (const [what, balance, sentence] of [
    ['some tokens are missing', 1, /do not have enough tokens .* at least 1 additional tokens/],
    ['there is none at all', 0, /requires a Arts and Sciences exchange/],
  ] as const) {
    it(`is not accepted where ${what}, with the way to more`, async () => {
      const request = aRequest({ classroom: aPartnerClassroom({ number_of_tokens: 3 }) })
      const { element, details } = await opened({
        requests: [request],
        user: { exchange_tokens_balance: [{ id: 2, name: 'Arts and Sciences', balance_tokens: balance }] },
      })
      await press(details, 'Accept')
      const asked = await modal(element, 'Accept connection request')
      await see(asked, sentence)
      expect(await isOff(asked, 'Accept')).to.equal(true)
      const event = nextEvent(element, 'cx-purchase-asked')
      element.addEventListener('cx-purchase-asked', told => told.preventDefault())
      await press(asked, 'Purchase exchanges')
      expect((await event).detail).to.deep.equal({ subjectId: 2, missing: 2 - balance })
    })
  }

  it('leads to a classroom for it where none fits', async () => {
    const { element, details } = await opened({ detail: { classrooms_matched: [] } })
    await see(details, 'None of your classrooms can be the partner of this one.')
    await see(details, 'Each has a partner, has expired, or needs more tokens than was agreed to.')
    expect(await isOff(details, 'Accept')).to.equal(true)
    const path = nextPath(element)
    await press(details, 'Create a classroom for this request')
    expect(await path).to.equal('/connections/5/create-classroom')
  })

  it('is declined with a note, which may be empty', async () => {
    const { element, details } = await opened()
    await press(details, 'Decline')
    const asked = await modal(element, 'Decline connection request')
    await fill(asked, 'Personal note', 'a'.repeat(CONNECTION_NOTE_MAX_CHARACTERS + 1))
    expect(await isOff(asked, 'Decline')).to.equal(true)
    await fill(asked, 'Personal note', ' Not this year. ')
    const declined = aRequest({ status: 'declined', decline_message: 'Not this year.' })
    answer(DECLINE, { success: true, data: declined })
    serverHas([declined])
    const told = nextEvent(element, 'cx-connection-changed')
    await press(asked, 'Decline')
    expect((await told).detail).to.deep.equal({ connectionId: 5, change: 'declined', classroomId: null })
    expect(answered(DECLINE).map(({ body }) => body)).to.deep.equal([{ message: 'Not this year.' }])
    await see(await modal(element, 'Successful'), 'Connection request declined')
    await press(element, 'OK')
    await see(element, 'Declined')
  })

  it('stays as it is where the question is cancelled', async () => {
    const { element, details } = await opened()
    await press(details, 'Decline')
    await press(await modal(element, 'Decline connection request'), 'Cancel')
    await modal(element, 'Request of Camille D.')
    expect(answered(DECLINE)).to.have.length(0)
  })

  it('keeps the note where declining fails, which is said, and is asked for again', async () => {
    const { element, details } = await opened()
    await press(details, 'Decline')
    const asked = await modal(element, 'Decline connection request')
    await fill(asked, 'Personal note', 'Not this year.')
    answer(DECLINE, refusal(''), { status: 503 })
    await press(asked, 'Decline')
    await see(element, 'Error declining connection request.')
    answer(DECLINE, { success: true, data: aRequest({ status: 'declined' }) })
    await press(element, 'Retry')
    await modal(element, 'Successful')
    expect(answered(DECLINE).map(({ body }) => body.message)).to.deep.equal([
      'Not this year.',
      'Not this year.',
    ])
  })

  it('shows how it stands by now where somebody was faster', async () => {
    const { element, details } = await opened()
    await press(details, 'Accept')
    answer(ACCEPT, refusal('This connection request was cancelled.', CONNECTION_SETTLED), { status: 422 })
    const cancelled = aRequest({ status: 'cancelled' })
    answer(LIST, { success: true, data: [cancelled] })
    answer(ONE, { success: true, data: inDetail(cancelled) })
    await press(await modal(element, 'Accept connection request'), 'Accept')
    await see(element, 'This connection request was cancelled.')
    expect(visibleText(element)).not.to.include('Retry')
    await press(element, 'OK')
    const now = await modal(element, 'Request of Camille D.')
    await see(now, 'Cancelled')
    expect([await isOff(now, 'Accept'), await isOff(now, 'Decline')]).to.deep.equal([true, true])
  })

  it('follows who has asked and takes it back while it is open', async () => {
    const { details } = await opened()
    expect(await isOff(details, 'Accept')).to.equal(false)
    serverHas([aRequest({ status: 'cancelled' })])
    hidePage()
    showPage()
    await see(details, 'Cancelled')
    expect([await isOff(details, 'Accept'), await isOff(details, 'Decline')]).to.deep.equal([true, true])
  })

  it('is sent once however often it is pressed, and again under the same key', async () => {
    const { element, details } = await opened()
    await press(details, 'Accept')
    const asked = await modal(element, 'Accept connection request')
    answer(ACCEPT, refusal(''), { status: 503 })
    await press(asked, 'Accept')
    const comes = hold(ACCEPT, { success: true, data: aRequest({ status: 'accepted' }) })
    await press(element, 'Retry')
    await until(() => answered(ACCEPT).length === 2, 'the second attempt')
    ;(await byRole(element, 'button', 'Accept')).click()
    comes()
    await modal(element, 'Successful')
    const keys = answered(ACCEPT).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).to.have.length(2)
    expect(keys[0]).to.equal(keys[1])
  })

  for (const status of ['accepted', 'declined', 'cancelled'] as const) {
    it(`cannot be answered any more once it is ${status}`, async () => {
      const { details } = await opened({ requests: [aRequest({ status })] })
      expect([await isOff(details, 'Accept'), await isOff(details, 'Decline')]).to.deep.equal([true, true])
      await seeNoMore(details, 'Create a classroom for this request')
    })
  }

  it('says that it could not be opened, and tries again', async () => {
    const element = await show()
    answer(ONE, refusal(''), { status: 500 })
    await press(element, detailsOf(RECEIVED))
    await see(element, 'Error fetching connection request.')
    answer(ONE, { success: true, data: inDetail(RECEIVED) })
    await press(element, 'Retry')
    await modal(element, 'Request of Camille D.')
  })
})
