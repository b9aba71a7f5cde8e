import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { launchRoutes } from './launch-routes.ts'
import { keysSweep } from './repository/keys.ts'
import { launchesSweep } from './repository/launches.ts'
import { pagesOfPlatforms } from './repository/platforms.ts'
import { toolRoutes } from './tool-routes.ts'

/** Learning platforms that open the service for their teachers by LTI 1.3 (docs/decisions/lti.md). */
export const ltiArea = {
  plugins: services => [toolRoutes(services), launchRoutes(services)],
  framers: pagesOfPlatforms,
  commands,
  sweep: [keysSweep, launchesSweep],
} satisfies Area
