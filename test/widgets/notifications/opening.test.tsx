import { expect } from '@open-wc/testing'
import {
  type Alert,
  alertColors,
  type FailedVideo,
  type NotificationType,
} from '../../../src/contract/entities/notification.ts'
import { answer, refusal } from '../../support/answer.ts'
import { allClosed, modal } from '../../support/modals.ts'
import { nextPath } from '../../support/navigation.ts'
import { nextEvent, press, see, unmountAll } from '../../support/page.ts'
import { until } from '../../support/until.ts'
import { aClassroom } from '../classroom/a-classroom.ts'
import {
  aNotification,
  LIST,
  type NotificationsElement,
  questions,
  read,
  serverHas,
  show,
} from './a-notification.ts'

const ALERTS = 'GET /api/teacher/alerts'
const FAILED = 'GET /api/teacher/notifications/{id}/failed-video'
const CLASSROOM = 'GET /api/teacher/classrooms/{id}'

const anAlert = (changes: Partial<Alert> = {}): Alert => ({
  id: 31,
  message: '<p>Maintenance <b>tonight</b><img src=x onerror="document.title = 1"></p>',
  color: 'warning',
  starts_at: new Date(2026, 2, 5, 14, 0).toISOString(),
  ends_at: new Date(2026, 2, 6, 9, 30).toISOString(),
  ...changes,
})

const OPEN = 'Open Video Posted from Zoë B'
const openAs = (changes: Parameters<typeof aNotification>[0]) => show([aNotification(changes)])

async function pathOf(element: NotificationsElement): Promise<string> {
  const path = nextPath(element)
  await press(element, OPEN)
  return path
}

/** Every kind that is a place, and where it leads (P1 §4, P2 §2, P3 §2). */
const places: [NotificationType, string][] = [
  ['student_video_posted', '/classroom/7?notification_id=1'],
  ['student_response_to_video', '/classroom/7?notification_id=1'],
  ['video_conversion_failed', '/classroom/7?notification_id=1'],
  ['response_to_message', '/classroom/7?notification_id=1'],
  ['partner_connection_request', '/connections/31?notification_id=1'],
  ['partner_connection_accepted', '/connections/31?notification_id=1'],
  ['partner_connection_declined', '/connections/31?notification_id=1'],
  ['partner_message', '/classroom/7?open_chat=true&notification_id=1'],
  ['classroom_expired', '/classroom/7?notification_id=1'],
  ['small_group_classroom_partnership', '/classroom/7?notification_id=1'],
]

