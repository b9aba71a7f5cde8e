import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { keysSweep } from './repository/keys.ts'
import { pagesOfPlatforms } from './repository/platforms.ts'
import { toolRoutes } from './tool-routes.ts'

/** Learning platforms that open the service for their teachers by LTI 1.3 (docs/decisions/lti.md). */
export const ltiArea = {
  plugins: services => [toolRoutes(services)],
  framers: pagesOfPlatforms,
  commands,
  sweep: [keysSweep],
} satisfies Area
