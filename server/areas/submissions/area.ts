import type { Area } from '../../area.ts'
import { partOfPairing } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { isShared } from './repository/is-shared.ts'
export { reviewAgain } from './repository/review-again.ts'
export { addSubmissions, isVideoPosted, joinedPosts } from './repository.ts'

/** What students post. Its demo data brings the classrooms too, for their work is drawn together. */
export const submissionsArea = {
  handlers,
  refusals,
  seed,
  watched: [partOfPairing('submissions')],
} satisfies Area
