import type { Socket } from 'node:net'
import { after, afterEach, before, beforeEach } from 'node:test'
import type { Heard } from '../../src/core/realtime/heard.ts'
import { type ChatPair, chatPair } from './chat.ts'
import { pageInNode } from './page-in-node.ts'
import { listen } from './realtime.ts'
import { DEMO_PASSWORD } from './server.ts'
import { until } from './until.ts'

/** The modules of a page, which it shares with no other test file. */
async function loadCore() {
  const [
    { subscribe, hearRevisions },
    { lastWord },
    { $liveRevision },
    { realtimePlatform },
    { signIn, signOut },
    { $user },
    { chatLine },
    { platform },
  ] = await Promise.all([
    import('../../src/core/realtime/subscribe.ts'),
    import('../../src/core/polling/last-word.ts'),
    import('../../src/core/realtime/live-revision.ts'),
    import('../../src/core/realtime/realtime-platform.ts'),
    import('../../src/core/session/sign-in.ts'),
    import('../../src/core/session/session.ts'),
    import('../../src/core/chat/chat-line.ts'),
    import('../../src/core/platform.ts'),
  ])
  const live = { subscribe, hearRevisions, lastWord, $liveRevision, realtimePlatform, chatLine }
  return { ...live, signIn, signOut, $user, platform }
}

/**
 * The connection of a page on the real server, for the tests of a suite: each begins signed in as one of two partners with
 * a chat, and ends without a connection.
 */
export function livePage() {
  const made = {} as {
    chat: ChatPair
    url: string
    page: ReturnType<typeof pageInNode>
    core: Awaited<ReturnType<typeof loadCore>>
  }
  const lines = new Set<Socket>()
  const stops: (() => void)[] = []

  before(async () => {
    made.chat = await chatPair('pglite')
    made.url = await listen(made.chat.server.app)
    made.chat.server.app.server.on('upgrade', (_request, socket: Socket) => {
      lines.add(socket)
      socket.once('close', () => lines.delete(socket))
    })
    made.page = pageInNode(made.url)
    made.core = await loadCore()
    made.core.realtimePlatform.retryMs = 1
  })
  after(() => made.chat.server.close())
  beforeEach(async () => {
    await made.chat.clear()
    await made.core.signIn({ email: 'partner@demo.test', password: DEMO_PASSWORD, keep: false })
  })
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop()
    made.page.show(true)
    await made.core.signOut()
    await untilClosed()
  })

  /** Connections that the server has. */
  const count = () => made.chat.server.app.services.realtime.count()
  const untilClosed = () => until(() => count() === 0)

  function subscribe(name: string, heard: Heard = {}) {
    const said: boolean[] = []
    const stop = made.core.subscribe(name, {
      ...heard,
      open(isOpen) {
        said.push(isOpen)
        heard.open?.(isOpen)
      },
    })
    stops.push(stop)
    return { said, stop, untilOpen: () => until(() => said.at(-1) === true) }
  }

  return {
    get chat() {
      return made.chat
    },
    get url() {
      return made.url
    },
    get page() {
      return made.page
    },
    get core() {
      return made.core
    },
    /** What the server is connected by. */
    lines,
    /** What a test leaves to be ended with it. */
    stops,
    ...{ count, untilClosed, subscribe },
    channel: (kind = 'private') => `${kind}-chat.${made.chat.pairing}`,
  }
}
