import type { Area } from '../../area.ts'
import { refusals } from './refusals.ts'
import { requestsSweep, viewersSweep } from './repository/change.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'
import { watched } from './watched.ts'

/** Libraries that look for another one, and how they connect. */
export const libraryConnectionsArea = {
  handlers,
  refusals,
  seed,
  sweep: [requestsSweep, viewersSweep],
  watched,
} satisfies Area
