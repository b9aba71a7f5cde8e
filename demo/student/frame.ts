import type { SiteStudent } from '../../src/contract/entities/student-site.ts'
import { studentSite as t } from '../../src/core/messages/student-site.ts'
import { h } from './dom.ts'

/** Addresses of the screens, behind the `#`. */
export const places = {
  tasks: '#tasks',
  posts: '#posts',
  messages: '#messages',
  task: (id: number) => `#task-${id}`,
} as const

/** Who sees the site as whom, on every page (docs/decisions/student-view.md). */
function banner({ full_name }: SiteStudent, leave: () => void): HTMLElement {
  const button = h('button', { type: 'button', onclick: leave }, t.leaveView)
  return h(
    'aside',
    { className: 'banner', ariaLabel: t.seenAs(full_name) },
    h('p', {}, h('strong', {}, t.seenAs(full_name)), ` ${t.seenHint}`),
    button,
  )
}

const link = (text: string, href: string, isHere: boolean) =>
  h('a', { href, ariaCurrent: isHere ? 'page' : null }, text)

/** What stands around every screen of somebody who is signed in; signing out leaves a teacher's view, too. */
export function frame(student: SiteStudent, main: HTMLElement, leave: () => void): HTMLElement[] {
  const at = location.hash || places.tasks
  const mayGo = !student.is_first_password
  const nav = h(
    'nav',
    { ariaLabel: t.title },
    link(t.tasks, places.tasks, at === places.tasks),
    link(t.posts, places.posts, at === places.posts),
    link(t.messages, places.messages, at === places.messages),
  )
  return [
    ...(student.viewed_by === null ? [] : [banner(student, leave)]),
    h(
      'header',
      {},
      h('p', { className: 'who' }, h('strong', {}, student.full_name), ` · ${student.classroom_name}`),
      mayGo && nav,
      student.viewed_by === null && h('button', { type: 'button', onclick: leave }, t.signOut),
    ),
    ...(student.is_exchange_expired ? [h('p', { className: 'note' }, t.expired)] : []),
    main,
  ]
}
