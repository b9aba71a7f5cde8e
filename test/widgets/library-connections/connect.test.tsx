import { expect } from '@open-wc/testing'
import { AGREEMENT_MISSING, TOKENS_MISSING } from '../../../src/contract/error-codes/classrooms.ts'
import {
  LIBRARY_REQUEST_CHANGED,
  LIBRARY_REQUEST_TAKEN,
} from '../../../src/contract/error-codes/library-connections.ts'
import { libraryConnectionSentences as said } from '../../../src/contract/server-messages/library-connections.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { fakeClock } from '../../support/clock.ts'
import { aLibraryRequest, librarian } from '../../support/libraries.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, nextEvent, press, see, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  CONNECT,
  cards,
  connecting,
  DESERT,
  FJORD,
  nobodyHasSigned,
  ONE,
  OWN,
  opened,
  othersAsk,
  place,
  serverHas,
  show,
  USER,
} from './a-library.ts'

const connected = aLibraryRequest({
  status: 'connected',
  connection: {
    classroom_id: 71,
    full_name: 'Ingrid Solberg',
    avatar: null,
    connected_at: '2025-10-06T08:00:00.000Z',
  },
})
const SHORT =
  'This classroom requires a Library exchange. Please select the number of exchanges you would like to purchase to continue.'

describe('connecting to another library', () => {
  afterEach(unmountAll)

  it('says before what it makes and what it costs', async () => {
    const { question } = await connecting()
    expect(visibleText(question)).to.include(
      'Both libraries get the classroom Fjord Readers with the course Reading Rooms of the World, and you are partners from then on.',
    )
    await see(question, 'This costs each of you 1 Library exchange. You will have 2 left.')
    await press(question, 'Cancel')
    await allClosed()
    expect(answered(CONNECT)).to.have.length(0)
  })

  it('is accessible', async () => {
    const { element, question } = await connecting()
    await see(question, 'This costs')
    await expect(element).to.be.accessible()
  })

  it('makes both partners, tells the page, and leads into the new classroom', async () => {
    const { element, question } = await connecting()
    const comes = hold(CONNECT, { success: true, data: connected })
    const told = nextEvent(element, 'cx-libraries-connected')
    const changed = nextEvent(element, 'cx-library-request-changed')
    await press(question, 'Connect')
    await see(question, 'Connecting')
    othersAsk([DESERT])
    const own = answered(OWN).length
    comes()
    const done = await modal(element, 'Successful Connection!.')
    await see(done, 'You and Ingrid Solberg are partners now. Your classroom is Fjord Readers.')
    expect((await told).detail).to.deep.equal({ requestId: FJORD.id, classroomId: 71 })
    expect((await changed).detail).to.deep.equal({ requestId: FJORD.id, change: 'connected' })
    expect(cards(element)).to.deep.equal(['Desert Library'])
    await until(() => answered(OWN).length > own, 'one’s own to be asked for anew')
    const next = nextPath(element)
    await press(done, 'Open the classroom')
    expect(await next).to.equal('/classroom/71')
    await allClosed()
    // the card with the button is gone
    expect(focused()?.textContent).to.equal('Connect With Other Libraries')
    expect(answered(CONNECT)[0]?.body).to.deep.equal({ posted_at: FJORD.posted_at })
  })

  it('says that it was changed meanwhile, and shows it as it is by now', async () => {
    const { element, details } = await opened()
    answer(CONNECT, refusal(said.changed, LIBRARY_REQUEST_CHANGED), { status: 422 })
    answer(ONE, {
      success: true,
      data: { ...FJORD, text_request: 'Other books.', posted_at: '2025-10-07T08:00:00.000Z' },
    })
    await press(details, 'Connect')
    await press(await modal(element, 'Connect with Fjord Library'), 'Connect')
    // the question had the same title
    await see(element, 'This request has changed since you opened it.')
    await press(await modal(element, 'Connect with Fjord Library'), 'OK')
    await see(await modal(element, 'Request of Fjord Library'), 'Other books.')
    expect(cards(element)).to.deep.equal(['Fjord Library', 'Desert Library'])
  })

  it('asks nobody about a request that is over by now', async () => {
    const element = await show()
    answer(ONE, refusal(said.taken, LIBRARY_REQUEST_TAKEN), { status: 422 })
    othersAsk([DESERT])
    await press(element, 'Connect to Fjord Library')
    await press(await modal(element, 'Too late'), 'OK')
    await allClosed()
    expect(cards(element)).to.deep.equal(['Desert Library'])
  })

  it('can be begun in the details, and left back to them', async () => {
    const { element, details } = await opened()
    await press(details, 'Connect')
    await press(await modal(element, 'Connect with Fjord Library'), 'Cancel')
    await modal(element, 'Request of Fjord Library')
  })

  it('says that somebody has just taken it, and the card goes', async () => {
    const { element, question } = await connecting()
    answer(CONNECT, refusal(said.taken, LIBRARY_REQUEST_TAKEN), { status: 422 })
    othersAsk([DESERT])
    await press(question, 'Connect')
    const told = await modal(element, 'Too late')
    await see(told, 'Another library has connected to this request.')
    expect(cards(element)).to.deep.equal(['Desert Library'])
    await press(told, 'OK')
    await allClosed()
  })

  it('is not to be done without exchanges, which the page is asked for', async () => {
    const { element, question } = await connecting({
      user: { exchange_tokens_balance: [{ id: 3, name: 'Library', balance_tokens: 0 }] },
    })
    await see(question, SHORT)
    expect((await byRole(question, 'button', 'Connect')).matches(':disabled')).to.equal(true)
    element.addEventListener('cx-purchase-asked', event => event.preventDefault())
    const asked = nextEvent(element, 'cx-purchase-asked')
    await press(question, 'Purchase exchanges')
    expect((await asked).detail).to.deep.equal({ subjectId: 3, missing: 1 })
  })

  it('says that exchanges are missing which were there a moment ago', async () => {
    const { question } = await connecting()
    answer(CONNECT, refusal(SHORT, TOKENS_MISSING), { status: 422 })
    await see(question, 'You will have 2 left.')
    await press(question, 'Connect')
    await see(question, SHORT)
    await press(question, 'Cancel')
    await allClosed()
  })

  it('asks for the agreement that is not signed', async () => {
    const { element, question } = await connecting()
    answer(CONNECT, refusal('Your school has to sign first.', AGREEMENT_MISSING), { status: 403 })
    nobodyHasSigned()
    await press(question, 'Connect')
    await modal(element, 'UNSIGNED DATA PRIVACY AGREEMENT')
  })
})

describe('About Me, after connecting', () => {
  const clock = fakeClock()
  afterEach(unmountAll)

  it('counts anew at once', async () => {
    serverHas()
    const element = place()
    await clock.arrive(() => visibleText(element).includes('Active classrooms 2'))
    await press(element, 'Connect to Fjord Library')
    const question = await modal(element, 'Connect with Fjord Library')
    answer(CONNECT, { success: true, data: connected })
    answer(USER, { success: true, data: librarian({ active_classrooms_count: 3 }) })
    await press(question, 'Connect')
    await clock.arrive(() => visibleText(element).includes('Active classrooms 3'))
  })
})
