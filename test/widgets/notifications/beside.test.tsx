import { expect } from '@open-wc/testing'
import type { Notification } from '../../../src/contract/entities/notification.ts'
import { type NotificationType, notificationTypes } from '../../../src/contract/rules/notification-kinds.ts'
import { answer, refusal } from '../../support/answer.ts'
import { allClosed, focused, modal } from '../../support/modals.ts'
import { departuresIn } from '../../support/navigation.ts'
import { mount, press, see, unmountAll } from '../../support/page.ts'
import { servesProfiles } from '../../support/student-profiles.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { type ClassroomElement, serverHas as classroomIs } from '../classroom/a-classroom.ts'
import { type ConnectionsElement, serverHas as requestsAre } from '../connections/a-connection.ts'
import { aStudent } from '../students/a-list.ts'
import { aNotification, read, serverHas } from './a-notification.ts'

const OPEN = 'Open Video Posted from Zoë B'

/** A school's page with a list, a classroom and the connection requests, and no script of its own. */
function page(given: Partial<Notification>, classroomId = 7) {
  signedIn({ user: teacher() })
  classroomIs()
  answer('GET /api/teacher/classrooms/{id}/submissions-partner', { success: true, data: [] })
  answer('GET /api/teacher/classrooms/{id}/flags', { success: true, data: [] })
  servesProfiles([aStudent({ id: 12 })])
  requestsAre()
  serverHas([aNotification(given)])
  const place = mount(`<div>
    <cx-notifications></cx-notifications>
    <cx-classroom classroom-id="${classroomId}" tab="tasks"></cx-classroom>
    <cx-connections></cx-connections>
  </div>`)
  const find = <E extends Element>(tag: string) => place.querySelector(tag) as E
  return {
    list: find('cx-notifications'),
    classroom: find<ClassroomElement>('cx-classroom'),
    requests: find<ConnectionsElement>('cx-connections'),
  }
}

type Page = ReturnType<typeof page>

const inside = (element: Element, selector: string) =>
  until(() => element.shadowRoot?.querySelector(selector), selector)

async function showsStudent({ classroom }: Page, more = ''): Promise<void> {
  await inside(classroom, `cx-students[student-id="12"]${more}`)
  expect(classroom.tab).to.equal('students')
}

async function showsRequest({ requests }: Page): Promise<void> {
  const told = await modal(requests, 'Request of Camille D.')
  expect(requests.invitationId).to.equal(31)
  await press(told, 'Close')
}

async function showsPost({ classroom }: Page): Promise<void> {
  const inner = await inside(classroom, 'cx-submissions[submission-id="31"]')
  expect([classroom.tab, (inner as ClassroomElement).partner]).to.deep.equal(['submissions', true])
}

/** Where each kind lands in such a page: with which tab, student, post, comment, chat, request or modal. */
const lands: Record<NotificationType, (page: Page) => Promise<unknown>> = {
  student_video_posted: page => showsStudent(page, '[post-id="31"]'),
  student_response_to_video: page => showsStudent(page, '[post-id="31"]'),
  async student_video_fail(page) {
    await press(await modal(page.list, 'VIDEO FAILED'), 'See the student')
    await showsStudent(page, ':not([post-id])')
    await allClosed()
  },
  async video_conversion_failed({ classroom }) {
    await inside(classroom, 'cx-submissions:not([submission-id])')
    expect(classroom.tab).to.equal('submissions')
  },
  async response_to_message({ classroom }) {
    await inside(classroom, 'cx-message-board[comment-id="31"]')
    expect(classroom.tab).to.equal('message-board')
  },
  partner_connection_request: showsRequest,
  partner_connection_accepted: showsRequest,
  partner_connection_declined: showsRequest,
  partner_message: ({ classroom }) => see(classroom, 'Chat with Camille D.'),
  alert_created: async ({ list }) => press(await modal(list, 'ALERT'), 'OK'),
  classroom_expired: ({ classroom }) => see(classroom, 'Action Items'),
  partner_responded_to_student_video: showsPost,
  partner_student_post_video: showsPost,
  async small_group_classroom_partnership({ classroom }) {
    await inside(classroom, 'cx-students:not([student-id])')
    expect(classroom.tab).to.equal('students')
  },
}

