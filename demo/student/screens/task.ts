import type {
  PartnerPost,
  SitePost,
  SiteStudent,
  SiteTask,
} from '../../../src/contract/entities/student-site.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { call } from '../api.ts'
import { h } from '../dom.ts'
import { places } from '../frame.ts'
import { nameOf, ownPost, partnerPost } from '../post.ts'
import { type Work, workForm } from '../work-form.ts'
import { standing } from './tasks.ts'

const stands = ({ status }: SitePost) => status === 'pending' || status === 'approved'

interface Given {
  task: SiteTask
  posts: SitePost[]
  partner_posts: PartnerPost[]
  mayPost: boolean
  reload: () => void
}

function ownSection({ task, posts, mayPost, reload }: Given): HTMLElement {
  const own = posts.filter(({ is_response }) => !is_response)
  const send = async (body: Work) => {
    await call('POST /api/student/tasks/{task_id}/posts', { params: { task_id: task.id }, body })
    reload()
  }
  return h(
    'section',
    {},
    h('h2', {}, t.yourPost),
    task.create_prompt !== '' && h('p', { className: 'prompt' }, task.create_prompt),
    ...own.map(ownPost),
    mayPost &&
      !own.some(stands) &&
      workForm({ label: t.write, button: t.submit, limit: task.video_time_limit }, send),
  )
}

function partnerItem(post: PartnerPost, given: Given): HTMLElement {
  const { task, posts, mayPost, reload } = given
  const own = posts.filter(({ responding_to }) => responding_to === post.id)
  const name = nameOf(post)
  const send = async (body: Work) => {
    const params = { task_id: task.id, post_id: post.id }
    await call('POST /api/student/tasks/{task_id}/posts/{post_id}/responses', { params, body })
    reload()
  }
  const mayRespond = mayPost && task.number_responses > 0 && !own.some(stands)
  return h(
    'li',
    { className: 'card' },
    h('h3', {}, t.postOf(name)),
    partnerPost(post),
    ...own.flatMap(response => [h('h4', {}, t.yourResponse), ownPost(response)]),
    mayRespond &&
      h(
        'details',
        {},
        h('summary', {}, t.respondTo(name)),
        workForm({ label: t.writeResponse, button: t.submitResponse, limit: task.video_time_limit }, send),
      ),
  )
}

function partnerSection(given: Given): HTMLElement {
  const { task, partner_posts } = given
  return h(
    'section',
    {},
    h('h2', {}, t.partnerPosts),
    task.number_responses > 0 &&
      task.respond_prompt !== '' &&
      h('p', { className: 'prompt' }, task.respond_prompt),
    partner_posts.length === 0
      ? h('p', {}, t.noPartnerPosts)
      : h('ul', { className: 'cards' }, ...partner_posts.map(post => partnerItem(post, given))),
  )
}

/** A task: what is asked, what the student has submitted, and what the partner classroom has. */
export async function taskScreen(id: number, student: SiteStudent, reload: () => void): Promise<HTMLElement> {
  const found = await call('GET /api/student/tasks/{task_id}', { params: { task_id: id } })
  const { task } = found
  const given = { ...found, reload, mayPost: !student.is_exchange_expired }
  return h(
    'main',
    {},
    h('p', {}, h('a', { href: places.tasks }, t.back)),
    h('h1', { tabIndex: -1 }, task.task_name),
    standing(task),
    ...(task.status === null
      ? [h('p', { className: 'prompt' }, task.create_prompt)]
      : [ownSection(given), partnerSection(given)]),
  )
}
