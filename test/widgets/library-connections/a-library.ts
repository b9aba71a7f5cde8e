import type {
  ActiveClassroom,
  LibraryConnectionRequest,
} from '../../../src/contract/entities/library-connection-request.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/library-connections/element.ts'
import type { LibraryConnectionsProps } from '../../../src/widgets/library-connections/library-connections.tsx'
import { answer, answered } from '../../support/answer.ts'
import {
  aLibraryRequest,
  anActiveClassroom,
  anOwnRequest,
  COURSE,
  librarian,
} from '../../support/libraries.ts'
import { modal } from '../../support/modals.ts'
import { field, fill, mount, press, see, tick } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { answersUser, signedIn } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'

export type LibrariesElement = HTMLElement & Omit<LibraryConnectionsProps, 'widget'>

const ROOT = '/api/teacher/librarian-connection-request'
export const LIST = `GET ${ROOT}/not-hidden`
export const HIDDEN = `GET ${ROOT}/hidden`
export const OWN = `GET ${ROOT}`
export const ONE = `GET ${ROOT}/{id}`
export const POST = `POST ${ROOT}`
export const PUT = `PUT ${ROOT}/{id}`
export const DELETE = `DELETE ${ROOT}/{id}`
export const HIDE = `POST ${ROOT}/{id}/create-hidden`
export const SHOW = `DELETE ${ROOT}/{id}/delete-hidden`
export const SHOW_ALL = `DELETE ${ROOT}/delete-hidden`
export const VIEW = `POST ${ROOT}/{id}/views-number`
export const CONNECT = `POST ${ROOT}/{id}/connect`
export const AGES = `GET ${ROOT}/age-ranges`
export const COURSES = `GET ${ROOT}/courses`
export const CLASSROOMS = 'GET /api/teacher/last-active-classrooms'
export const USER = 'GET /api/teacher/user'
export const TOPICS = 'GET /api/teacher/topics'

export const FJORD = aLibraryRequest()
export const DESERT = aLibraryRequest({
  id: 42,
  name: 'Rosa D.',
  school_name: 'Desert Library',
  school_location: 'Tucson, Arizona, United States',
  country: { name: 'United States', iso: 'US' },
  text_request: 'Desert readers look for readers by the sea.',
  fit: null,
})
export const MINE = anOwnRequest()
/** What is answered once one's own is posted. */
export const POSTED = anOwnRequest({
  id: 52,
  classroom_name: 'Wave Readers',
  expire_at: '2025-11-05T12:00:00.000Z',
})

/** Of a librarian whose library’s subscription has ended. */
export const ENDED: Partial<User> = {
  school: { id: 3, parent_organization_id: null, librarian_subscription: { end_date: '2025-01-31' } },
}

export const ages = [
  { id: 2, name: '7-10 years old', min_age: 7 },
  { id: 3, name: '11-14 years old', min_age: 11 },
]

interface Library {
  requests?: readonly LibraryConnectionRequest[]
  total?: number
  hidden?: number
  own?: readonly LibraryConnectionRequest[]
  classrooms?: readonly ActiveClassroom[]
}

const page = (requests: readonly LibraryConnectionRequest[], total = requests.length, hidden = 0) => ({
  success: true as const,
  data: { requests: [...requests], total, hidden_count: hidden },
})

/** Other libraries ask for these from now on. */
export const othersAsk = (requests: readonly LibraryConnectionRequest[], total?: number, hidden?: number) =>
  answer(LIST, page(requests, total, hidden))

/** These are hidden. */
export const hiddenAre = (requests: readonly LibraryConnectionRequest[]) =>
  answer(HIDDEN, page(requests, requests.length, requests.length))

