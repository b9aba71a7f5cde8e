import type { ChatMessage } from '../../contract/entities/chat.ts'
import { CHAT_READ_PAUSE_MS } from '../../contract/limits/chat.ts'
import { call } from '../http/call.ts'
import { mayGoBetter } from '../http/may-go-better.ts'
import { platform } from '../platform.ts'
import { createPatience } from './patience.ts'

type Seen = Pick<ChatMessage, 'id' | 'number'>

/**
 * Tells the server which messages of the partner have come into view (P2 §4 Chat), each once: at most one call in a
 * while, for all that follow one another.
 * @param isUnread whether something that nobody has seen lies between two numbers
 */
export function createReadMarks(classroomId: number, isUnread: (after: number, before: number) => boolean) {
  let waiting: readonly Seen[] = []
  const told = new Set<number>()
  let isRunning = false
  let stopped = new AbortController()
  stopped.abort()
  const patience = createPatience(() => void go())

  /** The number up to which one call can tell of what waits. */
  function upTo({ number }: Seen): number {
    let last = number
    for (const next of waiting) {
      if (isUnread(last, next.number)) break
      last = next.number
    }
    return last
  }

  /** @returns whether the next ones may be told of */
  async function tell(first: Seen): Promise<boolean> {
    const up_to = upTo(first)
    try {
      await call(
        'PUT /api/teacher/classrooms/{id}/partner/messages/{mid}',
        { status: 'read', up_to },
        { params: { id: classroomId, mid: first.id } },
      )
      patience.calm()
    } catch (error) {
      if (stopped.signal.aborted) return false
      if (mayGoBetter(error)) {
        patience.failed(error)
        return false
      }
    }
    waiting = waiting.filter(({ number }) => number > up_to)
    return true
  }

  async function go(): Promise<void> {
    if (isRunning) return
    isRunning = true
    // what comes into view at one moment is told at once
    await null
    while (!stopped.signal.aborted && !patience.isHeld() && waiting[0] && (await tell(waiting[0])))
      await new Promise<void>(resolve => void platform.after(CHAT_READ_PAUSE_MS, resolve))
    isRunning = false
  }

  return {
    /** A message has come into view; whoever sees it again tells nothing new. */
    see({ id, number }: Seen): void {
      if (told.has(id)) return
      told.add(id)
      waiting = [...waiting, { id, number }].sort((one, other) => one.number - other.number)
      void go()
    },
    recover: patience.now,
    start(): () => void {
      stopped = new AbortController()
      const stop = patience.start()
      void go()
      return () => {
        stopped.abort()
        stop()
        // what was seen last is told by whoever goes
        if (waiting[0]) void tell(waiting[0])
      }
    },
  }
}
