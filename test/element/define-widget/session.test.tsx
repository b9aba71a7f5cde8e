import { expect } from '@open-wc/testing'
import { call } from '../../../src/core/http/call.ts'
import { $session } from '../../../src/core/session/session.ts'
import type { SessionEndReason } from '../../../src/core/session/session-end-reasons.ts'
import { signIn, signOut } from '../../../src/core/session/sign-in.ts'
import { storageKey } from '../../../src/core/session/stored-session.ts'
import type { SignedOutDetail } from '../../../src/element/types.ts'
import { answer, answered, refusal } from '../../support/answer.ts'
import { failureOf } from '../../support/failure-of.ts'
import { mount, see, unmountAll } from '../../support/page.ts'
import { openTab } from '../../support/tab.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { type ProbeElement, probe, rendered } from './define.ts'
import '../../../src/widgets/login/element.ts'

const LOGIN = 'POST /api/teacher/login'
const LOGOUT = 'POST /api/teacher/logout'
const REFRESH = 'POST /api/teacher/token/refresh'
const SUBJECTS = 'GET /api/teacher/subjects'

let heard: [name: string, reason: SessionEndReason][] = []
const hear = (name: string) => (event: Event) =>
  heard.push([name, (event as CustomEvent<SignedOutDetail>).detail.reason])
const onDocument = hear('document')

beforeEach(() => {
  heard = []
  answer(LOGOUT, { success: true })
  document.addEventListener('cx-signed-out', onDocument)
})
afterEach(() => {
  document.removeEventListener('cx-signed-out', onDocument)
  unmountAll()
})

const handed = () => ({ user: teacher(), token: 'h0', refreshToken: crypto.randomUUID() })

const place = () => {
  const { tag } = probe(() => 'shown', { session: 'required' })
  return mount<ProbeElement>(`<${tag}></${tag}>`)
}

describe('session of an element', () => {
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable(handed(), {})
    revoke()
    return proxy
  }
  const withoutToken = () =>
    Object.defineProperty({ ...handed() }, 'token', {
      enumerable: true,
      get: () => {
        throw new Error('gone')
      },
    })
  for (const [what, unreadable] of [
    ['a proxy that was revoked', revoked],
    ['an object that throws', withoutToken],
    ['an answer whose data throws', () => ({ success: true, data: withoutToken() })],
    ['one whose token no header can carry', () => ({ ...handed(), token: 'a\nb' })],
    ['one with letters in its token that no header can carry', () => ({ ...handed(), token: 'é\0' })],
  ] as const) {
    it(`tells the page when it is ${what}, and all elements show`, async () => {
      const { tag } = probe(() => 'shown')
      const errors: Event[] = []
      const [first, second] = [document.createElement(tag), document.createElement(tag)] as ProbeElement[]
      first?.addEventListener('cx-error', event => errors.push(event))
      if (first) first.session = unreadable()
      mount('<div></div>').append(first ?? '', second ?? '')
      await see(first as Element, 'shown')
      await see(second as Element, 'shown')
      expect(errors).to.have.length(1)
      expect($session.get()).to.equal(null)
    })
  }

  it('signs out when a script sets it to null, and does nothing more when it does so again', async () => {
    signedIn()
    const element = place()
    await rendered()
    element.session = null
    await until(() => $session.get() === null, 'the end of the session')
    element.session = null
    await until(() => answered(LOGOUT).length > 0, 'the logout')
    await rendered()
    expect(answered(LOGOUT).map(({ body }) => body)).to.deep.equal([{ refreshToken: 'r0' }])
    expect(heard).to.deep.equal([['document', 'signed-out-by-page']])
  })

  it('signs out once, and not again whoever signs in later, whatever else is set', async () => {
    signedIn()
    const element = place()
    element.session = null
    await until(() => $session.get() === null, 'the end of the session')
    const next = signedIn({ id: 'next' })
    element.tab = 'tasks'
    await rendered()
    expect($session.get()).to.deep.equal(next)
  })

  it('is taken from an element that is in no document yet, which shows nothing before it is', async () => {
    const seen = probe(() => 'shown', { session: 'required' })
    const element = document.createElement(seen.tag) as ProbeElement
    element.session = { user: teacher(), token: 'early', refreshToken: 'of-no-document' }
    await rendered()
    expect($session.get()?.token).to.equal('early')
    expect(seen.renders).to.have.length(0)
  })

  it('leaves whoever is signed in alone when it is not set', async () => {
    const session = signedIn()
    const element = place()
    await rendered()
    element.session = undefined
    expect($session.get()).to.deep.equal(session)
  })
})

