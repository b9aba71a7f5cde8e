import type { ComponentProps } from 'react'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { SUBMISSION_CHANGED } from '../../src/contract/error-codes/submissions.ts'
import type { SubmissionStatus } from '../../src/contract/rules/submission-status.ts'
import { brands } from '../../src/core/brand/brands.ts'
import { Desk } from '../../src/parts/submissions/desk/desk.tsx'
import { aPost } from '../parts/student-profile-stage.tsx'
import { show } from '../ui/show.tsx'
import { answer, refusal } from './answer.ts'
import { signedIn } from './teacher.ts'
import { until } from './until.ts'
import './page-visibility.ts'

const OF = '/api/teacher/classrooms/{id}/submissions'
export const CHANGE = `PUT ${OF}` as const
export const UNDO = `POST ${OF}/changes/{change_id}/undo` as const
export const ONE = `GET ${OF}/{sid}` as const
export const PARTNERS = `GET ${OF}-partner/{sid}` as const
export const COMMENT = `PUT ${OF}/{sid}` as const
export const VIEWING = `PUT ${OF}/{sid}/viewing` as const
export const LEFT = `DELETE ${OF}/{sid}/viewing` as const
export const ACTIVITY = 'POST /api/teacher/activity'

/** A text that somebody has posted: the lower its number, the newer it is. */
export const aPiece = (id: number, changes: Partial<Submission> = {}): Submission =>
  aPost({
    id,
    response_type: 'text',
    text: `Text ${id}`,
    student_first_name: `Student${id}`,
    student_last_initial: '',
    created_at: new Date(Date.UTC(2025, 9, 31) - id * 86_400_000).toISOString(),
    ...changes,
  })

/** So many that wait, from the newest to the oldest. */
export const waiting = (count: number) => Array.from({ length: count }, (_, index) => aPiece(index + 1))

/**
 * The server keeps these posts and changes them as it is told, each change with a number of its own. What was seen in
 * another version than it has is not changed, and one that was made before is told again.
 */
export function keeps(first: readonly Submission[]) {
  const posts = new Map(
    first.map(post => [post.id, { ...post, status: post.status as SubmissionStatus, version: post.version }]),
  )
  const changes: { id: number; before: SubmissionStatus; version: number }[] = []
  const log: string[] = []
  const ok = { success: true } as const
  const stand = (id: number) => posts.get(id) ?? { ...aPiece(id), version: 0 }
  let lostOnce: Promise<void> | undefined

  function change(id: number, action: SubmissionStatus): number | null {
    const { status, version } = stand(id)
    const made = changes.findLastIndex(made => made.id === id && made.version === version)
    if (status === action) return made < 0 ? null : made + 1
    posts.set(id, { ...stand(id), status: action, version: version + 1 })
    log.push(`${id} ${action}`)
    return changes.push({ id, before: status, version: version + 1 })
  }

  /** Answers from here on, also what was answered otherwise for a while. */
  function serve(): void {
    answer(CHANGE, async ({ body: { action, videos } }) => {
      const asked = videos.map(video => (typeof video === 'number' ? { id: video } : video))
      const others = asked.filter(
        video => 'version' in video && posts.has(video.id) && video.version !== stand(video.id).version,
      )
      const submissions = others.map(({ id }) => stand(id)).filter(({ status }) => status !== action)
      if (submissions.length > 0)
        return Response.json(
          { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions } },
          { status: 409 },
        )
      const numbers = asked.map(({ id }) => change(id, action))
      const lost = lostOnce
      lostOnce = undefined
      await lost
      if (lost) return new Response('', { status: 504 })
      const changed = asked.map(({ id }) => ({ id, status: action, version: stand(id).version }))
      return { success: true, data: { change_id: numbers[0] ?? null, submissions: changed } }
    })
    answer(UNDO, ({ params }) => {
      const { id, before } = changes[params.change_id - 1] ?? { id: 0, before: 'pending' as const }
      const version = stand(id).version + 1
      posts.set(id, { ...stand(id), status: before, version })
      log.push(`${id} back`)
      return {
        success: true,
        data: { undone: [{ id, status: before, version }], changed_since: [], gone: [] },
      }
    })
    answer(VIEWING, ok)
    answer(LEFT, ok)
    answer(ACTIVITY, ok)
  }
  serve()
  return {
    log,
    serve,
    statusOf: (id: number) => stand(id).status,
    /** The next change is made, and its answer is lost on its way, once this is so. */
    losesAnswer: (when: Promise<void> = Promise.resolve()) => {
      lostOnce = when
    },
  }
}

type Given = Partial<Omit<ComponentProps<typeof Desk>, 'posts'>>

/** A signed-in teacher at a desk with these posts; `heard` is what the list behind it and the page are told. */
export function atDesk(posts: readonly Submission[], given: Given = {}, width = 1280) {
  signedIn()
  const heard: string[] = []
  const view = (now: readonly Submission[], more: Given = {}) => (
    <Desk
      classroomId={7}
      widget={{
        brand: brands.default,
        emit: (name: string, detail: object) => heard.push(`${name} ${JSON.stringify(detail)}`) > 0,
      }}
      posts={now}
      current={posts[0]?.id ?? 0}
      isPartner={false}
      isExpired={false}
      onCurrent={id => heard.push(`current ${id}`)}
      onClose={() => heard.push('close')}
      onLeft={() => heard.push('left')}
      changes={{
        leave: () => undefined,
        refresh: async () => void heard.push('refresh'),
        takeOver: ([post], action, id) => heard.push(`take over ${id}: ${post?.id} ${action}`),
      }}
      {...given}
      {...more}
    />
  )
  const shown = show(view(posts), width)
  // as an element is: what is in it answers to its width
  Object.assign(shown.host.style, { containerType: 'inline-size', maxWidth: 'none' })
  return {
    ...shown,
    heard,
    lists: (now: readonly Submission[], more?: Given) => shown.render(view(now, more)),
  }
}

/** Waits until this one is looked at. */
export const at = (host: HTMLElement, id: number) =>
  until(() => host.shadowRoot?.querySelector('h2')?.textContent === `Student${id}`, `the submission ${id}`)
