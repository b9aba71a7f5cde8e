import type { ConnectionDetail, ConnectionRequest } from '../../../src/contract/entities/connection.ts'
import type { User } from '../../../src/contract/entities/user.ts'
import '../../../src/widgets/connections/element.ts'
import { connections as t } from '../../../src/core/messages/connections.ts'
import type { ConnectionsProps } from '../../../src/widgets/connections/connections.tsx'
import { answer, answered } from '../../support/answer.ts'
import { modal } from '../../support/modals.ts'
import { mount, press, see } from '../../support/page.ts'
import '../../support/page-visibility.ts'
import { aRequest, aSentRequest, inDetail } from '../../support/partners.ts'
import { answersUser, signedIn, teacher } from '../../support/teacher.ts'

export type ConnectionsElement = HTMLElement & Omit<ConnectionsProps, 'widget'>

export const LIST = 'GET /api/teacher/connections'
export const ONE = 'GET /api/teacher/connections/{id}'
export const ACCEPT = 'POST /api/teacher/connections/{id}/accept'
export const DECLINE = 'POST /api/teacher/connections/{id}/decline'
export const RESEND = 'POST /api/teacher/connections/{id}/resend'
export const CANCEL = 'POST /api/teacher/connections/{id}/cancel'

export const RECEIVED = aRequest()
export const SENT = aSentRequest()

/** The server has these requests. */
export function serverHas(
  requests: readonly ConnectionRequest[] = [RECEIVED, SENT],
  detail: Partial<ConnectionDetail> = {},
): void {
  answersUser()
  answer(LIST, { success: true, data: [...requests] })
  answer(ONE, ({ params }) => ({
    success: true,
    data: inDetail(requests.find(({ id }) => id === params.id) ?? RECEIVED, detail),
  }))
}

/** The element before a signed-in teacher. */
export function place(attributes = '', user: Partial<User> = {}): ConnectionsElement {
  signedIn({ user: teacher(user) })
  return mount(`<cx-connections ${attributes}></cx-connections>`)
}

interface Scene {
  requests?: readonly ConnectionRequest[]
  detail?: Partial<ConnectionDetail>
  attributes?: string
  user?: Partial<User>
}

/** A teacher looks at these requests: they are here, not only what they are listed by. */
export async function show(scene: Scene = {}): Promise<ConnectionsElement> {
  const { requests = [RECEIVED, SENT], detail, attributes, user } = scene
  serverHas(requests, detail)
  const element = place(attributes, user)
  await see(element, requests.length === 0 ? 'No connection requests yet' : t.count(requests.length))
  return element
}

/** Name of the button that opens a request: with whom it is, and about which classrooms. */
export const detailsOf = ({
  side,
  teacher,
  invited_teacher,
  classroom,
  invited_classroom,
}: ConnectionRequest) =>
  `See Details of ${(side === 'sent' ? invited_teacher : teacher).full_name}: ` +
  [classroom.name, invited_classroom?.name].filter(Boolean).join(', ')

/** The request of Camille is open. */
export async function opened(scene: Scene = {}) {
  const element = await show(scene)
  await press(element, detailsOf(scene.requests?.[0] ?? RECEIVED))
  return { element, details: await modal(element, 'Request of Camille D.') }
}

/** The request to Bruno is open. */
export async function openedSent(scene: Scene = {}) {
  const element = await show(scene)
  await press(element, detailsOf(scene.requests?.[0] ?? SENT))
  return { element, details: await modal(element, 'Request to Bruno K.') }
}

export const all = <E extends HTMLElement>(element: Element, selector: string): E[] => [
  ...(element.shadowRoot?.querySelectorAll<E>(selector) ?? []),
]

/** What the list was asked for. */
export const questions = () => answered(LIST).map(({ query }) => query)
