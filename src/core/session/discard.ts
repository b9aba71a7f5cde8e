import { send } from '../http/send.ts'
import type { Session } from './session.ts'

/** Tells the server to forget a session that is not this page's (any more). */
export async function discard(session: Session): Promise<void> {
  const { refreshToken } = session
  const request = { key: 'POST /api/teacher/logout', input: { refreshToken }, keepalive: true } as const
  try {
    await send(request, session, true)
  } catch {
    // out of reach: the session is gone here, and its tokens run out by themselves
  }
}
