import { expect } from '@open-wc/testing'
import type { Reply } from '../../../src/contract/endpoints/all.ts'
import { CALL_TIMEOUT_MS } from '../../../src/contract/limits/polling.ts'
import { FETCH_SESSION_PAUSE_MS, FETCHED_SESSION_LASTS_MS } from '../../../src/contract/limits/session.ts'
import { $session } from '../../../src/core/session/session.ts'
import { endSession } from '../../../src/core/session/session-changes.ts'
import { fakeClock, settle } from '../../support/clock.ts'
import { nextEvent, see, unmountAll } from '../../support/page.ts'
import { signedIn } from '../../support/teacher.ts'
import { rendered } from './define.ts'
import { aLogin, aPage, hear, showsSignIn } from './fetching-page.ts'

describe('a page that takes its time to give a session', () => {
  afterEach(unmountAll)

  for (const [how, settleIt] of [
    ['brings one', (page: PromiseWithResolvers<Reply<'POST /api/teacher/login'>>) => page.resolve(aLogin())],
    [
      'fails',
      (page: PromiseWithResolvers<Reply<'POST /api/teacher/login'>>) => page.reject(new Error('late')),
    ],
  ] as const) {
    it(`leaves who has signed in meanwhile alone when the page ${how}`, async () => {
      const asked = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
      const element = aPage(() => asked.promise).place()
      const errors = hear('cx-error')
      await rendered()
      signedIn({ token: 'signed in meanwhile' })
      settleIt(asked)
      await see(element, 'my classrooms')
      await rendered()
      expect($session.get()?.token).to.equal('signed in meanwhile')
      expect(errors).to.deep.equal([])
    })
  }

  describe('by the clock', () => {
    const clock = fakeClock()
    // whatever was before is long ago
    let begin = 0
    beforeEach(() => {
      begin += 60_000
      return clock.tick(begin)
    })

    it('is left alone for a while by elements that come after it has failed, and then asked once for all', async () => {
      const page = aPage(() => Promise.reject(new Error('offline')))
      const errors = hear('cx-error')
      await showsSignIn(page.place())
      for (let count = 0; count < 3; count += 1) {
        await clock.tick(FETCH_SESSION_PAUSE_MS / 4)
        await showsSignIn(page.place())
      }
      expect(page.questions).to.have.length(1)
      expect(errors).to.have.length(1)
      await clock.tick(FETCH_SESSION_PAUSE_MS / 4)
      expect(page.questions).to.have.length(2)
      await clock.tick(FETCH_SESSION_PAUSE_MS * 10)
      expect(page.questions, 'nobody new has come').to.have.length(2)
    })

    it('is not asked for elements that have gone before the pause is over', async () => {
      const page = aPage(() => Promise.reject(new Error('offline')))
      await showsSignIn(page.place())
      const next = page.place()
      await showsSignIn(next)
      unmountAll()
      await settle()
      expect(clock.running()).to.equal(0)
      await clock.tick(FETCH_SESSION_PAUSE_MS)
      expect(page.questions).to.have.length(1)
    })

    it('is waited for as long as for a call, and a session that comes later is not taken', async () => {
      const { promise, resolve } = Promise.withResolvers<Reply<'POST /api/teacher/login'>>()
      const page = aPage(() => promise)
      const element = page.place()
      const error = nextEvent(document, 'cx-error')
      await rendered()
      await clock.tick(CALL_TIMEOUT_MS - 1)
      expect(element.shadowRoot?.querySelector('cx-login') === null).to.equal(true)
      await clock.tick(1)
      await error
      await showsSignIn(element)
      expect(page.questions[0]?.signal.aborted).to.equal(true)
      resolve(aLogin())
      await settle()
      expect($session.get()).to.equal(null)
    })

    it('is not asked over and over again by a page whose sessions do not work', async () => {
      const page = aPage()
      const element = page.place()
      await see(element, 'my classrooms')
      await clock.tick(FETCHED_SESSION_LASTS_MS - 1)
      endSession($session.get()?.id ?? '', 'logged-out-by-server')
      await showsSignIn(element)
      expect(page.questions).to.have.length(1)
    })

    it('is asked again when the session that it gave has lasted', async () => {
      const page = aPage()
      const element = page.place()
      await see(element, 'my classrooms')
      await clock.tick(FETCHED_SESSION_LASTS_MS)
      endSession($session.get()?.id ?? '', 'logged-out-by-server')
      await settle()
      await see(element, 'my classrooms')
      expect(page.reasons()).to.deep.equal(['missing', 'logged-out-by-server'])
    })
  })
})
