import { ltiPaths } from '../../src/contract/lti-paths.ts'
import { ltiMessages as t } from '../../src/core/messages/lti.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { redeemCode } from '../../src/core/session/session-from-page.ts'
import { button, sentForm } from './parts.ts'

/**
 * What opens a launch in a window of its own, signed in: a form, since no script of a frame is let in there, and since what
 * it sends is in no address.
 */
export function ownWindow(ticket: string): HTMLFormElement {
  const form = sentForm(ltiPaths.window, { ticket })
  form.target = '_blank'
  form.rel = 'noopener'
  form.append(button(t.ownWindow, 'quiet'))
  return form
}

/** Signs this window in, and goes on to the host app. @throws CallFailure for a code that is of no use */
export async function enterWindow(code: string, classroomId: string): Promise<void> {
  await redeemCode(code, () => false)
  location.replace(classroomId === '' ? pathTo('classrooms') : pathTo('classroom', { classroomId }))
}
