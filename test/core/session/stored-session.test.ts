import { expect } from '@open-wc/testing'
import { $apiBase } from '../../../src/core/http/api-base.ts'
import { $current, $user } from '../../../src/core/session/session.ts'
import { takeRenewedFromStorage } from '../../../src/core/session/session-changes.ts'
import { forgetStoredSession, storageKey, storeSession } from '../../../src/core/session/stored-session.ts'
import { aSession, signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

describe('a stored session', () => {
  it('is forgotten by its id, and any other stays where it is', () => {
    storeSession(aSession({ id: 'of this tab', keep: false }))
    storeSession(aSession({ id: 'kept', keep: true }))
    forgetStoredSession('of this tab')
    expect(sessionStorage.getItem(storageKey())).to.equal(null)
    expect(localStorage.getItem(storageKey())).to.contain('"kept"')
    forgetStoredSession('kept')
    expect(localStorage.getItem(storageKey())).to.equal(null)
  })

  it('brings newer tokens from another tab for the very same user', () => {
    const session = signedIn({ keep: true })
    const user = $user.get()
    storeSession({ ...session, token: 't1', renewals: 1 })
    takeRenewedFromStorage()
    expect($current.get()?.token).to.equal('t1')
    expect($user.get() === user).to.equal(true)
  })

  it('goes from this tab, too, when its copy has been ended in another', async () => {
    const { id } = signedIn({ keep: false })
    const line = new BroadcastChannel(`cx-session@${$apiBase.get()}`)
    line.postMessage({ say: 'ended', id, reason: 'signed-out' })
    await until(() => $current.get() === null, 'the end of the session')
    line.close()
    expect(sessionStorage.getItem(storageKey())).to.equal(null)
  })
})
