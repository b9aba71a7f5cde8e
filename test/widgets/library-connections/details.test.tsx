import { expect } from '@open-wc/testing'
import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_TAKEN,
} from '../../../src/contract/error-codes/library-connections.ts'
import { libraryConnectionSentences as said } from '../../../src/contract/server-messages/library-connections.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { aLibraryRequest, COURSE } from '../../support/libraries.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { byRole, nextEvent, press, see, seeNoMore, unmountAll, visibleText } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import {
  all,
  cards,
  DESERT,
  ENDED,
  FJORD,
  ONE,
  opened,
  othersAsk,
  place,
  serverHas,
  show,
  VIEW,
} from './a-library.ts'

const connection = {
  classroom_id: 71,
  full_name: 'Ingrid Solberg',
  avatar: null,
  connected_at: '2025-09-05T12:00:00.000Z',
}

describe('the details of a request', () => {
  afterEach(unmountAll)

  it('say all of it, count the view, and tell the page', async () => {
    const element = await show()
    const shown = nextEvent(element, 'cx-library-request-shown')
    await press(element, 'See Details of Fjord Library')
    const details = await modal(element, 'Request of Fjord Library')
    expect((await shown).detail).to.deep.equal({
      requestId: FJORD.id,
      path: `/library-connections?request_id=${FJORD.id}`,
    })
    for (const text of [
      'Our readers look for readers by another sea.',
      'Your topic: Books',
      'Students of the same age',
      'Ingrid S.',
      'Bergen, Norway',
      '7-10 years old',
      '21-30',
      'Reading Rooms of the World',
      '4 weeks',
      'Fjord Readers',
      '9/2/2025',
      '11/20/2025',
      'We read by the sea.',
    ])
      expect(visibleText(details)).to.include(text)
    await until(() => answered(VIEW).length === 1, 'the view to be counted')
    expect(answered(VIEW)[0]?.params).to.deep.equal({ id: FJORD.id })
    const closed = nextEvent(element, 'cx-library-request-shown')
    await press(details, 'Close')
    expect((await closed).detail).to.deep.equal({ requestId: null, path: '/library-connections' })
    await allClosed()
  })

  it('are accessible', async () => {
    const { element } = await opened()
    await expect(element).to.be.accessible()
  })

  it('have the whole name of the course, which a card cuts', async () => {
    const name = 'Reading Rooms of the World, and What Is Read in Them'
    const { element, details } = await opened({
      requests: [aLibraryRequest({ course: { ...COURSE, name } })],
    })
    expect(visibleText(details)).to.include(name)
    const [cut] = all(element, '[data-request] dd [aria-hidden]')
    expect(cut?.textContent).to.equal(`${name.slice(0, 25)}…`)
  })

  it('let nobody connect whose subscription has ended', async () => {
    const { details } = await opened({ user: ENDED })
    expect((await byRole(details, 'button', 'Connect')).matches(':disabled')).to.equal(true)
    expect((await byRole(details, 'button', 'Hide')).matches(':disabled')).to.equal(false)
  })

  it('of one’s own are no view of it', async () => {
    const element = await show()
    await press(element, 'Details')
    const details = await modal(element, 'Sierra Readers')
    await until(() => answered(ONE).length === 1, 'it to be asked for')
    await settle()
    expect(answered(VIEW)).to.have.length(0)
    expect(visibleText(details)).not.to.include('Librarian')
  })

  it('open where the page names the request, and follow it', async () => {
    serverHas()
    const element = place('request-id="41"')
    await modal(element, 'Request of Fjord Library')
    element.setAttribute('request-id', '42')
    await modal(element, 'Request of Desert Library')
    element.removeAttribute('request-id')
    await allClosed()
  })

  it('stay when the page names what is open already', async () => {
    const { element, details } = await opened()
    element.requestId = FJORD.id
    await until(() => answered(VIEW).length === 1, 'the view to be counted')
    expect(details.isConnected && details.open).to.equal(true)
    expect(answered(VIEW)).to.have.length(1)
  })

  it('say when the view could not be counted, and count it after all', async () => {
    serverHas()
    answer(VIEW, refusal(''), { status: 500 })
    const element = place()
    await press(element, 'See Details of Fjord Library')
    const details = await modal(element, 'Request of Fjord Library')
    await see(details, 'Tracking views error.')
    answer(VIEW, { success: true, data: { views_number: 4 } })
    await press(details, 'Retry')
    await seeNoMore(details, 'Tracking views error.')
  })

  it('say that somebody else was faster, and the card goes', async () => {
    serverHas()
    answer(ONE, refusal(said.taken, LIBRARY_REQUEST_TAKEN), { status: 422 })
    const element = place()
    await press(element, 'See Details of Fjord Library')
    const told = await modal(element, 'Too late')
    await see(told, 'Another library has connected to this request.')
    othersAsk([DESERT])
    await press(told, 'OK')
    await allClosed()
    await until(() => cards(element).join() === 'Desert Library', 'the card to go')
  })

  it('say of a link that leads to nothing what is the matter', async () => {
    serverHas()
    answer(ONE, refusal(said.gone, LIBRARY_REQUEST_GONE), { status: 404 })
    const element = place('request-id="99"')
    await see(await modal(element, 'Too late'), 'This request is not there any more.')
  })

  it('of a request that one has connected to lead to the classroom', async () => {
    serverHas({ requests: [aLibraryRequest({ status: 'connected', connection })] })
    const element = place('request-id="41"')
    const details = await modal(element, 'Request of Fjord Library')
    const next = nextPath(element)
    await press(details, 'Open the classroom')
    expect(await next).to.equal('/classroom/71')
    await allClosed()
  })
})
