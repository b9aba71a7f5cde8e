import { expect } from '@open-wc/testing'
import { $apiBase } from '../../../src/core/http/api-base.ts'
import { platform } from '../../../src/core/platform.ts'
import { $session, $sessionEnd } from '../../../src/core/session/session.ts'
import { signIn, signOut } from '../../../src/core/session/sign-in.ts'
import { answer } from '../../support/answer.ts'
import { openTab, type Tab } from '../../support/tab.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

const other = teacher({ id: 8, email: 'partner@demo.test' })
const unkept = { email: other.email, password: 'Classroom1!', keep: false }

/** The code of another release in this page: all of it is there once more, and the storage is the tab's. */
async function otherRelease(): Promise<Tab> {
  const release = await openTab()
  release.platform.storage = kind => platform.storage(kind)
  return release
}

function signsIn(): void {
  answer('POST /api/teacher/login', { success: true, data: { ...other, token: 'tb', refreshToken: 'rb' } })
}

describe('Two releases on a page', () => {
  it('sign in together where the session is not kept', async () => {
    const release = await otherRelease()
    signsIn()
    await signIn(unkept)
    await until(() => release.$session.get()?.token === 'tb')
    expect(release.$session.get()?.id).to.equal($session.get()?.id)
  })

  it('sign in together, whichever has the form', async () => {
    const release = await otherRelease()
    signsIn()
    await release.signIn(unkept)
    await until(() => $session.get()?.token === 'tb')
  })

  it('sign in together where the other, as 0.1.0 does, looks for what is told as kept alone', async () => {
    const said: unknown[] = []
    const line = new BroadcastChannel(`cx-session@${$apiBase.get()}`)
    line.onmessage = ({ data }) => said.push([data.say, data.keep])
    signsIn()
    await signIn(unkept)
    await until(() => said.length === 2)
    line.close()
    // first what makes other tabs with another account end theirs
    expect(said).to.deep.equal([
      ['started', false],
      ['started', true],
    ])
  })

  it('both go over to another account', async () => {
    signedIn({ keep: false, id: 'before in two releases' })
    const release = await otherRelease()
    signsIn()
    await release.signIn(unkept)
    await until(() => $session.get()?.user.id === other.id)
    expect(JSON.stringify([localStorage, sessionStorage])).to.not.include('before in')
  })

  it('sign out together', async () => {
    const release = await otherRelease()
    signsIn()
    await signIn(unkept)
    await until(() => release.$session.get() !== null)
    answer('POST /api/teacher/logout', { success: true })
    await release.signOut()
    await until(() => $session.get() === null)
    expect($sessionEnd.get()?.reason).to.equal('signed-out-elsewhere')
  })

  it('still leave a session that belongs to another tab there', async () => {
    const tab = await openTab()
    signsIn()
    await signIn(unkept)
    await tab.caughtUp()
    expect(tab.$session.get()).to.equal(null)
    answer('POST /api/teacher/logout', { success: true })
    await signOut()
  })
})
