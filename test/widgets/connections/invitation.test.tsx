import { expect } from '@open-wc/testing'
import {
  CONNECTION_GONE,
  CONNECTION_OF_ANOTHER,
  PARTNERS_FORBIDDEN,
} from '../../../src/contract/error-codes/connections.ts'
import { connectionSentences } from '../../../src/contract/server-messages/connections.ts'
import { $user } from '../../../src/core/session/session.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { allClosed, modal, openModals } from '../../support/modals.ts'
import { mount, nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import '../../../src/widgets/login/element.ts'
import { LIST, ONE, place, serverHas, show } from './a-connection.ts'

const READ = 'PUT /api/teacher/notifications'

const ofAnother = () =>
  answer(ONE, refusal(connectionSentences.ofAnother, CONNECTION_OF_ANOTHER), { status: 403 })

describe('an invitation that a link leads to', () => {
  afterEach(unmountAll)

  it('is open over the list', async () => {
    const element = await show({ attributes: 'invitation-id="5"' })
    const told = nextEvent<{ path: string }>(element, 'cx-connection-shown')
    await press(await modal(element, 'Request of Camille D.'), 'Close')
    await allClosed()
    await see(element, 'Bruno K.')
    expect((await told).detail).to.deep.equal({ connectionId: null, path: '/connections' })
    expect(element.hasAttribute('invitation-id')).to.equal(false)
  })

  it('has what told of it count as read, once', async () => {
    answer(READ, { success: true, data: { unread_count: 0 } })
    const element = await show({ attributes: 'invitation-id="5" notification-id="9"' })
    await modal(element, 'Request of Camille D.')
    await until(() => answered(READ).length > 0, 'the word to the server')
    await press(element, 'Close')
    await allClosed()
    expect(answered(READ).map(({ body }) => body)).to.deep.equal([{ id: 9, status: 'read' }])
  })

  it('opens again by the same link once it was closed', async () => {
    const element = await show({ attributes: 'invitation-id="5"' })
    await press(await modal(element, 'Request of Camille D.'), 'Close')
    await allClosed()
    element.setAttribute('invitation-id', '5')
    await modal(element, 'Request of Camille D.')
  })

  it('opens again where the page is faster than the closing', async () => {
    const element = await show({ attributes: 'invitation-id="5"' })
    element.addEventListener('cx-connection-shown', () => element.setAttribute('invitation-id', '5'), {
      once: true,
    })
    await press(await modal(element, 'Request of Camille D.'), 'Close')
    expect((await modal(element, 'Request of Camille D.')).isConnected).to.equal(true)
    expect(element.getAttribute('invitation-id')).to.equal('5')
  })

  it('is open after the sign-in', async () => {
    serverHas()
    const element = mount('<cx-connections invitation-id="5"></cx-connections>')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    signedIn()
    await modal(element, 'Request of Camille D.')
  })

  it('is another one as soon as the page names it', async () => {
    const element = await show({ attributes: 'invitation-id="5"' })
    await modal(element, 'Request of Camille D.')
    element.setAttribute('invitation-id', '6')
    await modal(element, 'Request to Bruno K.')
    element.removeAttribute('invitation-id')
    await allClosed()
  })

  it('is told to be for another account, to the page as well, and goes back', async () => {
    serverHas()
    ofAnother()
    const told = nextEvent(document, 'cx-wrong-invitation')
    const element = place('invitation-id="5" notification-id="9"')
    element.addEventListener('cx-navigate', event => event.preventDefault())
    const wrong = await modal(element, 'Wrong partner invitation')
    await see(
      wrong,
      'The connection request belong to another account, please log in with the right credentials.',
    )
    expect((await told).detail).to.deep.equal({
      message: connectionSentences.ofAnother,
      error_code: CONNECTION_OF_ANOTHER,
    })
    await expect(element).to.be.accessible()
    const path = nextEvent<{ path: string }>(element, 'cx-navigate')
    await press(wrong, 'Back')
    expect((await path).detail.path).to.equal('/connections')
    await allClosed()
    await see(element, 'Camille D.')
    // nobody but whom it was told has it count as read
    expect(answered(READ)).to.deep.equal([])
  })

  it('is left by logging out, for the right account', async () => {
    serverHas()
    ofAnother()
    answer('POST /api/teacher/logout', { success: true })
    const element = place('invitation-id="5"')
    await press(await modal(element, 'Wrong partner invitation'), 'Log out')
    await until(() => element.shadowRoot?.querySelector('cx-login'), 'the sign-in')
    expect($user.get()).to.equal(null)
    serverHas()
    signedIn({ id: 's2' })
    await modal(element, 'Request of Camille D.')
  })

  it('is left to a page that takes care of it', async () => {
    serverHas()
    ofAnother()
    document.addEventListener('cx-wrong-invitation', event => event.preventDefault(), { once: true })
    const told = nextEvent(document, 'cx-wrong-invitation')
    const element = place('invitation-id="5"')
    await told
    await see(element, 'Camille D.')
    expect(openModals(element)).to.have.length(0)
  })

  it('is for somebody else where a librarian follows it', async () => {
    serverHas()
    answer(ONE, refusal(connectionSentences.forbidden, PARTNERS_FORBIDDEN), { status: 403 })
    const element = place('invitation-id="5"', { user_type: { slug: 'teacher-librarian' } })
    await press(await modal(element, 'Wrong partner invitation'), 'Back')
    await allClosed()
    await see(element, 'Librarians connect with other libraries.')
    expect(answered(LIST)).to.have.length(0)
  })

  it('is told not to be there any more', async () => {
    serverHas()
    answer(ONE, refusal(connectionSentences.gone, CONNECTION_GONE), { status: 404 })
    const element = place('invitation-id="5"')
    await see(element, 'This connection request is not there any more.')
    await press(element, 'OK')
    await allClosed()
    await see(element, 'Camille D.')
  })
})
