import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

/** Reports of what the partner's students have posted, and what operators answer. */
export const flagsArea = {
  handlers,
  refusals,
  commands,
  seed,
  // shown to nobody but who has made it
  watched: [{ table: 'submission_flags', teachers: 'SELECT teacher_id FROM changed' }],
} satisfies Area
