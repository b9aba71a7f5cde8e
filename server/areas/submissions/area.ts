import type { Area } from '../../area.ts'
import { partOfPairing, type Watch } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { viewersSweep } from './repository/review.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { isShared } from './repository/is-shared.ts'
export { oneSharedWith } from './repository/of-classroom.ts'
export { reviewAgain } from './repository/review-again.ts'
export { addSubmissions, isVideoPosted, joinedPosts } from './repository.ts'
export { tellOfPost } from './tell.ts'

/**
 * Who has a post open: the teacher of the classroom is told, unless it is they. An assistant's answers are not kept, and
 * one who only says so again changes nothing.
 */
const viewed: Watch = {
  table: 'submission_viewers',
  on: ['insert', 'delete'],
  teachers: `SELECT c.teacher_id FROM changed JOIN classrooms c ON c.id = changed.classroom_id
    WHERE c.teacher_id <> changed.teacher_id`,
}

/** What students post. Its demo data brings the classrooms too, for their work is drawn together. */
export const submissionsArea = {
  handlers,
  refusals,
  seed,
  watched: [partOfPairing('submissions'), viewed],
  sweep: [viewersSweep],
} satisfies Area
