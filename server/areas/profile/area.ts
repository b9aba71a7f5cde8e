import type { Area } from '../../area.ts'
import { draftsSweep } from './repository/drafts.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

/** What a teacher tells of themselves, and what of it is not finished. */
export const profileArea = {
  handlers,
  seed,
  sweep: [draftsSweep],
  // a library is told which requests of others fit the ages that it teaches
  watched: [{ table: 'teacher_age_ranges', teachers: 'SELECT teacher_id FROM changed' }],
} satisfies Area
