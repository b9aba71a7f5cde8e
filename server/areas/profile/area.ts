import type { Area } from '../../area.ts'
import { draftsSweep } from './repository/drafts.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

/** What a teacher tells of themselves, and what of it is not finished. */
export const profileArea = { handlers, seed, sweep: [draftsSweep] } satisfies Area
