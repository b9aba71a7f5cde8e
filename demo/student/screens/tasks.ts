import type { SiteTask } from '../../../src/contract/entities/student-site.ts'
import { shortDate } from '../../../src/core/dates/short-date.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call } from '../api.ts'
import { h } from '../dom.ts'
import { places } from '../frame.ts'

/** Where the student stands with a task, in words. */
export function standing({ status, response_status, due_date, response_due_date }: SiteTask): HTMLElement {
  if (status === null) return h('p', { className: 'facts' }, t.nothingToSubmit)
  const line = (...facts: (string | null)[]) => h('li', {}, facts.filter(fact => fact !== null).join(' · '))
  const due = due_date && t.due(shortDate(due_date))
  const responsesDue = response_due_date && t.due(shortDate(response_due_date))
  return h(
    'ul',
    { className: 'facts' },
    line(t.statusOf(t.yourPost, t.statuses[status]), due),
    response_status !== null && line(t.statusOf(t.yourResponses, t.statuses[response_status]), responsesDue),
  )
}

const item = (task: SiteTask) =>
  h(
    'li',
    { className: 'card' },
    h('h2', {}, h('a', { href: places.task(task.id) }, task.task_name)),
    standing(task),
  )

export async function tasksScreen(): Promise<HTMLElement> {
  const tasks = await call('GET /api/student/tasks')
  return h(
    'main',
    {},
    h('h1', { tabIndex: -1 }, t.tasks),
    tasks.length === 0 ? h('p', {}, t.noTasks) : h('ul', { className: 'cards' }, ...tasks.map(item)),
  )
}
