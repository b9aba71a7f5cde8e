import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { ActionItemDetail, TeacherSubmission } from '../../src/contract/entities/teacher-submission.ts'
import { aClassroom, CLASSROOM } from '../widgets/classroom/a-classroom.ts'
import { anItem } from '../widgets/classroom/a-dashboard.ts'
import { answer } from './answer.ts'
import { SIX_SECONDS } from './six-seconds.ts'

export const ITEM = 'GET /api/teacher/actions/{id}'
/** What the screens of task 21 of classroom 7 are given, by its item 5. */
export const TASK_ATTRIBUTES = 'classroom-id="7" teacher-action-id="5"'

/** A teacher's video that is ready: the partner's post. */
export function aSubmission(changes: Partial<TeacherSubmission> = {}): TeacherSubmission {
  return {
    id: 31,
    url: SIX_SECONDS,
    poster: null,
    video_processed: 1,
    video_duration: 6,
    status: 'approved',
    response_type: 'video',
    is_response: false,
    is_own: false,
    is_deletable: false,
    captions_version: null,
    created_at: '2025-09-10T12:00:00.000Z',
    responding_to: null,
    task_name: 'Our school day',
    create_prompt: '',
    course_name: 'A Day in My Life',
    class_task: { id: 21, task_name: 'Our school day' },
    teacher: { thumbnail: null, full_name: 'Camille Durand' },
    responses: [],
    ...changes,
  }
}

/** The teacher's own post. */
export const ownSubmission = (changes: Partial<TeacherSubmission> = {}): TeacherSubmission =>
  aSubmission({
    id: 41,
    is_own: true,
    is_deletable: true,
    teacher: { thumbnail: null, full_name: 'Ada Moreno' },
    ...changes,
  })

/** A task for which both have posted, and answered the other's post. */
export const bothAnswered = () => ({
  create_completed: true,
  partner_create_completed: true,
  response_completed: true,
  submission: ownSubmission({
    is_deletable: false,
    responses: [aSubmission({ id: 32, is_response: true })],
  }),
  partner_submission: aSubmission({ responses: [ownSubmission({ id: 42, is_response: true })] }),
})

/** Task 21, as its item tells of it. */
export const aTask = (
  changes: Partial<NonNullable<ActionItemDetail['class_task']>> = {},
): NonNullable<ActionItemDetail['class_task']> => ({
  ...{ id: 21, task_name: 'Our school day', is_hidden: false },
  ...{ create_prompt: '', respond_prompt: '', video_time_limit: 120 },
  ...changes,
})

/** A task for which nobody has posted anything yet. */
export function aTaskItem(changes: Partial<ActionItemDetail> = {}): ActionItemDetail {
  const item = anItem({
    id: 5,
    action: {
      task: 'Record your video',
      use_student_task_name: true,
      details_create: 'Show where your students learn.',
      details_response: 'Say what surprised you.',
    },
  })
  return {
    ...item,
    class_task: aTask(),
    submission: null,
    partner_submission: null,
    create_completed: false,
    partner_create_completed: false,
    response_completed: false,
    ...changes,
  }
}

/** The server has this task in this classroom. */
export function taskIs(item: Partial<ActionItemDetail> = {}, classroom: Partial<Classroom> = {}): void {
  answer(ITEM, { success: true, data: aTaskItem(item) })
  answer(CLASSROOM, { success: true, data: aClassroom(classroom) })
}
