import type { Classroom } from '../../../src/contract/entities/classroom.ts'
import type { Student, StudentTask } from '../../../src/contract/entities/student.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/students/element.ts'
import type { StudentsProps } from '../../../src/widgets/students/students.tsx'
import { answer, answered } from '../../support/answer.ts'
import { mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { says } from '../../support/groups-stage.tsx'
import { servesProfiles } from '../../support/student-profiles.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aClassroom, CLASSROOM } from '../classroom/a-classroom.ts'

export type StudentsElement = HTMLElement & Omit<StudentsProps, 'widget'>

export const LIST = 'GET /api/teacher/classrooms/{id}/students'
export const CREATE = 'POST /api/teacher/classrooms/{id}/students/create'
export const DELETE = 'DELETE /api/teacher/classrooms/{id}/students/{student_id}'
export const RESTORE = 'POST /api/teacher/classrooms/{id}/students/{student_id}/restore'
export const APPROVAL = 'PUT /api/teacher/classrooms/{id}/students/submissions/permissions'

/** Old enough that approval is the teacher's choice. */
export const OLD_ENOUGH = { age_range_id: 3, age_range: { id: 3, name: '13-15 years old', min_age: 13 } }

export const aTask = (changes: Partial<StudentTask> = {}): StudentTask => ({
  id: 1,
  task_name: 'Our river',
  type: 'create',
  status: 'to-do',
  due_date: null,
  ...changes,
})

/** A student with two tasks; what a test is about comes as `changes`. */
export function aStudent(changes: Partial<Student> = {}): Student {
  return {
    id: 11,
    first_name: 'Ines',
    last_initial: 'M',
    full_name: 'Ines M',
    username: 'ines-kite-42',
    is_approved_name: true,
    partner_name: null,
    partner_is_approved_name: null,
    tasks: [
      aTask({ status: 'approved' }),
      aTask({ type: 'response', status: 'pending', due_date: '2025-10-20' }),
      aTask({ id: 2, task_name: 'My street' }),
    ],
    progression_percent: { submitted: 20, approved: 40, blocked: 0 },
    pivot: { approve_student_submissions: true },
    payments: [],
    hasPayments: false,
    ...changes,
  }
}

export const INES = aStudent()
export const OMAR = aStudent({
  id: 12,
  first_name: 'Omar',
  full_name: 'Omar B',
  username: 'omar-lamp-17',
  pivot: { approve_student_submissions: false },
})

/** So many students with so many tasks each. */
export const studentsOf = (number: number, tasks = 2): Student[] =>
  Array.from({ length: number }, (_, index) =>
    aStudent({
      id: index + 1,
      full_name: `Student ${index + 1}`,
      username: `student-${index + 1}`,
      tasks: Array.from({ length: tasks }, (_, task) =>
        aTask({ id: task + 1, task_name: `Task ${task + 1}`, status: task % 2 ? 'approved' : 'to-do' }),
      ),
    }),
  )

/** The server has these students, whatever it is asked for, in this classroom. */
export function serverHas(students: readonly Student[], classroom: Partial<Classroom> = OLD_ENOUGH): void {
  answer(CLASSROOM, ({ params }) => ({ success: true, data: aClassroom({ id: params.id, ...classroom }) }))
  answer(LIST, { success: true, data: [...students] })
  servesProfiles(students)
  // where it is one of groups, both sides have agreed on them
  if (classroom.course_student_group_type_id === 2) says(students.length, students.length)
}

/** The profile of a student who has posted nothing. */
export function aProfileOf(student: Student): void {
  answer('GET /api/teacher/classrooms/{id}/students/{student_id}', { success: true, data: student })
  answer('GET /api/teacher/classrooms/{id}/students/{student_id}/videos', { success: true, data: [] })
}

/** What the list was asked for, in order. */
export const questions = () => answered(LIST).map(({ query }) => query)

interface Scene {
  students?: readonly Student[]
  classroom?: Partial<Classroom>
  user?: Partial<User>
  /** An operator is at work as the teacher. */
  operator?: string
  attributes?: string
  width?: number
}

/** The element in a place of `width` px, before a signed-in teacher. */
export function place({ user = {}, operator, attributes = '', width = 1100 }: Scene = {}): StudentsElement {
  signedIn({ user: teacher(user), ...(operator && { operator }) })
  // nothing is open that a test before has left open
  history.replaceState(null, '')
  const box = mount(`<div><cx-students classroom-id="7" ${attributes}></cx-students></div>`)
  box.style.width = `${width}px`
  return box.firstElementChild as StudentsElement
}

/** A teacher looks at these students. */
export async function show(scene: Scene = {}): Promise<StudentsElement> {
  const { students = [INES, OMAR], classroom = {} } = scene
  serverHas(students, { ...OLD_ENOUGH, ...classroom })
  const element = place(scene)
  if (students.length > 0) await shows(element, ...students.slice(0, 1).map(({ full_name }) => full_name))
  return element
}

export function all<E extends HTMLElement>(element: Element, selector: string): E[] {
  return [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])]
}

export const names = (element: Element): string[] =>
  all(element, '.name').map(({ textContent }) => textContent?.trim() ?? '')

/** Waits until the first rows have these names, in this order. */
export const shows = (element: Element, ...wanted: string[]): Promise<boolean> =>
  until(
    () => names(element).slice(0, wanted.length).join() === wanted.join(),
    () => `${wanted} in place of ${names(element)}`,
  )
