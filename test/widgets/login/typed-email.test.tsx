import { expect } from '@open-wc/testing'
import { $session } from '../../../src/core/session/session.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { answer } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { field, fill, mount, nextEvent, press, unmountAll } from '../../support/page.ts'
import { letsIn, logIn, place, refuses } from './a-login.ts'
import '../../../src/widgets/forgot-password/element.ts'

const FORGOT = 'POST /api/teacher/password/forgot'

const placeForgot = () => mount('<cx-forgot-password></cx-forgot-password>')
const email = async (element: Element) => (await field(element, 'Email')).value

/** Presses what leads to another screen, and shows that one in the place of this. */
async function goes<E>(element: Element, name: string, to: string, show: () => E): Promise<E> {
  const path = nextPath(element)
  await press(element, name)
  expect(await path).to.equal(to)
  unmountAll()
  return show()
}

describe('the email that is typed at the login', () => {
  afterEach(unmountAll)

  it('goes along to forgot password and back, and stands in no address and no storage', async () => {
    const login = place()
    await fill(login, 'Email', 'ada@school.test')
    const forgot = await goes(login, 'Forgot Password', '/security/forgot-password', placeForgot)
    expect(await email(forgot)).to.equal('ada@school.test')
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.to.include('ada@')
    const again = await goes(forgot, 'Cancel', '/security/login', place)
    expect(await email(again)).to.equal('ada@school.test')
  })

  it('goes along from the answer that it was wrong, and corrected there comes back corrected', async () => {
    refuses(401, 'Wrong email or password')
    const login = place()
    await logIn(login, 'ado@school.test')
    await modal(login, 'LOGIN ERROR')
    const forgot = await goes(login, 'Forgot Password', '/security/forgot-password', placeForgot)
    expect(await email(forgot)).to.equal('ado@school.test')
    await fill(forgot, 'Email', 'ada@school.test')
    const again = await goes(forgot, 'Cancel', '/security/login', place)
    expect(await email(again)).to.equal('ada@school.test')
  })

  it('is there no more for the next person, once somebody has signed in or asked for a mail', async () => {
    letsIn()
    const login = place()
    const entered = nextEvent(login, 'cx-signed-in')
    await logIn(login)
    await entered
    unmountAll()
    endSession($session.get()?.id ?? '', 'signed-out')
    expect(await email(place())).to.equal('')
    unmountAll()

    answer(FORGOT, { success: true, message: 'The email has been sent.' })
    const forgot = placeForgot()
    await fill(forgot, 'Email', 'ada@school.test')
    await press(forgot, 'APPLY')
    await modal(forgot, 'EMAIL SENT')
    unmountAll()
    expect(await email(place())).to.equal('')
  })
})
