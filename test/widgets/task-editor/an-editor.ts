import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { Task } from '../../../src/contract/entities/task.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { dayAfter } from '../../../src/contract/rules/days.ts'
import { localDay } from '../../../src/core/dates/local-day.ts'
import '../../../src/widgets/task-editor/element.ts'
import { answer } from '../../support/answer.ts'
import { field, mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom } from '../classroom/a-classroom.ts'
import { aWholeTask } from '../tasks/a-task-list.ts'

export const CLASSROOM = 'GET /api/teacher/classrooms/{id}'
export const TASK = 'GET /api/teacher/classrooms/{id}/tasks/{tid}'
export const CREATE = 'POST /api/teacher/classrooms/{id}/tasks'
export const SAVE = 'PUT /api/teacher/classrooms/{id}/tasks/{tid}'
export const FILES = 'POST /api/teacher/files'
export const FILE_URL = 'GET /api/teacher/files/{name}/url'

export const NAME = 'Task Name *'
export const PICTURE = `${'p'.repeat(43)}.webp`

export const day = (days: number) => dayAfter(localDay(), days)

export const independent: Partial<User> = {
  user_type: { slug: 'independent-teacher-language' },
  independent_subscription: { id: 1, end_date: day(60) } as never,
}

/** An exchange that ends in thirty days. */
const exchange = (): Partial<Classroom> => ({
  start_date: day(-60),
  end_date: day(30),
  expire_at: `${day(200)}T00:00:00.000Z`,
})

/** What a teacher has written, with a picture, as each task of a school has. */
export const aSavedTask = (changes: Partial<Task> = {}): Task =>
  aWholeTask({
    id: 12,
    task_thumbnail: `/files/${PICTURE}?expires=1`,
    task_category: 'independent_no_response',
    number_responses: 0,
    due_date: day(10),
    version: 3,
    ...changes,
  })

export interface EditorScene {
  task?: Partial<Task>
  classroom?: Partial<Classroom>
  user?: Partial<User>
}

/** The server has this task and takes what is sent. */
export function serves({ task, classroom, user }: EditorScene = {}): void {
  const saved = aSavedTask(task)
  answer(CLASSROOM, ({ params }) => ({
    success: true,
    data: aClassroom({ ...exchange(), ...classroom, id: params.id }),
  }))
  answer(TASK, ({ params }) => ({ success: true, data: { ...saved, id: params.tid } }))
  answer(SAVE, ({ body, params }) => ({
    success: true,
    message: 'Success!',
    data: { ...saved, id: params.tid, task_name: body.task_name, version: body.version + 1 },
  }))
  answer(CREATE, ({ body }) => ({
    success: true,
    message: 'Success!',
    data: { ...saved, id: 31, task_name: body.task_name, version: 1 },
  }))
  answer(FILES, { success: true, data: { name: PICTURE, index_file: '', type_file: 'thumbnail' } })
  answer(FILE_URL, {
    success: true,
    data: { url: `/files/${PICTURE}?expires=2`, expires_at: '2036-01-01T00:00:00.000Z' },
  })
  signedIn({ user: teacher(user) })
}

export const placeNew = () => mount('<cx-task-editor classroom-id="7"></cx-task-editor>')
export const place = () => mount('<cx-task-editor classroom-id="7" task-id="12"></cx-task-editor>')

/** The form that creates a task, with its editors. */
export async function shownNew(scene: EditorScene = {}): Promise<HTMLElement> {
  serves(scene)
  const element = placeNew()
  await ready(element)
  return element
}

/** The form of a task that there is. */
export async function shown(scene: EditorScene = {}): Promise<HTMLElement> {
  serves(scene)
  const element = place()
  await ready(element)
  return element
}

/** Its fields are there, and the editors of the long texts. */
export async function ready(element: HTMLElement): Promise<void> {
  await field(element, NAME)
  await until(() => textsOf(element).length >= 3, 'the editors')
}

const textsOf = (element: Element) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>('[role=textbox][aria-multiline=true]') ?? []),
]

/** The text of a long field. */
export async function longText(element: Element, label: string): Promise<HTMLElement> {
  const named = (text: HTMLElement) =>
    (element.shadowRoot?.getElementById(text.getAttribute('aria-labelledby') ?? '')?.textContent ?? '').trim()
  return until(() => textsOf(element).find(text => named(text) === label), `the text '${label}'`)
}

/** Chooses a file in the field of this button. */
export function choose(element: Element, label: string, file: File): void {
  const input = element.shadowRoot?.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`)
  if (!input) throw new Error(`no field for '${label}'`)
  // a chosen file is as it is; a browser makes another of it, with its real size
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

export const aFile = (name: string, type: string, bytes = 1): File =>
  Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes })
