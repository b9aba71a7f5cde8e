import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { Task, TaskListItem } from '../../../src/contract/entities/task.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/tasks/element.ts'
import type { TasksProps } from '../../../src/widgets/tasks/tasks.tsx'
import { answer, answered } from '../../support/answer.ts'
import { mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

export type TasksElement = HTMLElement & Omit<TasksProps, 'widget'>

export const LIST = 'GET /api/teacher/classrooms/{id}/tasks'
export const DETAIL = 'GET /api/teacher/classrooms/{id}/tasks/{tid}'
export const SHOW = 'POST /api/teacher/classrooms/{id}/tasks/{tid}/show'
export const ORDER = 'PUT /api/teacher/classrooms/{id}/tasks-order'

/** A task with a step to respond; what a test is about comes as `changes`. */
export function aTask(changes: Partial<TaskListItem> = {}): TaskListItem {
  return {
    id: 1,
    task_name: 'Our river',
    task_thumbnail: null,
    topic: 'Water',
    summary: '',
    response_type: 1,
    video_time_limit: 120,
    number_responses: 3,
    task_category: 'exchange',
    tags: [],
    create_prompt_text: 'Show us your river.',
    respond_prompt_text: 'What surprised you?',
    order: 1,
    due_date: '2026-12-03',
    response_due_date: null,
    is_custom_task: true,
    is_hidden: false,
    class_pairing_id: 3,
    course_task_id: null,
    teacher_submissions: [],
    teacher_responses: [],
    create_completed: false,
    partner_create_completed: false,
    response_completed: false,
    version: 1,
    order_version: 'one',
    ...changes,
  }
}

/** The same with all that it says. */
export const aWholeTask = (changes: Partial<Task> = {}): Task => ({
  ...aTask(),
  create_prompt: '<p>Show us your <strong>river</strong>.</p>',
  respond_prompt: '<p>What surprised you?</p>',
  teacher_instructions: '',
  can_do_statement: '',
  essential_question: '',
  description: '',
  teacher_description: '',
  links: [],
  materials: [],
  media: [],
  task_language: null,
  level: null,
  country: null,
  ...changes,
})

export const RIVER = aTask()
export const STREET = aTask({ id: 2, task_name: 'My street', order: 2, due_date: null })
export const LUNCH = aTask({ id: 3, task_name: 'Lunch', order: 3, is_hidden: true })
export const THREE = [RIVER, STREET, LUNCH]

/** These tasks in this order, under another mark. */
export const ordered = (tasks: readonly TaskListItem[], order_version = 'two'): TaskListItem[] =>
  tasks.map((task, index) => ({ ...task, order: index + 1, order_version }))

export const tasksOf = (number: number): TaskListItem[] =>
  Array.from({ length: number }, (_, index) =>
    aTask({ id: index + 1, task_name: `Task ${index + 1}`, order: index + 1 }),
  )

/** The server has these tasks, whatever it is asked for, in this classroom. */
export function serverHas(tasks: readonly TaskListItem[], classroom: Partial<Classroom> = {}): void {
  answer(CLASSROOM, ({ params }) => ({ success: true, data: aClassroom({ id: params.id, ...classroom }) }))
  answer(LIST, { success: true, data: [...tasks] })
}

interface Scene {
  tasks?: readonly TaskListItem[]
  classroom?: Partial<Classroom>
  user?: Partial<User>
  attributes?: string
  width?: number
}

/** The element in a place of `width` px, before a signed-in teacher. */
export function place({ user = {}, attributes = '', width = 1100 }: Scene = {}): TasksElement {
  signedIn({ user: teacher(user) })
  // nothing is open that a test before has left open
  history.replaceState(null, '')
  const box = mount(`<div><cx-tasks classroom-id="7" ${attributes}></cx-tasks></div>`)
  box.style.width = `${width}px`
  return box.firstElementChild as TasksElement
}

/** A teacher looks at these tasks, in the list view unless the test has chosen another one. */
export async function show(scene: Scene = {}): Promise<TasksElement> {
  const { tasks = THREE, classroom = {} } = scene
  serverHas(tasks, classroom)
  const element = place(scene)
  if (tasks.length > 0) await shows(element, ...tasks.slice(0, 1).map(({ task_name }) => task_name))
  return element
}

export function all<E extends HTMLElement>(element: Element, selector: string): E[] {
  return [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])]
}

export const names = (element: Element): string[] =>
  all(element, '[data-row] .name').map(({ textContent }) => textContent?.trim() ?? '')

/** Waits until the first tasks have these names, in this order. */
export const shows = (element: Element, ...wanted: string[]): Promise<boolean> =>
  until(
    () => names(element).slice(0, wanted.length).join() === wanted.join(),
    () => `${wanted} in place of ${names(element)}`,
  )

/** What the list was asked for, in order. */
export const questions = () => answered(LIST).map(({ query }) => query)

export const independent: Partial<User> = { user_type: { slug: 'independent-teacher-language' } }

/** What is said to a screen reader now. */
export const said = (element: Element): string =>
  all(element, '[role=status]')
    .map(({ textContent }) => textContent)
    .join(' ')
