import { expect } from '@open-wc/testing'
import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { CHANGES_HOLD_MS } from '../../src/contract/limits/changes.ts'
import { $unreadCount } from '../../src/core/notifications/unread-count.ts'
import { platform } from '../../src/core/platform.ts'
import { lastWord, setWord } from '../../src/core/polling/last-word.ts'
import { endSession } from '../../src/core/session/session-changes.ts'
import { $alerts } from '../../src/core/shell/alerts.ts'
import { $newBuild } from '../../src/core/shell/new-build.ts'
import { startWatch } from '../../src/core/shell/watch.ts'
import { answer, answered, refusal } from '../support/answer.ts'
import { betweenTabs } from '../support/between-tabs.ts'
import { fakeClock } from '../support/clock.ts'
import { heldTimers } from '../support/held-timers.ts'
import { hidePage, showPage } from '../support/page-visibility.ts'
import { signedIn } from '../support/teacher.ts'

const SECOND = 1_000
const NOTIFICATIONS = 'GET /api/teacher/notifications'
const ALERTS = 'GET /api/teacher/alerts'
const CHANGES = 'GET /api/teacher/changes'

const unread = (unread_count: number) => ({
  success: true as const,
  data: { notifications: [], total: unread_count, unread_count },
})
const alert = {
  id: 3,
  message: '<p>Closed on Sunday.</p>',
  color: 'info' as const,
  starts_at: '2025-10-01T00:00:00.000Z',
  ends_at: null,
}

describe('The shell', () => {
  const clock = fakeClock()
  const stops: (() => void)[] = []
  const listen = <T>(store: { subscribe(listener: (value: T) => void): () => void }) => {
    const seen: T[] = []
    stops.push(store.subscribe(value => seen.push(value)))
    return seen
  }
  async function letGo() {
    for (const stop of stops.splice(0)) stop()
    // computed stores let go of their polls a second after their last listener, and polls one second later
    timers.pass(STORE_UNMOUNT_DELAY)
    await clock.tick(2 * SECOND)
  }
  afterEach(letGo)
  // after the hook above, which still needs them
  const timers = heldTimers()

  it('counts unread notifications every 20 seconds', async () => {
    signedIn()
    answer(NOTIFICATIONS, unread(2))
    const seen = listen($unreadCount)
    await clock.tick(0)
    answer(NOTIFICATIONS, unread(0))
    await clock.tick(20 * SECOND - 1)
    expect(seen).to.deep.equal([null, 2])
    await clock.tick(1)
    expect(seen).to.deep.equal([null, 2, 0])
    expect(answered(NOTIFICATIONS)).to.have.length(2)
  })

  it('keeps the count when it cannot be asked for, and forgets it with the session', async () => {
    signedIn()
    answer(NOTIFICATIONS, unread(2))
    const seen = listen($unreadCount)
    await clock.tick(0)
    answer(NOTIFICATIONS, refusal('Closed.'), { status: 503 })
    await clock.tick(20 * SECOND)
    expect(seen.at(-1)).to.equal(2)
    endSession('s1', 'signed-out')
    expect(seen.at(-1)).to.equal(null)
  })

  it('asks for alerts every five minutes', async () => {
    signedIn()
    answer(ALERTS, { success: true, data: [alert] })
    const seen = listen($alerts)
    await clock.tick(300 * SECOND - 1)
    expect(seen).to.deep.equal([[], [alert]])
    expect(answered(ALERTS)).to.have.length(1)
    await clock.tick(1)
    expect(answered(ALERTS)).to.have.length(2)
  })

  describe('on the question whether anything has changed', () => {
    /** A server that answers at once, but holds whoever knows the revision. */
    let revision = '1'
    let release = () => {}
    const { locks } = platform
    beforeEach(() => {
      revision = '1'
      // the browser's own take their time, which a fake clock does not wait for
      platform.locks = betweenTabs().connect({}).locks
      stops.push(() => {
        platform.locks = locks
      })
      answer(CHANGES, async ({ query }) => {
        if (query.revision === revision) {
          await new Promise<void>(resolve => {
            release = resolve
            platform.after(CHANGES_HOLD_MS, resolve)
          })
        }
        return { success: true, data: { revision, build: 'b1' } }
      })
      answer(NOTIFICATIONS, unread(2), {
        headers: { etag: '"v1"', 'cache-control': 'private, no-cache, max-age=3600' },
      })
      stops.push(() => setWord(null))
    })

    it('asks one question in fifty seconds, and no poll asks while the answer is no', async () => {
      signedIn()
      stops.push(startWatch())
      listen($unreadCount)
      await clock.tick(21 * SECOND)
      answer(NOTIFICATIONS, new Response(null, { status: 304 }))
      await clock.tick(3_000 * SECOND)
      expect(
        answered(NOTIFICATIONS).length,
        'until what it heard first is known to be of this revision',
      ).to.be.at.most(2)
      expect(answered(CHANGES).length).to.be.within(50, 65)
    })

    it('has the polls ask at once when something has changed', async () => {
      signedIn()
      stops.push(startWatch())
      const seen = listen($unreadCount)
      await clock.tick(100 * SECOND)
      const before = answered(NOTIFICATIONS).length
      answer(NOTIFICATIONS, unread(3), {
        headers: { etag: '"v2"', 'cache-control': 'private, no-cache, max-age=3600' },
      })
      revision = '2'
      release()
      await clock.tick(3 * SECOND)
      expect(answered(NOTIFICATIONS)).to.have.length(before + 1)
      expect(seen.at(-1)).to.equal(3)
    })

    it('has them ask once time alone may have changed their answer', async () => {
      answer(NOTIFICATIONS, unread(2), { headers: { etag: '"v1"', 'cache-control': 'private, max-age=60' } })
      signedIn()
      stops.push(startWatch())
      listen($unreadCount)
      await clock.tick(59 * SECOND)
      const before = answered(NOTIFICATIONS).length
      await clock.tick(20 * SECOND)
      expect(answered(NOTIFICATIONS)).to.have.length(before + 1)
    })

    it('has them ask at their intervals when it is not answered', async () => {
      answer(CHANGES, refusal('Closed.'), { status: 503 })
      signedIn()
      stops.push(startWatch())
      listen($unreadCount)
      await clock.tick(100 * SECOND)
      expect(answered(NOTIFICATIONS)).to.have.length(6)
      expect(answered(CHANGES).length, 'and asks less often itself').to.be.at.most(5)
    })

    it('leaves no word behind when it is asked no more', async () => {
      signedIn()
      const stop = startWatch()
      await clock.tick(SECOND)
      expect(lastWord()).to.not.equal(null)
      stop()
      expect(lastWord()).to.equal(null)
    })

    it('is asked anew, without a revision, once it was not answered', async () => {
      signedIn()
      stops.push(startWatch())
      await clock.tick(10 * SECOND)
      expect(answered(CHANGES).at(-1)?.query).to.deep.equal({ revision: '1' })
      answer(CHANGES, refusal('Closed.'), { status: 503 })
      await clock.tick(100 * SECOND)
      expect(lastWord()).to.equal(null)
      const before = answered(CHANGES).length
      answer(CHANGES, { success: true, data: { revision: '1', build: 'b1' } })
      await clock.tick(121 * SECOND)
      expect(answered(CHANGES)[before]?.query).to.deep.equal({})
      expect(lastWord()).to.not.equal(null)
    })

    it('is not asked while the page is hidden, nor signed out, and nothing is taken for granted afterwards', async () => {
      signedIn()
      stops.push(startWatch())
      listen($unreadCount)
      await clock.tick(30 * SECOND)
      hidePage()
      await clock.tick(0)
      const [asked, polled] = [answered(CHANGES).length, answered(NOTIFICATIONS).length]
      expect(answered(CHANGES).at(-1)?.signal.aborted).to.equal(true)
      await clock.tick(300 * SECOND)
      expect(answered(CHANGES)).to.have.length(asked)
      showPage()
      await clock.tick(0)
      expect(answered(NOTIFICATIONS)).to.have.length(polled + 1)
      endSession('s1', 'signed-out')
      const last = answered(CHANGES).length
      await clock.tick(300 * SECOND)
      expect(answered(CHANGES)).to.have.length(last)
    })
  })

  const outages: [what: string, fetch: typeof platform.fetch][] = [
    ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a proxy answers', async () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    [
      'an answer never comes',
      (_request, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))
        }),
    ],
  ]
  for (const [what, away] of outages) {
    it(`says within 10 seconds that the server is back with another build, where ${what} meanwhile`, async () => {
      const { fetch } = platform
      stops.push(() => {
        platform.fetch = fetch
      })
      platform.fetch = async () => Response.json({ build: 'b1' })
      const seen = listen($newBuild)
      await clock.tick(12 * SECOND)
      platform.fetch = away
      for (const minutes of [1, 7, 30]) {
        await clock.tick(minutes * 60 * SECOND + 3_300)
        platform.fetch = async () => Response.json({ build: `b${minutes}0` })
        await clock.tick(10 * SECOND)
        expect(seen.at(-1)).to.equal(`b${minutes}0`)
        platform.fetch = away
      }
      // while the clock is still the test's own: this poll does not end with a session
      await letGo()
    })
  }

  it('says when the build has changed, signed in or not', async () => {
    let build = 'b1'
    const { fetch } = platform
    let asked = 0
    platform.fetch = async request => {
      expect(String(request)).to.equal(`${location.origin}/build.json`)
      asked += 1
      return Response.json({ build })
    }
    stops.push(() => {
      platform.fetch = fetch
    })
    const seen = listen($newBuild)
    await clock.tick(30 * SECOND)
    expect(seen).to.deep.equal([null])
    expect(asked).to.equal(4)
    build = 'b2'
    await clock.tick(10 * SECOND)
    expect(seen).to.deep.equal([null, 'b2'])
    platform.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
    await clock.tick(10 * SECOND)
    expect(seen, 'a failure changes nothing').to.deep.equal([null, 'b2'])

    setWord({ since: platform.now(), until: platform.now() + 60 * SECOND, build: 'b3' })
    asked = 0
    await clock.tick(20 * SECOND)
    expect(seen.at(-1), 'whoever knows it otherwise does not ask').to.equal('b3')
    setWord(null)
  })
})
