import type { Area } from '../../area.ts'
import { handlers } from './routes.ts'
import { watched } from './watched.ts'

export { classroomCode } from './classroom-code.ts'
export { checkOpenClassroom, lockOpenClassroom, lockOpenForReview } from './open-classroom.ts'
export { changeClassroom, changeCost } from './repository/change.ts'
export { setCourse } from './repository/course.ts'
export { addTeacherAssistant, createClassroom } from './repository/create.ts'
export { findClassroom } from './repository/detail.ts'
export { findFixedCourse } from './repository/fixed-course.ts'
export { noteGroupsHelp, noteGroupsNumber } from './repository/groups.ts'
export { isPartnerOf } from './repository/other-classroom.ts'
export { isOwnClassroom } from './repository/own-classroom.ts'
export {
  finishJoining,
  joinedClassroom,
  joinPairing,
  lockForJoining,
  pairingOf,
} from './repository/pair.ts'
export { findReviewed } from './repository/review.ts'
export { readReviewedClassroom } from './reviewed-classroom.ts'

/** A teacher's classrooms: the list, and each of them. */
export const classroomsArea = { handlers, watched } satisfies Area
