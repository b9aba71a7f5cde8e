import { VIEWING_SIGN_MS } from '../../contract/limits/submissions.ts'
import { call } from '../http/call.ts'
import { platform } from '../platform.ts'

/** Who only passes by does not look at it. */
const PASSING_MS = 700

const VIEWING = '/api/teacher/classrooms/{id}/submissions/{sid}/viewing'

/**
 * Says that one has a post open, as long as that is so and the page is shown; that others are not told is nothing to
 * trouble anybody with.
 * @returns ends it
 */
export function showViewing(id: number, sid: number): () => void {
  const options = { params: { id, sid } }
  let hasSaid = false
  let stop = platform.after(PASSING_MS, () => {
    say()
    stop = platform.every(VIEWING_SIGN_MS, say)
  })

  function say(): void {
    if (!platform.isVisible()) return
    hasSaid = true
    call(`PUT ${VIEWING}`, undefined, options).catch(() => undefined)
  }

  return () => {
    stop()
    if (hasSaid) call(`DELETE ${VIEWING}`, undefined, { ...options, keepalive: true }).catch(() => undefined)
  }
}
