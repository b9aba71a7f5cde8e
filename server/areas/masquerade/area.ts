import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { refusals } from './refusals.ts'
import { linksSweep } from './repository.ts'
import { handlers } from './routes.ts'

export { endMasqueradeLinks } from './repository.ts'

/** Operators who work as a teacher (decision 12). */
export const masqueradeArea = {
  handlers,
  refusals,
  crossOrigin: { headers: ['x-admin-token'] },
  commands,
  sweep: [linksSweep],
} satisfies Area