describe('cx-signed-out', () => {
  const refuses = (code?: number) => answer(SUBJECTS, refusal('No.', code), { status: 401 })
  const refusedCall = (code?: number) => {
    refuses(code)
    return failureOf(call(SUBJECTS))
  }
  const otherLogsIn = () =>
    answer(LOGIN, {
      success: true,
      data: { ...teacher({ id: 8, email: 'other@demo.test' }), token: 'tb', refreshToken: 'rb' },
    })
  const credentials = { email: 'other@demo.test', password: 'x' }

  const ends: [how: string, reason: SessionEndReason, end: () => Promise<unknown>, keep?: boolean][] = [
    ['the person logs out', 'signed-out', signOut],
    ['the server refuses a call', 'logged-out-by-server', () => refusedCall()],
    ['the teacher has been disabled', 'locked', () => refusedCall(20)],
    [
      'the session has run out, or a changed password has ended it',
      'refresh-failed',
      () => {
        answer(SUBJECTS, refusal('Expired.'), { status: 403 })
        answer(REFRESH, refusal('Please log in again.'), { status: 401 })
        return failureOf(call(SUBJECTS))
      },
    ],
    [
      'another account logs in here',
      'replaced',
      () => {
        otherLogsIn()
        return signIn({ ...credentials, keep: false })
      },
    ],
    [
      'another account logs in in another tab',
      'replaced',
      async () => {
        otherLogsIn()
        await (await openTab()).signIn({ ...credentials, keep: false })
      },
    ],
    [
      'another account logs in in another tab, to stay',
      'replaced',
      async () => {
        otherLogsIn()
        await (await openTab()).signIn({ ...credentials, keep: true })
      },
      true,
    ],
    [
      'the person logs out in another tab',
      'signed-out-elsewhere',
      async () => (await openTab()).signOut(),
      true,
    ],
    [
      'another tab finds that the teacher has been disabled',
      'locked',
      async () => {
        const tab = await openTab()
        refuses(20)
        await tab.call(SUBJECTS).catch(() => {})
      },
      true,
    ],
    [
      'what is stored goes without a word',
      'signed-out-elsewhere',
      async () => {
        const tab = await openTab()
        tab.platform.storage('local')?.removeItem(storageKey())
      },
      true,
    ],
  ]
  for (const [how, reason, end, keep = false] of ends) {
    it(`says '${reason}' once when ${how}`, async () => {
      // an id of its own: word of another test's session may still be on its way
      signedIn({ keep, id: how })
      place()
      place()
      await rendered()
      await end()
      await until(() => heard.length > 0, 'the event')
      await rendered()
      expect(heard).to.deep.equal([['document', reason]])
    })
  }

  it('is heard on every element, and not from the sign-in that comes in their place', async () => {
    signedIn()
    const elements = [place(), mount('<cx-login></cx-login>')]
    for (const [index, element] of elements.entries()) {
      element.addEventListener('cx-signed-out', hear(`element ${index}`))
    }
    await rendered()
    await signOut()
    await rendered()
    expect(heard).to.deep.equal([
      ['element 0', 'signed-out'],
      ['document', 'signed-out'],
      ['element 1', 'signed-out'],
    ])
  })

  it('comes when the session is over, so that the page may hand over the next one', async () => {
    signedIn()
    const element = place()
    await rendered()
    document.addEventListener(
      'cx-signed-out',
      () => {
        element.session = { user: teacher({ id: 9 }), token: 'next', refreshToken: 'handed-at-the-end' }
      },
      { once: true },
    )
    await signOut()
    expect($session.get()?.token).to.equal('next')
  })

  it('does not come while tokens are replaced, nor when the same teacher logs in again', async () => {
    signedIn()
    place()
    await rendered()
    answer(SUBJECTS, ({ headers }) =>
      headers.get('authorization') === 'Bearer t1'
        ? { success: true, data: [] }
        : Response.json(refusal('Expired.'), { status: 403 }),
    )
    answer(REFRESH, { success: true, data: { token: 't1', refreshToken: 'r1' } })
    await call(SUBJECTS)
    answer(LOGIN, { success: true, data: { ...teacher(), token: 'ta', refreshToken: 'ra' } })
    await signIn({ ...credentials, keep: false })
    await rendered()
    expect(heard).to.deep.equal([])
  })
})
