import { STUDENT_POSTS_PER_TASK_MAX } from '../../src/contract/limits/student-site.ts'
import { REVIEW_BELOW_AGE_YEARS } from '../../src/contract/limits/students.ts'
import type { SubmissionAction } from '../../src/contract/rules/submission-status.ts'

/** What the walk of test/server/student-walk.test.ts believes of the world. */
export interface ModelClassroom {
  id: number
  /** Null without a partner. */
  partner: number | null
  /** Of the age range; null without one. */
  minAge: number | null
}

export interface ModelStudent {
  id: number
  classroom: ModelClassroom
  isRemoved: boolean
  needsReview: boolean
}

export interface ModelTask {
  id: number
  /** Both classrooms of a pairing have it. */
  classrooms: readonly number[]
  isHidden: boolean
}

export interface ModelPost {
  id: number
  student: ModelStudent
  task: ModelTask
  /** The post that it answers. */
  to: ModelPost | null
  status: string
  /** Whether a teacher has decided its status. */
  isReviewed: boolean
}

const isYoung = ({ minAge }: ModelClassroom) => minAge === null || minAge < REVIEW_BELOW_AGE_YEARS

/** Whether nobody may have shown it to the partner side: the figure of which there are to be none. */
export const isUnapproved = ({ status, isReviewed, student }: ModelPost): boolean =>
  status !== 'approved' || (!isReviewed && isYoung(student.classroom))

/** Whether a student is to see a post of the partner's. */
export const isSeen = (by: ModelStudent, post: ModelPost): boolean =>
  post.student.classroom.id === by.classroom.partner &&
  !post.student.isRemoved &&
  !post.task.isHidden &&
  !isUnapproved(post)

const stands = ({ status }: ModelPost) => status === 'pending' || status === 'approved'

/** Whether a student is to be let post for a task, or respond to a post. */
export function mayPost(
  by: ModelStudent,
  task: ModelTask,
  to: ModelPost | null,
  posts: readonly ModelPost[],
): boolean {
  if (by.isRemoved || task.isHidden || !task.classrooms.includes(by.classroom.id)) return false
  if (to !== null && (to.task !== task || to.to !== null || !isSeen(by, to))) return false
  const own = posts.filter(post => post.student === by && post.task === task)
  return own.length < STUDENT_POSTS_PER_TASK_MAX && !own.some(post => post.to === to && stands(post))
}

/** Whether a teacher's decision of a post is to be taken: what is deleted stays so. */
export const mayDecide = ({ student, status }: ModelPost, action: SubmissionAction): boolean =>
  !student.isRemoved && (status !== 'deleted' || action === 'deleted')

/** The status that a new post of a student has. */
export const firstStatus = ({ needsReview, classroom }: ModelStudent): 'pending' | 'approved' =>
  needsReview || isYoung(classroom) ? 'pending' : 'approved'
