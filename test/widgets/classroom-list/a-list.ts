import type { ClassroomListItem } from '../../../src/contract/entities/classroom.ts'
import type { User, UserTypeSlug } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/classroom-list/element.ts'
import type { ClassroomListProps } from '../../../src/widgets/classroom-list/classroom-list.tsx'
import { answer, answered } from '../../support/answer.ts'
import { mount } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

export type ListElement = HTMLElement & Omit<ClassroomListProps, 'widget'>

export const LIST = 'GET /api/teacher/classrooms'
export const SUBJECTS = 'GET /api/teacher/subjects'

export const subjects = [
  { id: 1, name: 'Languages and Cultures', type: 'world_languages', number_of_tokens: 1 },
  { id: 2, name: 'Arts and Sciences', type: 'general', number_of_tokens: 1 },
]
/** A subject that librarians alone may pick. */
export const LIBRARY = { id: 3, name: 'Library', type: 'general', number_of_tokens: 1 }

/** A paired classroom on its way; what a test is about comes as `changes`. */
export function anItem(changes: Partial<ClassroomListItem> = {}): ClassroomListItem {
  return {
    id: 7,
    name: 'Letters to Lyon',
    code: 'QX7KLMN',
    status: 'active',
    start_date: '2025-09-08',
    end_date: '2025-12-07',
    created_at: '2025-08-20T10:00:00.000Z',
    expire_at: null,
    course_student_group_type_id: 2,
    progression_percent: { submitted: 22.4, approved: 46.3, blocked: 4 },
    subject: { id: 1, name: 'Languages and Cultures' },
    tasks_count: 6,
    submissions_count: 20,
    responses_count: 11,
    partner: { avatar: null, first_name: 'Camille', last_name: 'Durand', full_name: 'Camille Durand' },
    ...changes,
  }
}

/** So many classrooms, named 'Classroom 1' and on. */
export const items = (number: number): ClassroomListItem[] =>
  Array.from({ length: number }, (_, index) =>
    anItem({ id: index + 1, name: `Classroom ${index + 1}`, code: `C${index + 1}` }),
  )

/** The server has these classrooms, whatever it is asked for. */
export function serverHas(...classrooms: ClassroomListItem[]): void {
  answer(LIST, { success: true, data: classrooms })
}

/** What the list was asked for, in order. */
export const questions = () => answered(LIST).map(({ query }) => query)

/** The element in a place of `width` px, before a teacher of this type. */
export function place(attributes = '', user: Partial<User> = {}, width = 1000): ListElement {
  signedIn({ user: teacher(user) })
  const box = mount(`<div><cx-classroom-list ${attributes}></cx-classroom-list></div>`)
  box.style.width = `${width}px`
  return box.firstElementChild as ListElement
}

export const ofType = (slug: UserTypeSlug): Partial<User> => ({ user_type: { slug } })

export function all<E extends HTMLElement>(element: Element, selector: string): E[] {
  return [...(element.shadowRoot?.querySelectorAll<E>(selector) ?? [])]
}

/** Texts of what a selector finds in the view. */
export const texts = (element: Element, selector: string): string[] =>
  all(element, selector).map(({ textContent }) => textContent?.trim() ?? '')

/** Waits until the rows or cards have these names, in this order. */
export function shows(element: Element, ...names: string[]): Promise<boolean> {
  const found = () => texts(element, '.cx-table-link, .card-name').join()
  return until(() => found() === names.join(), `${names} in place of ${found()}`)
}

/** Waits until the second dropdown has these values, in this order. */
export function offers(element: Element, ...names: string[]): Promise<boolean> {
  const found = () => texts(element, '.values option').slice(1).join()
  return until(() => found() === names.join(), `${names} in place of ${found()}`)
}

/** Its height once it has been the same for some looks in a row. */
export async function restingHeight(element: Element): Promise<number> {
  const heights: number[] = []
  return until(() => {
    heights.push(element.getBoundingClientRect().height)
    return heights.length > 10 && new Set(heights.slice(-10)).size === 1 && heights.at(-1)
  }, 'the list to rest')
}

/** An answer that comes when the test says so. */
export function later<T>(): { promise: Promise<T>; comes: (value: T) => void } {
  const { promise, resolve } = Promise.withResolvers<T>()
  return { promise, comes: resolve }
}
