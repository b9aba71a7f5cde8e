import { expect } from '@open-wc/testing'
import type { User } from '../../../src/contract/entities/user.ts'
import { CONNECTION_EXISTS } from '../../../src/contract/error-codes/connections.ts'
import { CONNECTION_NOTE_MAX_CHARACTERS } from '../../../src/contract/limits/partners.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { allClosed, hasFocus, modal, openModals } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, field, fill, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { aMatch, aMatched, aSentRequest } from '../../support/partners.ts'
import { teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { fillCard, sellsExchanges } from '../token-purchase/a-purchase.ts'
import { all, INVITE, SEARCH, searched } from './a-search.ts'

const COSTLY = aMatched({ id: 22, name: 'Two rivers', number_of_tokens: 3 })
const left = (balance_tokens: number): Partial<User> => ({
  exchange_tokens_balance: [{ id: 2, name: 'Arts and Sciences', balance_tokens }],
})

async function inviting(scene: Parameters<typeof searched>[0] = {}) {
  const element = await searched(scene)
  await press(element, 'Invite Camille D.')
  return { element, form: await modal(element, 'Invite Camille D.') }
}

describe('an invitation', () => {
  afterEach(unmountAll)

  it('is sent with a note for the best classroom, told to the page, and shown as sent', async () => {
    const { element, form } = await inviting()
    await expect(element).to.be.accessible()
    await see(
      form,
      'Both classrooms need the same number of tokens. You will have 2 Arts and Sciences tokens left.',
    )
    await fill(form, 'Personal note', '  Shall we?  ')
    answer(INVITE, { success: true, data: aSentRequest({ id: 31, invited_classroom_id: 21 }) })
    const told = nextEvent(element, 'cx-connection-changed')
    await press(form, 'Send Request')
    const sent = await modal(element, 'Successful')
    await see(sent, 'Connection request sent')
    expect((await told).detail).to.deep.equal({ connectionId: 31, change: 'requested', classroomId: 7 })
    const [call] = answered(INVITE)
    expect(call?.body).to.deep.equal({
      classroom_id: 7,
      partner_teacher_id: 9,
      partner_classroom_id: 21,
      message: 'Shall we?',
    })
    expect(call?.headers.get('idempotency-key')).not.to.equal(null)
    await press(sent, 'OK')
    await allClosed()
    const path = nextPath(element)
    await hasFocus(await byRole(element, 'link', 'See Request of Camille D.'))
    await press(element, 'See Request of Camille D.')
    expect(await path).to.equal('/connections/31')
    expect(all(element, '.match').map(visibleText).join()).not.to.include('Invite')
  })

  it('is for whichever classroom they choose, which costs nothing more', async () => {
    const { form } = await inviting()
    await fill(form, 'Classroom', '')
    await see(
      form,
      'It costs you nothing more: they choose a classroom that needs no more tokens than yours.',
    )
    answer(INVITE, { success: true, data: aSentRequest() })
    await press(form, 'Send Request')
    await until(() => answered(INVITE).length === 1, 'the request')
    expect(answered(INVITE)[0]?.body.partner_classroom_id).to.equal(null)
  })

  it('is for a classroom by its name where another of theirs is asked for already', async () => {
    const asked = aMatched({ id: 23, name: 'Three rivers', pending_request_id: 30 })
    const { form } = await inviting({ matches: [aMatch({ classrooms: [asked, aMatched()] })] })
    const select = await field(form, 'Classroom')
    expect([...(select as unknown as HTMLSelectElement).options].map(({ value }) => value)).to.deep.equal([
      '21',
    ])
  })

  it('leads to the request that waits between the two already, and so does the card from then on', async () => {
    const { element, form } = await inviting()
    answer(
      INVITE,
      {
        ...refusal('There is a connection request between you already.', CONNECTION_EXISTS),
        data: { id: 30 },
      },
      { status: 422 },
    )
    answer(SEARCH, {
      success: true,
      data: { partners: [aMatch({ classrooms: [aMatched({ pending_request_id: 30 })] })], total: 1 },
    })
    await press(form, 'Send Request')
    const told = await modal(element, 'Request not sent')
    await see(told, 'There is a connection request between you already.')
    const path = nextPath(element)
    await press(told, 'See Request of Camille D.')
    expect(await path).to.equal('/connections/30')
    await press(told, 'OK')
    await allClosed()
    await byRole(element, 'link', 'See Request of Camille D.')
    expect(all(element, '.match').map(visibleText).join()).not.to.include('Invite')
  })

  it('is sent from the details for the classroom that was pressed', async () => {
    const element = await searched({ matches: [aMatch({ classrooms: [aMatched(), COSTLY] })], user: left(5) })
    await press(element, 'See Details of Camille D.')
    await press(await modal(element, 'Details of Camille D.'), 'Invite Two rivers')
    const form = await modal(element, 'Invite Camille D.')
    expect((await field(form, 'Classroom')).value).to.equal('22')
    await see(form, 'The partner classroom needs 2 tokens more than yours, which you pay.')
    await see(form, 'You will have 3 Arts and Sciences tokens left.')
  })

  it('says what comes back where theirs needs fewer tokens', async () => {
    const { form } = await inviting({ classroom: { number_of_tokens: 2 } })
    await see(form, 'The partner classroom needs 1 token fewer than yours, which you get back.')
  })

  for (const [what, balance, sentence] of [
    ['some tokens are missing', 1, /do not have enough tokens .* at least 1 additional tokens/],
    ['there is none at all', 0, /requires a Arts and Sciences exchange/],
  ] as const) {
    it(`is not sent where ${what}, with the way to more`, async () => {
      const { element, form } = await inviting({
        matches: [aMatch({ classrooms: [COSTLY] })],
        user: left(balance),
      })
      await see(form, sentence)
      expect((await byRole(form, 'button', 'Send Request')).matches(':disabled')).to.equal(true)
      const asked = nextEvent(element, 'cx-purchase-asked')
      sellsExchanges()
      await press(form, 'Purchase exchanges')
      expect((await asked).detail).to.deep.equal({ subjectId: 2, missing: 2 - balance })
      const choice = await modal(element, 'Purchase Exchanges')
      await see(choice, sentence)
      expect((await field(choice, 'Number of exchanges')).value).to.equal(String(2 - balance))
      await press(choice, 'Close')
      await until(() => openModals(element).length === 1, 'the purchase to be gone')
      await see(form, sentence)
    })
  }

  it('goes on with the statement of now, and what was typed, once tokens were bought over it', async () => {
    const { element, form } = await inviting({ matches: [aMatch({ classrooms: [COSTLY] })], user: left(1) })
    await fill(form, 'Personal note', 'Shall we?')
    sellsExchanges()
    await press(form, 'Purchase exchanges')
    const choice = await modal(element, 'Purchase Exchanges')
    await see(choice, '$1 250.50')
    await press(choice, 'Purchase')
    await see(element, 'How would you like to pay?')
    const payment = await modal(element, 'Payment')
    ;(await field(payment, 'Credit card')).click()
    await fillCard(payment)
    answer('GET /api/teacher/user', { success: true, data: teacher(left(2)) })
    await press(payment, 'Pay $1 250.50')
    await press(await modal(element, 'PURCHASE COMPLETE'), 'OK')
    await until(() => openModals(element).length === 1, 'the purchase to be gone')
    await see(form, 'You will have 0 Arts and Sciences tokens left.')
    expect((await field(form, 'Personal note')).value).to.equal('Shall we?')
    expect((await byRole(form, 'button', 'Send Request')).matches(':disabled')).to.equal(false)
  })

  it('leaves the purchase to a page that answers it', async () => {
    const { element, form } = await inviting({ matches: [aMatch({ classrooms: [COSTLY] })], user: left(0) })
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    await press(form, 'Purchase exchanges')
    expect(openModals(element)).to.have.length(1)
  })

  it('takes a note of 255 letters, and says that one more is too long', async () => {
    const { form } = await inviting()
    await fill(form, 'Personal note', 'a'.repeat(CONNECTION_NOTE_MAX_CHARACTERS + 1))
    await see(form, '256 of 255')
    expect((await byRole(form, 'button', 'Send Request')).matches(':disabled')).to.equal(true)
    await fill(form, 'Personal note', 'a'.repeat(CONNECTION_NOTE_MAX_CHARACTERS))
    expect((await byRole(form, 'button', 'Send Request')).matches(':disabled')).to.equal(false)
  })

  it('is sent once however often it is pressed', async () => {
    const { element, form } = await inviting()
    const comes = hold(INVITE, { success: true, data: aSentRequest() })
    await press(form, 'Send Request')
    await until(() => answered(INVITE).length === 1, 'the request')
    const send = await byRole(form, 'button', 'Send Request')
    send.click()
    comes()
    await modal(element, 'Successful')
    expect(answered(INVITE)).to.have.length(1)
  })

  it('keeps what was typed where it is refused, and is the same request where it is tried again', async () => {
    const { element, form } = await inviting()
    await fill(form, 'Personal note', 'Shall we?')
    answer(INVITE, refusal('The service rests.'), { status: 503 })
    await press(form, 'Send Request')
    const told = await modal(element, 'Request not sent')
    await see(told, 'The service rests. Please try again.')
    answer(INVITE, refusal('There is a connection request between you already.', CONNECTION_EXISTS), {
      status: 422,
    })
    await press(told, 'Retry')
    await see(element, 'There is a connection request between you already.')
    const [first, second] = answered(INVITE).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).to.equal(first)
    await press(element, 'OK')
    expect((await field(element, 'Personal note')).value).to.equal('Shall we?')
  })
})
