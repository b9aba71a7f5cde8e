import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { ReviewedClassroom } from '../../../src/contract/entities/reviewed-classroom.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/classroom/element.ts'
import '../../../src/widgets/partner-chat/element.ts'
import '../../../src/widgets/partner-panel/element.ts'
import '../../../src/widgets/students/element.ts'
import '../../../src/widgets/submissions/element.ts'
import '../../../src/widgets/tasks/element.ts'
import type { ClassroomProps } from '../../../src/widgets/classroom/classroom.tsx'
import { aPartner, PARTNER_OF } from '../../support/a-partner.ts'
import { answer } from '../../support/answer.ts'
import { chatServer } from '../../support/chat-server.ts'
import { liveChat } from '../../support/live-chat.ts'
import { mount, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { servesProfiles } from '../../support/student-profiles.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

// no chat of these tests has a connection
liveChat()

export type ClassroomElement = HTMLElement & Omit<ClassroomProps, 'widget'>

export const CLASSROOM = 'GET /api/teacher/classrooms/{id}'

export const STUDENTS = 'GET /api/teacher/classrooms/{id}/students'
export const TASKS = 'GET /api/teacher/classrooms/{id}/tasks'
export const SUBMISSIONS = 'GET /api/teacher/classrooms/{id}/submissions'
export const ACTIONS = 'GET /api/teacher/actions'
export const ACTIVITY = 'GET /api/teacher/classrooms/{id}/student-activity'

export const worldLanguages = {
  id: 1,
  name: 'Languages and Cultures',
  type: 'world_languages',
  number_of_tokens: 1,
}
export const artsAndSciences = { id: 2, name: 'Arts and Sciences', type: 'general', number_of_tokens: 1 }

/** A paired classroom with a course, on its way; what a test is about comes as `changes`. */
export function aClassroom(changes: Partial<Classroom> = {}): Classroom {
  return {
    id: 7,
    name: 'Letters to Lyon',
    code: 'QX7-KLM',
    status: 'active',
    start_date: '2025-09-08',
    end_date: '2025-12-07',
    created_at: '2025-08-20T10:00:00.000Z',
    expire_at: '2026-09-08T00:00:00.000Z',
    course_student_group_type_id: 1,
    progression_percent: { submitted: 22.4, approved: 46.3, blocked: 4 },
    subject_id: 2,
    subject: artsAndSciences,
    age_range_id: 2,
    age_range: { id: 2, name: '11-14 years old', min_age: 11 },
    number_students_range_id: 3,
    number_students_range: { id: 3, name: '21-30', min: 21, max: 30 },
    lang_native_id: 1,
    lang_native: { id: 1, name: 'English' },
    lang_instruction_id: 2,
    lang_instruction: { id: 2, name: 'French' },
    level_id: 2,
    level: { id: 2, name: 'Intermediate' },
    course_id: 4,
    course: { id: 4, name: 'A Day in My Life', course_guide_link: 'https://guides.example.org/a-day.pdf' },
    fixed_course: { id: 4, name: 'A Day in My Life' },
    student_payment_required: false,
    students_number: null,
    number_of_tokens: 1,
    partner_id: 9,
    partner: {
      id: 9,
      first_name: 'Camille',
      last_name: 'Durand',
      full_name: 'Camille Durand',
      avatar: null,
      school_name: 'Collège Lumière',
      city: 'Lyon',
      country: { name: 'France', iso: 'FR' },
    },
    class_pairing: { id: 3, status: 'paired' },
    teacher: { full_name: 'Ada Moreno' },
    teacher_assistants: [{ full_name: 'Jonas Berg', email: 'jonas@demo.test' }],
    ...changes,
  }
}

/** The server has nothing to show on dashboards. */
export function dashboardsAreEmpty(): void {
  answer(ACTIONS, { success: true, data: [] })
  answer(ACTIVITY, { success: true, data: { tasks: [] } })
}

/** The notification of an id; the server has none unless a test says so. */
export const NOTIFICATIONS = 'GET /api/teacher/notifications'
const noNotification = { success: true as const, data: { notifications: [], total: 0, unread_count: 0 } }

const REVIEW = 'GET /api/teacher/classrooms/{id}/review'
/** What whoever reviews it is told of a classroom: its teacher here. */
function reviewed(classroom: Classroom): ReviewedClassroom {
  const { id, name, status, course_student_group_type_id, class_pairing } = classroom
  return { id, name, status, course_student_group_type_id, class_pairing, is_owner: true, tasks: [] }
}

/** The server has this classroom, under whatever id it is asked for; a dashboard of it has nothing to show. */
export function serverHas(changes: Partial<Classroom> = {}): void {
  dashboardsAreEmpty()
  answer(NOTIFICATIONS, noNotification)
  answer(STUDENTS, { success: true, data: [] })
  answer(TASKS, { success: true, data: [] })
  answer(SUBMISSIONS, { success: true, data: [] })
  servesProfiles()
  answer(PARTNER_OF, { success: true, data: aPartner() })
  chatServer()
  answer(REVIEW, ({ params }) => ({
    success: true,
    data: reviewed(aClassroom({ id: params.id, ...changes })),
  }))
  answer(CLASSROOM, ({ params }) => ({
    success: true,
    data: aClassroom({ id: params.id, ...changes }),
  }))
}

/** Whether somebody sees all of it without scrolling. */
export function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

/** The element in a place of `width` px. */
export function place(attributes = 'classroom-id="7"', width = 800): ClassroomElement {
  const box = mount('<div></div>')
  box.style.width = `${width}px`
  const element = document.createElement('cx-classroom') as ClassroomElement
  for (const [, name = '', value = ''] of attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) {
    element.setAttribute(name, value)
  }
  box.append(element)
  return element
}

interface Scene {
  attributes?: string
  classroom?: Partial<Classroom>
  user?: Partial<User>
  width?: number
}

/** A signed-in teacher looks at a classroom. */
export async function show({ attributes, classroom = {}, user = {}, width }: Scene = {}) {
  signedIn({ user: teacher(user) })
  serverHas(classroom)
  const element = place(attributes, width)
  await see(element, 'QX7-KLM')
  return element
}

/** The element of a kind with this text, within the view. */
export function inView<E extends HTMLElement>(element: Element, selector: string, text = ''): E | undefined {
  const all = [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])]
  return all.find(candidate => candidate.textContent?.includes(text))
}
