import { expect } from '@open-wc/testing'
import { CLASSROOM_FORBIDDEN } from '../../../src/contract/error-codes/classrooms.ts'
import { TOKENS_SHORT } from '../../../src/contract/error-codes/connections.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
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
import { aMatched, aPartnerClassroom, aRequest, aSentRequest } from '../../support/partners.ts'
import { until } from '../../support/until.ts'
import { ACCEPT, LIST, opened, openedSent, place, RESEND, serverHas, show } from './a-connection.ts'

const OTHER = aMatched({ id: 8, name: 'Our river' })
const isOff = async (root: Element, name: string) => (await byRole(root, 'button', name)).matches(':disabled')

describe('what a request is about', () => {
  afterEach(unmountAll)

  it('is the classroom that was asked for, also while it waits', async () => {
    const { details } = await opened()
    expect(visibleText(details)).to.include('Asked for : Letters to Lyon')
  })

  it('is any of them where none was asked for', async () => {
    const { details } = await opened({
      requests: [aRequest({ invited_classroom_id: null, invited_classroom: null })],
    })
    expect(visibleText(details)).to.include('Asked for : Whichever you choose')
  })

  it('is said to have a partner by now, and another one is chosen by whoever accepts', async () => {
    const { details } = await opened({ detail: { classrooms_matched: [OTHER] } })
    await see(details, 'Letters to Lyon has a partner by now, or has expired.')
    expect((await field(details, 'Your classroom')).value).to.equal('')
    expect(await isOff(details, 'Accept')).to.equal(true)
    await fill(details, 'Your classroom', '8')
    expect(await isOff(details, 'Accept')).to.equal(false)
  })

  it('tells two requests of one teacher apart by their names alone', async () => {
    const element = await show({
      requests: [aRequest(), aRequest({ id: 15, classroom: aPartnerClassroom({ id: 23, name: 'Rhône' }) })],
    })
    await press(element, 'See Details of Camille D.: Rhône, Letters to Lyon')
    await modal(element, 'Request of Camille D.')
  })

  it('is over since one of the two classrooms has found another partner', async () => {
    const request = aSentRequest({ status: 'cancelled', ended_by: 'pairing' })
    const { element, details } = await openedSent({ requests: [request] })
    await see(details, 'One of the two classrooms has found another partner.')
    expect(await isOff(details, 'Resend')).to.equal(true)
    await press(details, 'Close')
    await see(element, 'One of the two classrooms has found another partner.')
  })

  it('does not say so of one that was taken back', async () => {
    const { element } = await openedSent({
      requests: [aSentRequest({ status: 'cancelled', ended_by: null })],
    })
    await seeNoMore(element, 'has found another partner')
  })
})

describe('a request that is sent again', () => {
  afterEach(unmountAll)

  const theirs = aPartnerClassroom({ id: 22, name: 'Two rivers', number_of_tokens: 3 })
  const named = aSentRequest({ invited_classroom_id: 22, invited_classroom: theirs })

  it('states what it costs before', async () => {
    const { element, details } = await openedSent({
      requests: [named],
      user: { exchange_tokens_balance: [{ id: 2, name: 'Arts and Sciences', balance_tokens: 5 }] },
    })
    await press(details, 'Resend')
    await see(
      await modal(element, 'Resend connection request'),
      'The partner classroom needs 2 tokens more than yours, which you pay.',
    )
  })

  it('is not sent where tokens are missing', async () => {
    const { element, details } = await openedSent({
      requests: [named],
      user: { exchange_tokens_balance: [{ id: 2, name: 'Arts and Sciences', balance_tokens: 1 }] },
    })
    await press(details, 'Resend')
    const asked = await modal(element, 'Resend connection request')
    await see(asked, /do not have enough tokens/)
    expect(await isOff(asked, 'Resend')).to.equal(true)
    expect(answered(RESEND)).to.have.length(0)
  })

  it('states that it costs nothing more where they choose', async () => {
    const { element, details } = await openedSent()
    await press(details, 'Resend')
    await see(
      await modal(element, 'Resend connection request'),
      'It costs you nothing more: they choose a classroom that needs no more tokens than yours.',
    )
  })
})

describe('a request that is accepted', () => {
  afterEach(unmountAll)

  it('stays asked about where tokens are missing by now, with the way to more', async () => {
    const { element, details } = await opened()
    await press(details, 'Accept')
    answer(ACCEPT, refusal('Please purchase at least 2 additional tokens.', TOKENS_SHORT), { status: 422 })
    await press(await modal(element, 'Accept connection request'), 'Accept')
    await see(element, 'Please purchase at least 2 additional tokens.')
    const still = await modal(element, 'Accept connection request')
    const asked = nextEvent(element, 'cx-purchase-asked')
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    await press(still, 'Purchase exchanges')
    expect((await asked).detail).to.deep.equal({ subjectId: 2, missing: 1 })
  })
})

describe('the requests of one classroom', () => {
  afterEach(unmountAll)

  it('are said to be that, with the way to all', async () => {
    const element = await show({ attributes: 'classroom-id="7"' })
    await see(element, 'Only those of Letters to Lyon')
    const path = nextPath(element)
    await press(element, 'Show all')
    expect(await path).to.equal('/connections')
  })

  it('are not shown where it is another teacher’s, which the page is told, too', async () => {
    serverHas()
    answer(LIST, refusal('', CLASSROOM_FORBIDDEN), { status: 403 })
    const told = nextEvent<{ error_code: number }>(document, 'cx-classroom-error')
    const element = place('classroom-id="99"')
    const box = await modal(element, 'Classroom Error')
    expect((await told).detail.error_code).to.equal(CLASSROOM_FORBIDDEN)
    await byRole(box, 'button', 'Back')
    expect(visibleText(element)).not.to.include('Retry')
    await until(() => answered(LIST).length > 0, 'the list')
  })
})
