import type { Course } from '../../../src/contract/entities/course.ts'
import type { UserTypeSlug } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/course-library/element.ts'
import { answer, answered } from '../../support/answer.ts'
import { mount } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { signedIn, teacher } from '../../support/teacher.ts'

export const COURSES = 'GET /api/teacher/courses'

export const names = [
  'Languages and Cultures',
  'Arts and Sciences',
  'Library',
  'Players Trust',
  'Independent Basic',
  'Independent Language',
  'Independent Players Trust',
]
const subjects = names.map((name, index) => ({ id: index + 1, name, type: 'other', number_of_tokens: 1 }))

export const serverHas = (...data: Course[]) => answer(COURSES, { success: true, data })

export function reference() {
  answer('GET /api/teacher/subjects', { success: true, data: subjects })
  answer('GET /api/teacher/languages', { success: true, data: [{ id: 2, name: 'Spanish' }] })
  answer('GET /api/teacher/age-ranges', {
    success: true,
    data: [{ id: 3, name: '11-14 years old', min_age: 11 }],
  })
  answer('GET /api/teacher/levels', {
    success: true,
    data: [{ id: 1, name: 'Novice', description: 'They say who they are.' }],
  })
}

export function place(slug: UserTypeSlug = 'teacher', attributes = '') {
  signedIn({ user: teacher({ user_type: { slug } }) })
  reference()
  return mount(`<cx-course-library ${attributes}></cx-course-library>`)
}

/** What the courses were asked for, in order. */
export const questions = () => answered(COURSES).map(({ url }) => url.search)

/** What a dropdown offers. */
export const options = (element: Element, label: string) => {
  const labels = [...(element.shadowRoot?.querySelectorAll('label') ?? [])]
  const select = labels.find(({ textContent }) => textContent === label)?.control as HTMLSelectElement | null
  return [...(select?.options ?? [])].map(option => option.label)
}
