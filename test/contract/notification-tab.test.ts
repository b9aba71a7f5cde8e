import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { ClassroomTab } from '../../src/contract/rules/classroom-tabs.ts'
import { type NotificationType, notificationTypes } from '../../src/contract/rules/notification-kinds.ts'
import { notificationTab } from '../../src/contract/rules/notification-tab.ts'

type Tabs = [individual: ClassroomTab | null, wholeClass: ClassroomTab | null, noCourse: ClassroomTab | null]

const posts: Tabs = ['students', 'submissions', 'submissions']
const always = (tab: ClassroomTab | null): Tabs => [tab, tab, tab]

const tabs: Record<NotificationType, Tabs> = {
  student_response_to_video: posts,
  student_video_posted: posts,
  student_video_fail: posts,
  video_conversion_failed: always('submissions'),
  response_to_message: always('message-board'),
  partner_connection_request: always(null),
  partner_connection_accepted: always(null),
  partner_connection_declined: always(null),
  partner_message: always(null),
  alert_created: always(null),
  classroom_expired: always(null),
  partner_responded_to_student_video: always(null),
  partner_student_post_video: always(null),
  small_group_classroom_partnership: ['students', null, null],
}

describe('the tab that a notification leads to (P2 §2)', () => {
  for (const type of notificationTypes) {
    it(`is one that the classroom has: ${type}`, () => {
      const led = [
        { course_id: 4, course_student_group_type_id: 1 },
        { course_id: 4, course_student_group_type_id: 3 },
        { course_id: null, course_student_group_type_id: 2 },
      ].map(classroom => notificationTab(type, classroom))
      assert.deepEqual(led, tabs[type])
    })
  }
})