describe('a notification that is opened', () => {
  afterEach(unmountAll)
  afterEach(allClosed)

  for (const [type, path] of places) {
    it(`leads where ${type} belongs, and counts as read`, async () => {
      const element = await openAs({ type })
      expect(await pathOf(element)).to.equal(path)
      await see(element, '0 unread')
      expect(read()).to.deep.equal([{ id: 1, status: 'read' }])
    })
  }

  for (const type of ['partner_student_post_video', 'partner_responded_to_student_video'] as const) {
    it(`leads to the post of the partner's student: ${type}`, async () => {
      answer(CLASSROOM, { success: true, data: aClassroom({ id: 7, course_student_group_type_id: 1 }) })
      const element = await openAs({ type })
      expect(await pathOf(element)).to.equal(
        '/classroom/7?tab=submissions&partner=true&submissionId=31&notification_id=1',
      )
    })
  }

  it('leads to the student site where a whole class posts as one', async () => {
    answer(CLASSROOM, { success: true, data: aClassroom({ id: 7, course_student_group_type_id: 3 }) })
    answer('POST /api/teacher/classrooms/{id}/whole-class-token', refusal('Not now.'), { status: 422 })
    const element = await openAs({ type: 'partner_student_post_video' })
    await press(element, OPEN)
    const told = await modal(element, 'Student View')
    await see(told, 'Not now.')
    await press(told, 'OK')
  })

  it('leads to a classroom that is gone, which says so itself', async () => {
    answer(CLASSROOM, refusal('You do not have rights for the selected classroom', 10), { status: 403 })
    const element = await openAs({ type: 'partner_student_post_video' })
    expect(await pathOf(element)).to.contain('/classroom/7?')
  })

  it('that is read already opens as before, and nothing is sent', async () => {
    const element = await openAs({ status: 'read' })
    expect(await pathOf(element)).to.equal('/classroom/7?notification_id=1')
    expect(read()).to.deep.equal([])
  })

  it('is left to a page that shows it itself', async () => {
    const element = await openAs({})
    element.addEventListener('cx-notification-opened', event => event.preventDefault())
    let asked = 0
    element.addEventListener('cx-navigate', () => {
      asked += 1
    })
    const opened = nextEvent(element, 'cx-notification-opened')
    await press(element, OPEN)
    expect((await opened).detail).to.deep.equal({
      ...{ notificationId: 1, type: 'student_video_posted' },
      ...{ classroomId: 7, objectId: 31 },
    })
    expect(asked).to.equal(0)
    await see(element, '0 unread')
  })

  for (const color of alertColors) {
    it(`shows an alert in its colour, with its dates, and nothing in it that could run: ${color}`, async () => {
      answer(ALERTS, { success: true, data: [anAlert({ id: 30 }), anAlert({ color })] })
      const element = await openAs({ type: 'alert_created', classroom_id: null })
      await press(element, OPEN)
      const told = await modal(element, 'ALERT')
      await see(told, 'Maintenance tonight')
      await see(told, 'From 03-05-2026 14:00 until 03-06-2026 09:30')
      expect(told.querySelector(`[data-color=${color}]`)).to.not.equal(null)
      expect(told.querySelector('img')).to.equal(null)
      for (const theme of ['dark', 'light']) {
        element.setAttribute('theme', theme)
        await expect(element).to.be.accessible()
      }
      await press(told, 'OK')
    })
  }

  it('is open at once where a link leads to it, unless it has a place of its own', async () => {
    answer(ALERTS, { success: true, data: [anAlert()] })
    const element = await show(
      [aNotification({ id: 2 }), aNotification({ id: 3, type: 'alert_created', classroom_id: null })],
      'notification-id="3"',
    )
    const told = await modal(element, 'ALERT')
    await see(told, 'Maintenance tonight')
    await press(told, 'OK')
    await until(() => read().length === 1, 'that it counts as read')
    let asked = 0
    element.addEventListener('cx-navigate', () => {
      asked += 1
    })
    element.setAttribute('notification-id', '2')
    await until(() => questions().some(({ id }) => Number(id) === 2), 'the question')
    expect([asked, read().length]).to.deep.equal([0, 1])
  })

  it('says that what a link leads to is not there, or did not come, and asks again', async () => {
    const element = await show([aNotification()], 'notification-id="404"')
    const gone = await modal(element, 'Notification')
    await see(gone, 'Error loading notification, Please try again.')
    await expect(element).to.be.accessible()
    await press(gone, 'OK')
    await allClosed()

    answer(ALERTS, { success: true, data: [anAlert()] })
    answer(LIST, refusal('Out of order.'), { status: 500 })
    element.setAttribute('notification-id', '3')
    await see(await modal(element, 'Notification'), 'Out of order.')
    serverHas([aNotification({ id: 3, type: 'alert_created', classroom_id: null })])
    await press(await modal(element, 'Notification'), 'Retry')
    await press(await modal(element, 'ALERT'), 'OK')
  })

  it('says that an alert is over', async () => {
    answer(ALERTS, { success: true, data: [] })
    const element = await openAs({ type: 'alert_created', classroom_id: null })
    await press(element, OPEN)
    const told = await modal(element, 'ALERT')
    await see(told, 'Alert not found.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
  })

  const failed: FailedVideo = {
    ...{ student_first_name: 'Zoë', student_last_initial: 'B' },
    class_task: { task_name: 'The river' },
    created_at: new Date(2026, 2, 5, 14, 0).toISOString(),
    responding_to: null,
    is_response: false,
  }
  const END =
    'for The river submitted on 3/5/2026 failed to process correctly. If they have not already done so, please invite the student to resubmit their video.'
  const other = { student_first_name: 'Ada', student_last_initial: '' }
  for (const [what, data, text] of [
    ['a video', failed, `Zoë B video ${END}`],
    ['a response', { ...failed, is_response: true, responding_to: other }, `Zoë B response to Ada ${END}`],
    ['a response to somebody who is gone', { ...failed, is_response: true }, `Zoë B response ${END}`],
  ] as const) {
    it(`says why ${what} has failed, and leads to the student`, async () => {
      answer(FAILED, { success: true, data })
      const element = await openAs({ type: 'student_video_fail' })
      await press(element, OPEN)
      const told = await modal(element, 'VIDEO FAILED')
      await see(told, text)
      await expect(element).to.be.accessible()
      const path = nextPath(element)
      await press(told, 'See the student')
      expect(await path).to.equal('/classroom/7?notification_id=1')
      await allClosed()
    })
  }

  it('says that there is nothing to show of a video that is gone', async () => {
    answer(FAILED, refusal(''), { status: 404 })
    const element = await openAs({ type: 'student_video_fail' })
    await press(element, OPEN)
    const told = await modal(element, 'VIDEO FAILED')
    await see(told, 'Error loading notification, Please try again.')
    await press(told, 'OK')
  })

  it('is no dead end where this version does not know its kind', async () => {
    const element = await openAs({ type: 'told_by_a_newer_server' as NotificationType })
    await press(element, OPEN)
    const told = await modal(element, 'Video Posted')
    await see(told, 'Error loading notification, Please try again.')
    await expect(element).to.be.accessible()
    await press(told, 'OK')
    await until(() => read().length === 1, 'that it counts as read')
  })
})
