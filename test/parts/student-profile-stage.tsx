import type { Classroom } from '../../src/contract/entities/classroom.ts'
import type { Student } from '../../src/contract/entities/student.ts'
import type { Submission } from '../../src/contract/entities/submission.ts'
import { brands } from '../../src/core/brand/brands.ts'
import type { FirstPost } from '../../src/parts/students/profile/profile-types.ts'
import { StudentProfile } from '../../src/parts/students/profile/student-profile.tsx'
import { answer } from '../support/answer.ts'
import { signedIn } from '../support/teacher.ts'
import '../support/page-visibility.ts'
import { show } from '../ui/show.tsx'
import { aClassroom } from '../widgets/classroom/a-classroom.ts'
import { aStudent, OLD_ENOUGH } from '../widgets/students/a-list.ts'

const STUDENT_PATH = '/api/teacher/classrooms/{id}/students/{student_id}'
export const STUDENT = `GET ${STUDENT_PATH}` as const
export const VIDEOS = `GET ${STUDENT_PATH}/videos` as const
export const RESPONSES = `GET ${STUDENT_PATH}/responses` as const
export const CHANGE = `PUT ${STUDENT_PATH}/videos` as const

export const UNDO = 'POST /api/teacher/classrooms/{id}/submissions/changes/{change_id}/undo'

/** What a student has posted; what a test is about comes as `changes`. */
export function aPost(changes: Partial<Submission> = {}): Submission {
  return {
    id: 31,
    url: null,
    poster: null,
    video_processed: 1,
    video_duration: null,
    status: 'pending',
    version: 1,
    response_type: 'video',
    text: null,
    is_response: false,
    responding_to: null,
    teacher_comment: null,
    created_at: '2025-10-03T10:00:00.000Z',
    task_name: 'Our river',
    create_prompt: '',
    course_name: 'A Day in My Life',
    class_task: { id: 1, task_name: 'Our river' },
    teacher: { thumbnail: null, full_name: 'Ada Moreno' },
    student_first_name: 'Ines',
    student_last_initial: 'M',
    student_username: 'ines-kite-42',
    student_thumbnail: null,
    viewers: [],
    flag: null,
    responses: [],
    ...changes,
  }
}

export const aText = (changes: Partial<Submission> = {}): Submission =>
  aPost({
    id: 41,
    is_response: true,
    response_type: 'text',
    text: 'We have a river, too.',
    responding_to: { id: 5, full_name: 'Lea D' },
    ...changes,
  })

interface Scene {
  student?: Partial<Student>
  classroom?: Partial<Classroom>
  videos?: Submission[]
  responses?: Submission[]
  operator?: string
  /** What a notification has led to. */
  first?: FirstPost
  width?: number
}

/** The server has this student, with these posts. */
export function serves({ student = {}, videos = [aPost()], responses = [aText()] }: Scene = {}): void {
  answer('POST /api/teacher/activity', { success: true })
  answer(STUDENT, { success: true, data: aStudent(student) })
  answer(VIDEOS, { success: true, data: videos })
  answer(RESPONSES, { success: true, data: responses })
}

/** A signed-in teacher looks at a profile; `heard` is what the list around it is told. */
export function profile(scene: Scene = {}) {
  signedIn(scene.operator === undefined ? {} : { operator: scene.operator })
  const heard: string[] = []
  const { host } = show(
    <StudentProfile
      classroom={aClassroom({ ...OLD_ENOUGH, ...scene.classroom })}
      studentId={11}
      {...(scene.first && { first: scene.first })}
      widget={{ brand: brands.default, hostUrl: 'https://host.example' }}
      onBack={() => heard.push('back')}
      onChanged={change => heard.push(change)}
    />,
    scene.width ?? 1100,
  )
  return { host, heard }
}
