import { fits, isCount, isFilled, isFlag, isOneOf } from '../http/shape.ts'
import { type Channel, openChannel } from '../tabs/channel.ts'
import { isStoredSession } from './read-session.ts'
import type { Session } from './session.ts'
import { type SessionEndReason, sessionEndReasons } from './session-end-reasons.ts'
import { SESSION_NAME } from './session-key.ts'

/**
 * What tabs of one origin tell each other. `localStorage` tells of kept sessions by itself; this line also reaches
 * tabs that were duplicated, whose `sessionStorage` went separate ways with the same refresh token in both.
 */
export type TabMessage =
  | { say: 'started'; id: string; userId: number; keep: boolean }
  | { say: 'renewed'; session: Session }
  | { say: 'ended'; id: string; reason: SessionEndReason }
  /** Asks whether somebody has newer tokens; the answer is `renewed`. */
  | { say: 'renewed?'; id: string; renewals: number }

/** Opens the session's line. */
export const openSessionLine = (hear: (message: TabMessage) => void): Channel<TabMessage> =>
  openChannel<TabMessage>({
    name: SESSION_NAME,
    hear,
    shapes: {
      started: fits({ id: isFilled, userId: isCount, keep: isFlag }),
      renewed: fits({ session: isStoredSession }),
      ended: fits({ id: isFilled, reason: isOneOf(...sessionEndReasons) }),
      'renewed?': fits({ id: isFilled, renewals: isCount }),
    },
  })
