import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call } from '../api.ts'
import { h } from '../dom.ts'
import { places } from '../frame.ts'
import { ownPost } from '../post.ts'

/** All that the student has submitted. */
export async function postsScreen(): Promise<HTMLElement> {
  const posts = await call('GET /api/student/posts')
  const list = posts.map(post => {
    const name = post.is_response ? t.responseTo(post.task_name) : post.task_name
    const title = h('h2', {}, h('a', { href: places.task(post.task_id) }, name))
    return h('li', { className: 'card' }, title, ownPost(post))
  })
  return h(
    'main',
    {},
    h('h1', { tabIndex: -1 }, t.posts),
    posts.length === 0 ? h('p', {}, t.noPosts) : h('ul', { className: 'cards' }, ...list),
  )
}
