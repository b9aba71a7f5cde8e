import type { Area } from '../../area.ts'
import { partOfClassroom } from '../../db/watch.ts'
import { seed } from './seed.ts'

export { joinedPosts } from './repository.ts'

/** What students post. Its demo data brings the classrooms too, for their work is drawn together. */
export const submissionsArea = { seed, watched: [partOfClassroom('submissions')] } satisfies Area
