import type { ActionItem } from '../../../src/contract/entities/action-item.ts'
import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { StudentActivityTask } from '../../../src/contract/entities/student-activity.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import { answer } from '../../support/answer.ts'
import { see } from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { ACTIONS, ACTIVITY, type ClassroomElement, place, serverHas } from './a-classroom.ts'

type ItemChanges = Partial<Omit<ActionItem, 'action'>> & { action?: Partial<ActionItem['action']> }

/** Something to do; what a test is about comes as `changes`. */
export function anItem({ action, ...changes }: ItemChanges = {}): ActionItem {
  return {
    id: 1,
    completed: false,
    action: {
      id: 11,
      task: 'Say hello',
      to_do: 'Record a greeting for your partner.',
      details: '',
      details_create: 'Introduce your school.',
      details_response: '',
      is_task: true,
      use_student_task_name: false,
      more_info_link: null,
      trigger: null,
      ...action,
    },
    class_task: null,
    classroom_id: 7,
    teacher: { avatar: null, first_name: 'Camille', last_name: 'Durand' },
    teacher_action: null,
    teacher_action_response: null,
    video_url: null,
    video_played: false,
    created_at: '2025-09-08T08:00:00.000Z',
    ...changes,
  }
}

export const someItems = (): ActionItem[] => [
  anItem(),
  anItem({
    id: 2,
    video_url: '/v.mp4',
    action: {
      task: 'Add your students',
      is_task: false,
      trigger: 'add_students',
      to_do: 'They join with the classroom code.',
    },
  }),
  anItem({
    id: 3,
    action: { task: 'Read the guide', is_task: false, more_info_link: 'https://luv.example/guide' },
  }),
  anItem({ id: 4, completed: true, action: { task: 'Set a date', is_task: false } }),
]

/** How far the students are with a task. */
export function aTask(changes: Partial<StudentActivityTask> = {}): StudentActivityTask {
  return {
    id: 21,
    task_name: 'Our school day',
    task_category: 'independent',
    due_date: '2025-10-03',
    response_due_date: null,
    percent_submitted_create_video: 60,
    percent_submitted_response_video: 25,
    number_pending_create_video: 2,
    number_pending_response_video: 0,
    inactive_create_video_students: [
      { id: 1, first_name: 'Ines', last_initial: 'M' },
      { id: 2, first_name: 'Blue Group', last_initial: '' },
    ],
    inactive_response_video_students: [],
    ...changes,
  }
}

interface DashboardScene {
  items?: ActionItem[]
  tasks?: StudentActivityTask[]
  classroom?: Partial<Classroom>
  user?: Partial<User>
  width?: number
  attributes?: string
}

/** A signed-in teacher looks at the dashboard of a classroom. */
export async function showDashboard(scene: DashboardScene = {}): Promise<ClassroomElement> {
  const {
    items = someItems(),
    tasks = [aTask()],
    classroom = {},
    user = {},
    width = 1100,
    attributes,
  } = scene
  signedIn({ user: teacher(user) })
  serverHas(classroom)
  answer(ACTIONS, { success: true, data: items })
  answer(ACTIVITY, { success: true, data: { tasks } })
  const element = place(attributes, width)
  await see(element, 'Student Activity')
  if (tasks[0]) await see(element, tasks[0].task_name)
  return element
}

/** Whether the box of this name is ticked, once it is there. */
export const isTicked = async (element: Element, name: RegExp) =>
  until(() => findTick(element, name), String(name)).then(input => input.checked)
/** The box of this name. */
export const findTick = (element: Element, name: RegExp) =>
  [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])].find(input =>
    name.test(input.labels?.[0]?.textContent ?? ''),
  )
