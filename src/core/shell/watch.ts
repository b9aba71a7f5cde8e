import { CHANGES_HOLD_MS, CHANGES_LOOK_MS, CHANGES_SIGN_MS } from '../../contract/limits/changes.ts'
import { CALL_TIMEOUT_MS, POLL_BACKOFF_MAX_MS } from '../../contract/limits/polling.ts'
import { $apiBase } from '../http/api-base.ts'
import { call } from '../http/call.ts'
import { CallFailure } from '../http/failure.ts'
import { fits, isNumber, isText } from '../http/shape.ts'
import { pause } from '../pause.ts'
import { platform } from '../platform.ts'
import { hearRevision, lastWord, setWord } from '../polling/last-word.ts'
import { whoseData } from '../polling/poll-line.ts'
import { $liveRevision } from '../realtime/live-revision.ts'
import { $current } from '../session/session.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'
import { withLock } from '../tabs/with-lock.ts'

/** What the tab that watches tells the others. */
interface Sign {
  say: 'unchanged'
  whose: string
  revision: string
  build: string
  /** When this revision was first heard of. */
  since: number
  until: number
}

/** A tab that was told nothing for so long believes nobody any more. */
const SIGN_VALID_MS = CHANGES_SIGN_MS * 3
const ANSWER_MS = CHANGES_HOLD_MS + CALL_TIMEOUT_MS
const FIRST_PAUSE_MS = 5_000

let line: Channel<Sign> | null = null
let watching: { whose: string; controller: AbortController } | null = null
/** The last that was heard for this account, of this tab or another. */
let last: Sign | null = null

/**
 * Keeps one question open at the server, whether anything has changed for this teacher, so that polls which are due
 * need not ask while nothing has (docs/decisions/one-question-for-all-polls.md). One tab does it for all; none while
 * hidden or signed out. Where it fails, polls ask at their intervals as they do without it. Where a connection is open,
 * as for a chat, that tells of changes, and nothing is asked.
 * @returns stops
 */
export function startWatch(): () => void {
  line = openChannel<Sign>({ name: 'cx-watch', shapes: { unchanged: isSign }, hear: heard })
  const stops = [platform.onVisibility(follow), $current.subscribe(follow)]
  return () => {
    for (const stop of stops) stop()
    stopWatching()
    line?.close()
    line = null
  }
}

/** Watches for whoever is signed in now, or not at all. */
function follow(): void {
  const whose = platform.isVisible() ? whoseData({}) : null
  if (whose === (watching?.whose ?? null)) return
  stopWatching()
  if (whose === null) return
  if (last?.whose !== whose) last = null
  const controller = new AbortController()
  watching = { whose, controller }
  watch(whose, controller.signal)
}

function stopWatching(): void {
  watching?.controller.abort()
  watching = null
  // what was heard is no word for the time in which nobody listens
  setWord(null)
}

async function watch(whose: string, signal: AbortSignal): Promise<void> {
  try {
    await withLock(`cx-watch@${$apiBase.get()} ${whose}`, () => askOn(whose, signal), signal)
  } catch {
    // called off while it waited for its turn
  }
}

async function askOn(whose: string, signal: AbortSignal): Promise<void> {
  const stopSigns = platform.every(CHANGES_SIGN_MS, () => last && lastWord() && line?.tell(last))
  let revision: string | undefined
  let failures = 0
  while (!signal.aborted) {
    if ($liveRevision.get()) {
      revision = await hearLive(whose, signal)
      continue
    }
    const asking = untilLive(signal)
    try {
      const { data } = await call('GET /api/teacher/changes', revision === undefined ? {} : { revision }, {
        signal: asking.signal,
        timeoutMs: ANSWER_MS,
      })
      if (signal.aborted) break
      revision = data.revision
      failures = 0
      note(whose, data, CHANGES_LOOK_MS + ANSWER_MS)
    } catch (error) {
      if (asking.signal.aborted && !signal.aborted) continue
      if (signal.aborted || (error instanceof CallFailure && error.kind === 'session-ended')) break
      revision = undefined
      failures += 1
      setWord(null)
    } finally {
      asking.end()
    }
    await pause(failures === 0 ? CHANGES_LOOK_MS : backoff(failures), signal)
  }
  stopSigns()
}

/** What the server has said, here and for the other tabs. */
function note(
  whose: string,
  { revision, build }: { revision: string; build: string },
  validMs: number,
): void {
  const now = platform.now()
  const since = hearRevision(whose, revision)
  last = { say: 'unchanged', whose, revision, build, since, until: now + validMs }
  setWord(last)
  line?.tell(last)
}

/** Goes by the open connection for as long as there is one; tells the revision that was heard last. */
async function hearLive(whose: string, signal: AbortSignal): Promise<string | undefined> {
  let live = $liveRevision.get()
  let revision: string | undefined
  while (live && !signal.aborted) {
    revision = live.revision
    note(whose, live, SIGN_VALID_MS)
    const next = untilLive(signal)
    await pause(CHANGES_SIGN_MS, next.signal)
    next.end()
    live = $liveRevision.get()
  }
  return revision
}

/** A signal that ends what waits when something is heard live, or `signal` ends it. */
function untilLive(signal: AbortSignal): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const stop = $liveRevision.listen(abort)
  signal.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    end() {
      stop()
      signal.removeEventListener('abort', abort)
    },
  }
}

const backoff = (failures: number) => Math.min(FIRST_PAUSE_MS * 2 ** failures, POLL_BACKOFF_MAX_MS)

/** Another tab watches: its word counts here for as long as it keeps telling. */
function heard(sign: Sign): void {
  if (sign.whose !== watching?.whose) return
  last = sign
  hearRevision(sign.whose, sign.revision, sign.since)
  setWord({ ...sign, until: Math.min(sign.until, platform.now() + SIGN_VALID_MS) })
}

const isSign = fits({
  whose: isText,
  revision: isText,
  build: isText,
  since: isNumber,
  until: isNumber,
})