/** The server has this. */
export function serverHas({
  requests = [FJORD, DESERT],
  total,
  hidden,
  own = [MINE],
  classrooms = [anActiveClassroom()],
}: Library = {}): void {
  answersUser()
  othersAsk(requests, total, hidden)
  answer(OWN, { success: true, data: [...own] })
  answer(CLASSROOMS, { success: true, data: [...classrooms] })
  answer(ONE, ({ params }) => ({
    success: true,
    data: [...requests, ...own].find(({ id }) => id === params.id) ?? FJORD,
  }))
  answer(VIEW, { success: true, data: { views_number: 4 } })
  answer(TOPICS, {
    success: true,
    data: [
      { id: 1, name: 'Arts' },
      { id: 2, name: 'Books' },
    ],
  })
  answer(AGES, { success: true, data: ages })
  answer(COURSES, { success: true, data: [COURSE] })
  answer('GET /api/teacher/age-ranges', { success: true, data: ages })
  answer('GET /api/teacher/number-students-ranges', {
    success: true,
    data: [
      { id: 2, name: '11-20', min: 11, max: 20 },
      { id: 3, name: '21-30', min: 21, max: 30 },
    ],
  })
  answer('GET /api/teacher/subjects', {
    success: true,
    data: [{ id: 3, name: 'Library', type: 'general', number_of_tokens: 1 }],
  })
}

interface Scene extends Library {
  attributes?: string
  user?: Partial<User>
}

/** The element before a librarian, who sees nothing of it yet. */
export function place(attributes = '', user: Partial<User> = {}): LibrariesElement {
  signedIn({ user: librarian(user) })
  return mount(`<cx-library-connections ${attributes}></cx-library-connections>`)
}

/** A librarian looks at this. */
export async function show({ attributes, user, ...library }: Scene = {}): Promise<LibrariesElement> {
  serverHas(library)
  const element = place(attributes, user)
  const total = library.total ?? library.requests?.length ?? 2
  await see(element, total === 1 ? '1 request' : `${total} requests`)
  return element
}

/** The details of a request are open. */
export async function opened(scene: Scene = {}, name = 'Fjord Library') {
  const element = await show(scene)
  await press(element, `See Details of ${name}`)
  return { element, details: await modal(element, `Request of ${name}`) }
}

/** Whether to connect is asked. */
export async function connecting(scene: Scene = {}) {
  const element = await show(scene)
  await press(element, 'Connect to Fjord Library')
  return { element, question: await modal(element, 'Connect with Fjord Library') }
}

/** A new request is written. */
export async function writing(scene: Scene = {}) {
  const element = await show(scene)
  await press(element, 'New Request')
  return { element, form: await modal(element, 'New Request') }
}

/** Waits until a select of the form has this to choose. */
export async function offers(form: HTMLElement, label: string, text: string): Promise<void> {
  const { options } = (await field(form, label)) as unknown as HTMLSelectElement
  await until(() => [...options].some(option => option.text === text), `'${text}' in ${label}`)
}

/** Everything of the form is filled in. */
export async function fillAll(form: HTMLElement): Promise<void> {
  await fill(form, 'Classroom Name', ' Wave Readers ')
  await fill(form, 'Description', ' Who reads by the sea? ')
  await tick(form, 'Books')
  await offers(form, 'Age Range', '7-10 years old')
  await fill(form, 'Age Range', '2')
  await offers(form, 'Course', COURSE.name)
  await fill(form, 'Course', String(COURSE.id))
}

/** The agreement of the school is not signed yet. */
export const nobodyHasSigned = () =>
  answer('GET /api/teacher/profile/teacher-agreement-status', {
    success: true,
    data: { teacher_agreement_completed_at: null, agreement_url: '/agreement', signed: false } as never,
  })

export const all = <E extends HTMLElement>(element: Element, selector: string): E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]

/** The cards of other libraries by what they are called, in their order. */
export const cards = (element: Element): (string | null | undefined)[] =>
  all(element, '[data-request]').map(card => card.querySelector('h4')?.textContent)

/** What the list was asked for. */
export const questions = () => answered(LIST).map(({ query }) => query)
