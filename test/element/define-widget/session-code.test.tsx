import { expect } from '@open-wc/testing'
import { sessionCodeSentences as s } from '../../../src/contract/server-messages/session-codes.ts'
import { $session } from '../../../src/core/session/session.ts'
import { signOut } from '../../../src/core/session/sign-in.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { settle } from '../../support/clock.ts'
import { mount, see, seeNoMore, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { type ProbeElement, probe, rendered } from './define.ts'
import { aLogin, hear, lastToken, showsSignIn } from './fetching-page.ts'

const OPEN = 'POST /api/teacher/session-codes/session'
type Coded = ProbeElement & { sessionCode?: string }

let count = 0
const newCode = () => `code-${++count}`
const codes = () => answered(OPEN).map(({ body }) => body.code)

/** A page whose backend has written a code on its elements. */
function place(...given: string[]): Coded[] {
  const { tag } = probe(() => 'my classrooms', { session: 'required' })
  const page = mount(`<div>${given.map(code => `<${tag} session-code="${code}"></${tag}>`).join('')}</div>`)
  return [...page.querySelectorAll<Coded>(tag)]
}

/** What is said at once, of the element itself and of the sign-in in its place. */
const saidBy = ({ shadowRoot }: Element): (string | null)[] =>
  [...(shadowRoot?.querySelectorAll('[role=alert], cx-login') ?? [])].flatMap(found =>
    found.localName === 'cx-login' ? saidBy(found) : [found.textContent],
  )

const placeLogin = (code: string) => mount(`<cx-login session-code="${code}"></cx-login>`)

describe('the session-code of an element', () => {
  afterEach(unmountAll)

  it('signs the teacher in once, however many elements have it, and stands on no tag any more', async () => {
    answer(OPEN, aLogin())
    const code = newCode()
    const elements = place(code, code)
    for (const element of elements) {
      await see(element, 'my classrooms')
      expect(element.hasAttribute('session-code')).to.equal(false)
      expect(element.sessionCode).to.equal(undefined)
    }
    expect(codes()).to.deep.equal([code])
    expect($session.get()?.token).to.equal(lastToken())
    expect($session.get()?.keep).to.equal(false)
  })

  it('shows no sign-in while it is exchanged', async () => {
    const give = hold(OPEN, aLogin())
    const [element] = place(newCode())
    if (!element) throw new Error('no element')
    await rendered()
    expect(element.shadowRoot?.querySelector('cx-login') === null).to.equal(true)
    give()
    await see(element, 'my classrooms')
  })

  it('comes before whoever was signed in', async () => {
    signedIn({ id: 'somebody else' })
    answer(OPEN, aLogin())
    const [element] = place(newCode())
    if (!element) throw new Error('no element')
    await see(element, 'my classrooms')
    while ($session.get()?.token !== lastToken()) await settle()
  })

  it('that is of no use says so above the sign-in, and to the page', async () => {
    const errors = hear('cx-error')
    answer(OPEN, refusal(s.codeInvalid), { status: 410 })
    const [element] = place(newCode())
    if (!element) throw new Error('no element')
    await see(element, s.codeInvalid)
    await showsSignIn(element)
    expect(saidBy(element)).to.deep.equal([s.codeInvalid])
    expect(errors.map(({ detail }) => detail.message)).to.deep.equal([s.codeInvalid])
    await expect(element).to.be.accessible()

    answer(OPEN, aLogin())
    element.sessionCode = newCode()
    await see(element, 'my classrooms')
    await seeNoMore(element, s.codeInvalid)
  })

  for (const sentence of [s.codeInvalid, s.codeOfOtherOrigin])
    it(`that is of no use is told by a sign-in that stands alone: ${sentence}`, async () => {
      const errors = hear('cx-error')
      answer(OPEN, refusal(sentence), { status: 410 })
      const login = placeLogin(newCode())
      await see(login, sentence)
      expect(saidBy(login)).to.deep.equal([sentence])
      await showsSignIn(login)
      expect(errors.map(({ detail }) => detail.message)).to.deep.equal([sentence])
      await expect(login).to.be.accessible()
    })

  it('that was of no use is told no more once somebody has signed in, also when they leave', async () => {
    answer(OPEN, refusal(s.codeInvalid), { status: 410 })
    const login = placeLogin(newCode())
    await see(login, s.codeInvalid)
    answer('POST /api/teacher/logout', { success: true })
    signedIn()
    await see(login, 'You are logged in as')
    await signOut()
    await showsSignIn(login)
    expect(saidBy(login)).to.deep.equal([])
  })

  it('that was of no use to somebody who is signed in is not told when they leave', async () => {
    answer('POST /api/teacher/logout', { success: true })
    signedIn()
    const errors = hear('cx-error')
    answer(OPEN, refusal(s.codeInvalid), { status: 410 })
    const login = placeLogin(newCode())
    while (errors.length === 0) await settle()
    await signOut()
    await showsSignIn(login)
    expect(saidBy(login)).to.deep.equal([])
  })

  it('that is of no use leaves whoever is signed in', async () => {
    const { token } = signedIn()
    const errors = hear('cx-error')
    answer(OPEN, refusal(s.codeInvalid), { status: 410 })
    const [element] = place(newCode())
    if (!element) throw new Error('no element')
    while (errors.length === 0) await settle()
    await see(element, 'my classrooms')
    expect($session.get()?.token).to.equal(token)
  })

  it('is empty where the page has none', async () => {
    const [element] = place('')
    if (!element) throw new Error('no element')
    await showsSignIn(element)
    expect(codes()).to.deep.equal([])
  })
})
