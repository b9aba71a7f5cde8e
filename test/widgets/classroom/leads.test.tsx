import { expect } from '@open-wc/testing'
import type { NotificationType } from '../../../src/contract/entities/notification.ts'
import { SUBMISSION_GONE } from '../../../src/contract/error-codes/submissions.ts'
import '../../../src/widgets/partner-search/element.ts'
import { answer, answered, hold, refusal } from '../../support/answer.ts'
import { says as groupsAre, NAMES } from '../../support/groups-stage.tsx'
import { focused, hasFocus, modal } from '../../support/modals.ts'
import {
  byRole,
  field,
  nextEvent,
  press,
  see,
  seeNoMore,
  unmountAll,
  visibleText,
} from '../../support/page.ts'
import { signedIn, teacher } from '../../support/teacher.ts'
import { until } from '../../support/until.ts'
import { aProfileOf, aStudent, type StudentsElement } from '../students/a-list.ts'
import {
  type ClassroomElement,
  inView,
  isInWindow,
  NOTIFICATIONS,
  place,
  serverHas,
  show,
} from './a-classroom.ts'
import { anItem, showDashboard } from './a-dashboard.ts'

const LED = 'classroom-id="7" notification-id="31"'
const READ = 'PUT /api/teacher/notifications'

/** The teacher has this notification. */
function isTold(
  type: NotificationType,
  classroom_id: number | null = 7,
  student: number | null = null,
): void {
  const notification = {
    id: 31,
    type,
    status: 'unread' as const,
    subject: 'Video Posted',
    from: 'Ines M',
    created_at: '2025-10-06T08:00:00.000Z',
    classroom_id,
    object_id: 5,
    trigger_user_id: student,
    trigger_user: null,
  }
  answer(NOTIFICATIONS, {
    success: true,
    data: { notifications: [notification], total: 1, unread_count: 1 },
  })
  // what is told of is asked for by the tab that it leads to, as soon as that is there
  answer('GET /api/teacher/classrooms/{id}/submissions/{sid}', () =>
    Response.json(refusal('Gone.', SUBMISSION_GONE), { status: 404 }),
  )
  answer(READ, { success: true, data: { unread_count: 0 } })
}

/** The classroom is shown by a link of that notification. */
function arrive(type: NotificationType, classroom: Parameters<typeof serverHas>[0] = {}, from?: number) {
  signedIn({ user: teacher() })
  serverHas(classroom)
  isTold(type, from)
  return place(LED)
}

/** What a tab shows of which there is nothing yet. */
const ofNothing: Record<string, string> = {
  'My Students': 'No students yet',
  'My Tasks': 'No tasks yet',
  'Message Board': 'Message Board',
}
const textOf = (tab: string) => ofNothing[tab] ?? tab

const heading = (element: Element) =>
  until(() => inView(element, 'h4', 'Global Partner'), 'the panel of the partner')

