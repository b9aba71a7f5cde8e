import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { Comment, Message } from '../../../src/contract/entities/message.ts'
import '../../../src/widgets/message-board/element.ts'
import type { MessageBoardProps } from '../../../src/widgets/message-board/message-board.tsx'
import { answer, answered } from '../../support/answer.ts'
import { mount, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

export type BoardElement = HTMLElement & Omit<MessageBoardProps, 'widget'>

export const LIST = 'GET /api/teacher/classrooms/{id}/messages'
export const POST = 'POST /api/teacher/classrooms/{id}/messages'
export const MODERATE = 'PUT /api/teacher/classrooms/{id}/messages/{mid}'

/** A comment of one's own student that waits; what a test is about comes as `changes`. */
export const aComment = (changes: Partial<Comment> = {}): Comment => ({
  id: 11,
  user_id: 31,
  user: { user_type: { name: 'student' }, thumbnail: null, first_name: 'Maya', last_initial: 'R' },
  message_id: 1,
  message_text: 'Ours is wide and slow.',
  created_at: '2026-05-06T12:00:00.000Z',
  status: 'pending',
  is_own: true,
  ...changes,
})

/** A message of the teacher's own, without comments. */
export const aMessage = (changes: Partial<Message> = {}): Message => ({
  id: 1,
  user_id: 5,
  user: { user_type: { name: 'teacher' }, avatar: null, full_name: 'Ada Moreno' },
  message_title: 'Our river',
  message_text: 'What is yours called?',
  created_at: '2026-05-05T12:00:00.000Z',
  status: 'approved',
  is_own: true,
  links: [],
  media: [],
  comments: [],
  ...changes,
})

const of = (first_name: string, last_initial = 'R') => ({ ...aComment().user, first_name, last_initial })

export const MAYA = aComment()
export const LEO = aComment({ id: 12, user: of('Leo', 'B'), message_text: 'Ours has a bridge.' })
export const NINA = aComment({
  ...{ id: 13, user: of('Nina', 'K'), message_text: 'Hello from Lyon!' },
  ...{ status: 'approved', is_own: false },
})
export const TOM = aComment({
  ...{ id: 21, message_id: 2, user: of('Tom', 'S'), message_text: 'We go skiing.', status: 'approved' },
})

export const RIVER = aMessage({ comments: [MAYA, LEO, NINA] })
export const HOLIDAY = aMessage({
  ...{ id: 2, message_title: 'A holiday on Friday', message_text: 'What do you do?', is_own: false },
  user: { user_type: { name: 'teacher' }, avatar: null, full_name: 'Camille Durand' },
  comments: [TOM],
})
export const TWO = [RIVER, HOLIDAY]

const ofStatus = (board: readonly Message[], status: unknown): Message[] =>
  board
    .map(message => ({ ...message, comments: message.comments.filter(each => each.status === status) }))
    .filter(({ comments }) => comments.length > 0)

/** The server has this board, and gives of it what it is asked for. */
export function serverHas(board: readonly Message[], classroom: Partial<Classroom> = {}): void {
  answer(CLASSROOM, ({ params }) => ({ success: true, data: aClassroom({ id: params.id, ...classroom }) }))
  answer(LIST, ({ query }) => ({
    success: true,
    data: query?.filter_by ? ofStatus(board, query.filter_by) : [...board],
  }))
}

interface Scene {
  board?: readonly Message[]
  classroom?: Partial<Classroom>
  attributes?: string
}

/** The element before a signed-in teacher. */
export function place(attributes = ''): BoardElement {
  signedIn()
  return mount(`<cx-message-board classroom-id="7" ${attributes}></cx-message-board>`)
}

/** A teacher looks at this board. */
export async function show(scene: Scene = {}): Promise<BoardElement> {
  const { board = TWO, classroom = {}, attributes = '' } = scene
  serverHas(board, classroom)
  const element = place(attributes)
  await see(element, board[0]?.message_title ?? 'No messages yet')
  return element
}

export const all = <E extends HTMLElement>(element: Element, selector: string): E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]

export const titles = (element: Element): string[] =>
  all(element, '.message-title').map(({ textContent }) => textContent ?? '')

/** Waits until these messages are shown, in this order. */
export const shows = (element: Element, ...wanted: string[]): Promise<boolean> =>
  until(
    () => titles(element).join() === wanted.join(),
    () => `${wanted} in place of ${titles(element)}`,
  )

/** The comment with this id, once it is in sight. */
export const comment = (element: Element, id: number): Promise<HTMLElement> =>
  until(() => all(element, `[data-comment="${id}"]`)[0], `the comment ${id}`)

export const commentGone = (element: Element, id: number): Promise<boolean> =>
  until(() => all(element, `[data-comment="${id}"]`).length === 0, `the comment ${id} to go`)

/** What is said to a screen reader. */
export const says = (element: Element, text: string): Promise<boolean> =>
  until(
    () => all(element, '[role=status]').some(({ textContent }) => textContent?.includes(text)),
    () => `'${text}' to be said`,
  )

/** What the server was told about comments, in order. */
export const decisions = () => answered(MODERATE).map(({ params, body }) => [params.mid, body.status])
