import type { FailedVideo } from '../../contract/entities/notification.ts'
import { shortDate } from '../dates/short-date.ts'
import { call } from '../http/call.ts'
import { createLoad, type Load } from '../http/load.ts'
import { notifications as t } from '../messages/notifications.ts'

/** The video that a notification says has failed, asked for once. */
export const loadFailedVideo = (id: number): Load<FailedVideo> =>
  createLoad(
    signal => call('GET /api/teacher/notifications/{id}/failed-video', undefined, { params: { id }, signal }),
    { failed: t.failed },
  )

const nameOf = (student: { student_first_name: string; student_last_initial: string }) =>
  [student.student_first_name, student.student_last_initial].filter(part => part !== '').join(' ')

/** What is said of it (P1 §8). */
export const failedVideoText = ({
  class_task,
  created_at,
  responding_to,
  is_response,
  ...student
}: FailedVideo) =>
  t.videoFailed({
    student: nameOf(student),
    to: responding_to && nameOf(responding_to),
    task: class_task.task_name,
    date: shortDate(created_at),
    isResponse: is_response,
  })