/** Who has the focus inside of it, or in one that it holds. */
const hasFocusIn = (element: Element) =>
  until(() => {
    for (let at: Node | null = focused(); at; at = at.parentNode ?? (at as ShadowRoot).host ?? null)
      if (at === element) return true
    return false
  }, `the focus in <${element.localName}>`)

describe('a notification in a page with elements that can show it', () => {
  afterEach(unmountAll)
  // what the page was taken to by one test is nothing to the next
  afterEach(() => window.dispatchEvent(new Event('pointerdown')))
  afterEach(allClosed)

  for (const type of notificationTypes) {
    it(`opens there: ${type}`, async () => {
      const shown = page({ type })
      answer('GET /api/teacher/alerts', { success: true, data: [] })
      answer('GET /api/teacher/notifications/{id}/failed-video', {
        success: true,
        data: {
          ...{ student_first_name: 'Zoë', student_last_initial: 'B', created_at: new Date().toISOString() },
          ...{ class_task: { task_name: 'The river' }, responding_to: null, is_response: false },
        },
      })
      await see(shown.classroom, 'QX7-KLM')
      await see(shown.requests, 'Sort by')
      const gone = await departuresIn(async () => {
        await press(shown.list, OPEN)
        await lands[type](shown)
      })
      expect(gone).to.deep.equal([])
      await until(() => read().length > 0, 'that it counts as read')
    })
  }

  for (const status of ['unread', 'read'] as const) {
    it(`takes the teacher there, however often it is opened, ${status}`, async () => {
      const shown = page({ status })
      await see(shown.classroom, 'QX7-KLM')
      await press(shown.list, OPEN)
      await showsStudent(shown)
      await hasFocusIn(shown.classroom)
      await press(shown.classroom, 'My Tasks')
      await until(() => shown.classroom.tab === 'tasks')
      await press(shown.list, OPEN)
      await showsStudent(shown)
      await hasFocusIn(shown.classroom)
    })
  }

  it('of another classroom asks the page, and opens all of it in the element that the page gives that classroom', async () => {
    const shown = page({}, 8)
    shown.list.addEventListener('cx-navigate', event => {
      event.preventDefault()
      // as the examples in docs/embedding.md do
      const { params } = (event as CustomEvent<{ params: { classroomId: number } }>).detail
      shown.classroom.setAttribute('classroom-id', String(params.classroomId))
    })
    await see(shown.classroom, 'QX7-KLM')
    await press(shown.list, OPEN)
    await showsStudent(shown, '[post-id="31"]')
    await hasFocusIn(shown.classroom)
  })

  it('that was deleted meanwhile opens the classroom, and says nothing that is not so', async () => {
    const shown = page({})
    await see(shown.classroom, 'QX7-KLM')
    await see(shown.list, '1 unread')
    answer('PUT /api/teacher/notifications', refusal('There is no such notification.'), { status: 404 })
    answer('GET /api/teacher/notifications', {
      success: true,
      data: { notifications: [], total: 0, unread_count: 0 },
    })
    await press(shown.list, OPEN)
    await see(shown.classroom, 'Action Items')
    await hasFocusIn(shown.classroom)
  })

  it('of a classroom that is shown, and that the teacher has no rights for any more, is told there', async () => {
    const shown = page({})
    shown.classroom.addEventListener('cx-classroom-error', event => event.preventDefault())
    answer('GET /api/teacher/classrooms/{id}', refusal('', 10), { status: 403 })
    await see(shown.classroom, 'You do not have rights for the selected classroom...')
    expect(await departuresIn(() => press(shown.list, OPEN))).to.deep.equal([])
    await hasFocusIn(shown.classroom)
  })
})