describe('a link into a classroom', () => {
  afterEach(unmountAll)

  const wholeClass = { course_student_group_type_id: 3 as const }
  const leads: [NotificationType, Parameters<typeof serverHas>[0], string][] = [
    ['student_video_posted', {}, 'My Students'],
    ['student_response_to_video', {}, 'My Students'],
    ['student_video_fail', {}, 'My Students'],
    ['video_conversion_failed', {}, 'Submissions'],
    ['student_video_posted', wholeClass, 'Submissions'],
    ['student_response_to_video', wholeClass, 'Submissions'],
    ['response_to_message', wholeClass, 'Message Board'],
  ]
  for (const [type, classroom, tab] of leads) {
    it(`of ${type} leads to ${tab} where the group type is ${classroom?.course_student_group_type_id ?? 1}`, async () => {
      const changed = nextEvent<{ tab: string; path: string }>(document, 'cx-tab-changed')
      const element = arrive(type, classroom)
      await see(element, textOf(tab))
      expect((await changed).detail.path)
        .to.include('notification_id=31')
        .and.include(`?tab=${element.tab}&`)
      expect(answered(NOTIFICATIONS).map(({ query }) => query)).to.deep.equal([{ id: '31' }])
      await until(() => focused()?.textContent === tab, 'the focus')
      await until(() => answered(READ).length > 0, 'that it counts as read')
      expect(answered(READ).map(({ body }) => body.id)).to.deep.equal([31])
    })
  }

  it('about what a student has posted opens the profile of the student', async () => {
    signedIn({ user: teacher() })
    serverHas()
    aProfileOf(aStudent({ id: 12 }))
    isTold('student_video_posted', 7, 12)
    const changed = nextEvent<{ path: string }>(document, 'cx-tab-changed')
    const element = place(LED)
    expect((await changed).detail.path).to.equal('/classroom/7?tab=students&notification_id=31&student_id=12')
    expect(element.studentId).to.equal(12)
    const inner = await until(() => element.shadowRoot?.querySelector('cx-students[student-id="12"]'))
    expect((inner as StudentsElement).posts).to.equal('videos')
    expect(inner.getAttribute('post-id')).to.equal('5')
    await press(inner, 'Back')
    await see(element, 'No students yet')
    expect(element.studentId).to.equal(undefined)
  })

  it('about the partners of small groups opens no profile: it is a teacher who has triggered it', async () => {
    signedIn({ user: teacher() })
    serverHas({ course_student_group_type_id: 2 })
    isTold('small_group_classroom_partnership', 7, 12)
    groupsAre(null, null)
    const element = place(LED)
    await until(() => element.shadowRoot?.querySelector('cx-students'), 'the students')
    await until(() => answered(NAMES).length > 0, 'the groups')
    expect(element.studentId).to.equal(undefined)
  })

  it('about what a whole class has posted opens that submission', async () => {
    const changed = nextEvent<{ path: string }>(document, 'cx-tab-changed')
    const element = arrive('student_video_posted', wholeClass)
    expect((await changed).detail.path).to.equal(
      '/classroom/7?tab=submissions&notification_id=31&submissionId=5',
    )
    expect(element.submissionId).to.equal(5)
    await until(() => element.shadowRoot?.querySelector('cx-submissions[submission-id="5"]'), 'the post')
  })

  it('about a comment leads to that comment', async () => {
    const element = arrive('response_to_message')
    await until(() => element.shadowRoot?.querySelector('cx-message-board[comment-id="5"]'), 'the comment')
    expect(element.commentId).to.equal(5)
  })

  for (const [what, type, from] of [
    ['of another kind', 'classroom_expired', 7],
    ['of another classroom', 'student_video_posted', 8],
  ] as const) {
    it(`${what} leads to no tab`, async () => {
      const element = arrive(type, {}, from)
      element.addEventListener('cx-tab-changed', () => expect.fail('led somewhere'))
      await see(element, 'Action Items')
      expect(answered(NOTIFICATIONS)).to.have.length(1)
      expect(focused()).to.equal(document.body)
    })
  }

  it('leads to the tab that it names, and to no other', async () => {
    const element = await show({ attributes: `${LED} tab="submissions"` })
    await see(element, 'No submissions yet')
    expect(answered(NOTIFICATIONS)).to.have.length(0)
  })

  it("leads to a tab once: the next choice is the teacher's, and the address says so", async () => {
    const element = arrive('student_video_posted')
    await see(element, 'No students yet')
    const changed = nextEvent<{ path: string }>(element, 'cx-tab-changed')
    await press(element, 'My Dashboard')
    expect((await changed).detail.path).to.equal('/classroom/7?tab=dashboard&notification_id=31')
    await see(element, 'Action Items')
    expect(answered(NOTIFICATIONS)).to.have.length(1)
  })

  it('shows the outline of the tabs until it is known where it leads', async () => {
    signedIn({ user: teacher() })
    serverHas()
    const arrives = hold(NOTIFICATIONS, {
      success: true,
      data: { notifications: [], total: 0, unread_count: 0 },
    })
    const element = place(LED)
    await see(element, 'Letters to Lyon')
    await until(() => element.shadowRoot?.querySelector('.tabs-outline'), 'the outline')
    expect(visibleText(element)).not.to.include('My Dashboard')
    arrives()
    await see(element, 'Action Items')
  })

  it('says that the notification did not come, and shows the dashboard or tries again', async () => {
    signedIn({ user: teacher() })
    serverHas()
    answer(NOTIFICATIONS, refusal(''), { status: 500 })
    const element = place(LED)
    const told = await modal(element, 'Notification')
    await see(told, 'Error loading notification, Please try again.')
    answer(NOTIFICATIONS, refusal('Out of order.'), { status: 500 })
    await press(told, 'Retry')
    await see(element, 'Out of order.')
    await press(element, 'OK')
    await see(element, 'Action Items')
    await seeNoMore(element, 'Out of order.')
  })

  const partnerLinks: [attribute: string, partner: object, text: string][] = [
    ['open-chat', {}, 'Chat with Camille D.'],
    ['show-partner-search', { partner: null }, 'Let Me Choose'],
    ['allow-partner-search', { partner: null }, 'This classroom is not paired yet.'],
  ]
  for (const [attribute, classroom, text] of partnerLinks) {
    it(`with ${attribute} leads to the global partner, out of sight or not`, async () => {
      document.body.style.paddingBlock = '200vh'
      try {
        scrollTo(0, 0)
        const element = await show({ attributes: `classroom-id="7" ${attribute}`, classroom, width: 390 })
        const title = await heading(element)
        await hasFocus(title)
        await until(() => isInWindow(title), 'the heading in sight')
        await see(element, text)
        await expect(element).to.be.accessible()
      } finally {
        document.body.style.paddingBlock = ''
      }
    })

    it(`with ${attribute} beside a tab leads to that tab`, async () => {
      const element = await show({ attributes: `classroom-id="7" tab="tasks" ${attribute}`, classroom })
      await see(element, 'No tasks yet')
      expect(focused()).to.equal(document.body)
    })

    it(`leads from another tab, too, as soon as the page asks for ${attribute}`, async () => {
      const element = await show({ attributes: 'classroom-id="7" tab="tasks"', classroom })
      await see(element, 'No tasks yet')
      element.setAttribute(attribute, '')
      await hasFocus(await heading(element))
      await see(element, text)
      expect(element.tab).to.equal('dashboard')
    })
  }

  it('leaves the focus to whoever works elsewhere on the page', async () => {
    const other = document.createElement('input')
    document.body.append(other)
    try {
      other.focus()
      const element = await show({ attributes: 'classroom-id="7" open-chat' })
      await see(element, 'Chat with Camille D.')
      expect(focused()).to.equal(other)
    } finally {
      other.remove()
    }
  })

  it('leads independent teachers, who have no partner, nowhere', async () => {
    const user = { user_type: { slug: 'independent-teacher' as const } }
    const element = await show({ attributes: 'classroom-id="7" open-chat', user })
    await see(element, 'Student Activity')
    expect(focused()).to.equal(document.body)
  })

  const pressed: [
    what: string,
    trigger: 'message_partner' | 'find_partner',
    name: string,
    partner: object,
  ][] = [
    ['Open chat', 'message_partner', 'Open chat An item', {}],
    ['Find', 'find_partner', 'Find An item', { partner: null }],
  ]
  for (const [what, trigger, name, classroom] of pressed) {
    it(`of an action item, ${what}, leads to the global partner each time`, async () => {
      const items = [anItem({ action: { is_task: false, task: 'An item', trigger } })]
      const element: ClassroomElement = await showDashboard({ items, classroom })
      const way = await byRole(element, 'link', name)
      way.focus()
      way.click()
      if (trigger === 'find_partner') {
        await hasFocus(await heading(element))
        await see(element, 'Let Me Choose')
      } else await hasFocus(await field(element, 'Message'))
      way.focus()
      way.click()
      await hasFocus(await heading(element))
    })
  }
})
