import type {
  PartnerPost,
  SitePost,
  SiteStudent,
  SiteTask,
} from '../../../src/contract/entities/student-site.ts'
import { standingStatuses } from '../../../src/contract/rules/submission-status.ts'
import { studentSiteSentences } from '../../../src/contract/server-messages/student-site.ts'
import { studentSite as t } from '../../../src/core/messages/student-site.ts'
import { apiOrigin, call } from '../api.ts'
import { attached } from '../attached.ts'
import { h, say } from '../dom.ts'
import { places } from '../frame.ts'
import { nameOf, ownPost, partnerPost } from '../post.ts'
import { rich } from '../rich.ts'
import { type Work, workForm } from '../work-form.ts'
import { standing } from './tasks.ts'

const stands = ({ status }: SitePost) => standingStatuses.some(standing => standing === status)

/** Seconds of a video; null for a task that is answered in writing. */
const limitOf = ({ response_type, video_time_limit }: SiteTask): number | null =>
  response_type === 2 ? null : video_time_limit

/** What the teacher has put to the task, to look at in a tab of its own. */
function attachments(task: SiteTask): HTMLElement[] {
  const list = attached(task)
  return list ? [h('div', {}, h('h2', {}, t.materials), list)] : []
}

const prompt = (html: string) => rich(html, 'rich prompt')

/** What a task is about, besides what is asked for. */
function about({ task_thumbnail, topic, summary, can_do_statement }: SiteTask): HTMLElement[] {
  const objectives = rich(can_do_statement)
  return [
    task_thumbnail !== null && h('img', { className: 'thumbnail', src: apiOrigin + task_thumbnail, alt: '' }),
    topic !== '' && h('p', { className: 'facts' }, topic),
    summary !== '' && h('p', {}, summary),
    objectives && h('div', {}, h('h2', {}, t.objectives), objectives),
  ].filter(part => part !== false)
}

interface Given {
  task: SiteTask
  posts: SitePost[]
  partner_posts: PartnerPost[]
  has_peers: boolean
  mayPost: boolean
  /** Says that something was sent. */
  sent: HTMLElement
  /** The form for this post of the partner's, or for the task (0), once for as long as it is not sent. */
  keep: (postId: number, make: (posted: () => Promise<void>) => HTMLElement) => HTMLElement
}

function ownSection({ task, posts, mayPost, keep }: Given): HTMLElement {
  const own = posts.filter(({ is_response }) => !is_response)
  const send = async (body: Work, signal: AbortSignal) => {
    await call('POST /api/student/tasks/{task_id}/posts', { params: { task_id: task.id }, body, signal })
  }
  const asked = { label: t.write, button: t.submit, limit: limitOf(task) }
  return h(
    'section',
    {},
    h('h2', {}, t.yourPost),
    prompt(task.create_prompt_html),
    ...own.map(ownPost),
    mayPost && !own.some(stands) && keep(0, posted => workForm(asked, send, posted)),
  )
}

function partnerItem(post: PartnerPost, given: Given): HTMLElement {
  const { task, posts, mayPost, keep } = given
  const own = posts.filter(({ responding_to }) => responding_to === post.id)
  const name = nameOf(post)
  const send = async (body: Work, signal: AbortSignal) => {
    const params = { task_id: task.id, post_id: post.id }
    await call('POST /api/student/tasks/{task_id}/posts/{post_id}/responses', { params, body, signal })
  }
  const asked = { label: t.writeResponse, button: t.submitResponse, limit: limitOf(task) }
  const mayRespond = mayPost && task.number_responses > 0 && !own.some(stands)
  return h(
    'li',
    { className: 'card' },
    h('h3', {}, t.postOf(name)),
    partnerPost(post),
    ...own.flatMap(response => [h('h4', {}, t.yourResponse), ownPost(response)]),
    mayRespond &&
      keep(post.id, posted =>
        h('details', {}, h('summary', {}, t.respondTo(name)), workForm(asked, send, posted)),
      ),
  )
}

function partnerSection(given: Given): HTMLElement {
  const { task, partner_posts, has_peers } = given
  return h(
    'section',
    {},
    h('h2', {}, has_peers ? t.peerPosts : t.partnerPosts),
    task.number_responses > 0 && prompt(task.respond_prompt_html),
    partner_posts.length === 0
      ? h('p', {}, t.noPartnerPosts)
      : h('ul', { className: 'cards' }, ...partner_posts.map(post => partnerItem(post, given))),
  )
}

function content({ task, sent, ...given }: Given): HTMLElement[] {
  return [
    h('p', {}, h('a', { href: places.tasks }, t.back)),
    h('h1', { tabIndex: -1 }, task.task_name),
    sent,
    standing(task),
    ...about(task),
    ...attachments(task),
    ...(task.status === null
      ? [prompt(task.create_prompt_html)].filter(part => part !== false)
      : [ownSection({ task, sent, ...given }), partnerSection({ task, sent, ...given })]),
  ]
}

/**
 * A task: what is asked, what the student has submitted, and what the partner classroom has. Once something is sent it
 * is read again, and what stands in its other forms stays there.
 * @param fail shows what went wrong where it could not be read again
 */
export async function taskScreen(id: number, student: SiteStudent, fail: (error: unknown) => void) {
  const main = h('main')
  const forms = new Map<number, HTMLElement>()
  const sent = h('p', { className: 'note', role: 'status', hidden: true })

  const keep: Given['keep'] = (postId, make) => {
    const form =
      forms.get(postId) ??
      make(async () => {
        forms.delete(postId)
        try {
          await fill()
        } catch (error) {
          return fail(error)
        }
        main.querySelector('h1')?.focus()
        say(sent, studentSiteSentences.posted)
      })
    forms.set(postId, form)
    return form
  }

  async function fill(): Promise<void> {
    const found = await call('GET /api/student/tasks/{task_id}', { params: { task_id: id } })
    main.replaceChildren(...content({ ...found, keep, sent, mayPost: !student.is_exchange_expired }))
  }

  await fill()
  return main
}
