import type { ReviewedClassroom } from '../../../src/contract/entities/reviewed-classroom.ts'
import type { Submission } from '../../../src/contract/entities/submission.ts'
import { SUBMISSION_CHANGED, SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import '../../../src/widgets/submissions/element.ts'
import type { SubmissionsProps } from '../../../src/widgets/submissions/submissions.tsx'
import { aPost } from '../../parts/student-profile-stage.tsx'
import { answer, answered, refusal } from '../../support/answer.ts'
import { ACTIVITY } from '../../support/desk-stage.tsx'
import { mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

export type SubmissionsElement = HTMLElement & Omit<SubmissionsProps, 'widget'>

export const REVIEW = 'GET /api/teacher/classrooms/{id}/review'
export const LIST = 'GET /api/teacher/classrooms/{id}/submissions'
export const PARTNERS = 'GET /api/teacher/classrooms/{id}/submissions-partner'
export const FLAGS = 'GET /api/teacher/classrooms/{id}/flags'
export const CHANGE = 'PUT /api/teacher/classrooms/{id}/submissions'
export const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

export const RIVER = aPost()
export const STREET = aPost({
  id: 32,
  task_name: 'My street',
  class_task: { id: 2, task_name: 'My street' },
  status: 'approved',
  student_first_name: 'Omar',
  student_last_initial: 'K',
  created_at: '2025-10-02T10:00:00.000Z',
})
export const ANSWER = aPost({
  id: 33,
  status: 'blocked',
  is_response: true,
  response_type: 'text',
  text: 'We have a river, too.',
  responding_to: { id: 5, full_name: 'Lea D' },
  student_first_name: 'Zoe',
  student_last_initial: 'B',
  created_at: '2025-10-01T10:00:00.000Z',
})
export const THREE = [RIVER, STREET, ANSWER]
export const PARTNERS_POST = aPost({
  id: 90,
  status: 'approved',
  student_first_name: 'Lea',
  student_last_initial: 'D',
  student_username: '',
})

export const postsOf = (number: number): Submission[] =>
  Array.from({ length: number }, (_, index) =>
    aPost({ id: index + 1, student_first_name: `Student ${index + 1}`, student_last_initial: '' }),
  )

const PAIRED = { id: 3, status: 'paired' } as const

/** The server has these submissions in this classroom, filters them, and changes those that were seen as they are. */
export function serverHas(first: readonly Submission[], classroom: Partial<ReviewedClassroom> = {}) {
  let posts = [...first]
  answer(REVIEW, ({ params }) => ({
    success: true,
    data: {
      ...{ id: params.id, name: 'French 1', status: 'active', is_owner: true },
      ...{ course_student_group_type_id: 1, class_pairing: PAIRED },
      tasks: [
        { id: 1, task_name: 'Our river', is_hidden: false, create_prompt: '<p>Show us your river.</p>' },
        { id: 2, task_name: 'My street', is_hidden: false, create_prompt: '' },
        { id: 3, task_name: 'Lunch', is_hidden: true, create_prompt: '' },
      ],
      ...classroom,
    },
  }))
  answer(LIST, ({ query }) => ({
    success: true,
    data: posts.filter(({ id, status, class_task }) => {
      const asked = query?.filter_by
      return (
        !asked ||
        asked === status ||
        asked === `task:${class_task.id}` ||
        String(id) === String(query?.submission_id)
      )
    }),
  }))
  answer(PARTNERS, { success: true, data: [PARTNERS_POST] })
  answer(FLAGS, { success: true, data: [] })
  // of the desk
  answer('GET /api/teacher/classrooms/{id}/submissions/{sid}', ({ params }) => {
    const data = posts.find(({ id }) => id === params.sid)
    return data ? { success: true, data } : Response.json(refusal('Gone.', SUBMISSION_GONE), { status: 404 })
  })
  answer('PUT /api/teacher/classrooms/{id}/submissions/{sid}/viewing', { success: true })
  answer('DELETE /api/teacher/classrooms/{id}/submissions/{sid}/viewing', { success: true })
  answer(ACTIVITY, { success: true })
  const before = new Map<number, Submission>()
  /** Answers changes, also after they were answered otherwise for a while. */
  function serve(): void {
    answer(CHANGE, ({ body: { action, videos } }) => {
      const asked = videos.map(video => (typeof video === 'object' ? video : { id: video, version: null }))
      const ids = asked.map(({ id }) => id)
      const found = posts.filter(({ id }) => ids.includes(id))
      const seen = new Map(asked.map(({ id, version }) => [id, version]))
      const submissions = found.filter(
        ({ id, version, status }) => status !== action && (seen.get(id) ?? version) !== version,
      )
      if (submissions.length > 0)
        return Response.json(
          { ...refusal('Meanwhile.', SUBMISSION_CHANGED), data: { submissions } },
          { status: 409 },
        )
      for (const post of found) before.set(post.id, post)
      posts = posts.flatMap(post => {
        if (!ids.includes(post.id)) return [post]
        return action === 'deleted' ? [] : [{ ...post, status: action, version: post.version + 1 }]
      })
      return {
        success: true,
        data: {
          change_id: 9,
          submissions: found.map(({ id, version }) => ({ id, status: action, version: version + 1 })),
        },
      }
    })
    answer(UNDO, () => {
      const undone = [...before.values()].map(post => ({ ...post, version: post.version + 2 }))
      before.clear()
      const others = posts.filter(({ id }) => undone.every(post => post.id !== id))
      posts = [...undone, ...others].sort((one, other) => other.created_at.localeCompare(one.created_at))
      return {
        success: true,
        data: {
          undone: undone.map(({ id, status, version }) => ({ id, status, version })),
          changed_since: [],
          gone: [],
        },
      }
    })
  }
  serve()
  return {
    serve,
    /** What another teacher makes of them meanwhile. */
    becomes: (next: readonly Submission[]) => {
      posts = [...next]
    },
  }
}

interface Scene {
  posts?: readonly Submission[]
  classroom?: Partial<ReviewedClassroom>
  attributes?: string
  width?: number
}

/** The element in a place of `width` px, before a signed-in teacher. */
export function place({ attributes = '', width = 1100 }: Scene = {}): SubmissionsElement {
  signedIn({ user: teacher() })
  // nothing is open that a test before has left open
  history.replaceState(null, '')
  const box = mount(`<div><cx-submissions classroom-id="7" ${attributes}></cx-submissions></div>`)
  box.style.width = `${width}px`
  return box.firstElementChild as SubmissionsElement
}

/** A teacher looks at these submissions, in the list view unless the test has chosen another one. */
export async function show(scene: Scene = {}) {
  const { posts = THREE, classroom = {} } = scene
  const server = serverHas(posts, classroom)
  const element = place(scene)
  if (posts.length > 0) await until(() => names(element).length > 0, 'the submissions')
  return { element, ...server }
}

export function all<E extends HTMLElement>(element: Element, selector: string): E[] {
  return [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])]
}

/** Who has posted what is listed, in order. */
export const names = (element: Element): string[] =>
  all(element, '[data-post] .name bdi').map(({ textContent }) => textContent ?? '')

export const shows = (element: Element, ...wanted: string[]): Promise<boolean> =>
  until(
    () => names(element).join() === wanted.join(),
    () => `${wanted} in place of ${names(element)}`,
  )

/** Waits until this one is at the desk. */
export const atDesk = (element: Element, name: string) =>
  until(() => all(element, '.desk h2').some(({ textContent }) => textContent === name), `${name} at the desk`)

/** What the list was asked for, in order. */
export const questions = () => answered(LIST).map(({ query }) => query)
