import type { Body } from '../../src/contract/endpoints/all.ts'
import { STUDENT_TEXT_MAX_CHARACTERS } from '../../src/contract/limits/student-site.ts'
import { h } from './dom.ts'
import { form } from './form.ts'

export type Work = Body<'POST /api/student/tasks/{task_id}/posts'>

/** Where a student writes, for a task or in response. */
export const workForm = (
  { label, button }: { label: string; button: string },
  send: (work: Work) => Promise<void>,
): HTMLFormElement => {
  const input = h('textarea', { rows: 4, maxLength: STUDENT_TEXT_MAX_CHARACTERS })
  return form({ button, entries: [{ label, name: 'text', input }] }, ({ text = '' }) => send({ text }))
}
