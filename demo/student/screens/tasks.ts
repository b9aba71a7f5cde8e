import type { SiteTask } from '../../../src/contract/entities/student-site.ts'
import { shortDate } from '../../../src/core/dates/short-date.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call } from '../api.ts'
import { h } from '../dom.ts'
import { places } from '../frame.ts'

/** Where the student stands with a task, in words. */
export function standing({ status, response_status, due_date, response_due_date }: SiteTask): HTMLElement {
  if (status === null) return h('p', { className: 'facts' }, t.nothingToSubmit)
  const fact = (text: string) => h('li', {}, text)
  return h(
    'ul',
    { className: 'facts' },
    fact(t.statusOf(t.yourPost, t.statuses[status])),
    due_date !== null && fact(t.due(shortDate(due_date))),
    response_status !== null && fact(t.statusOf(t.yourResponses, t.statuses[response_status])),
    response_due_date !== null && fact(t.responsesDue(shortDate(response_due_date))),
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
