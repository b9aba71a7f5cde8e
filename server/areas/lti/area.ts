import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { inviteCommands } from './invite-commands.ts'
import { launchRoutes } from './launch-routes.ts'
import { linkCommands } from './link-commands.ts'
import { ltiConnectedMail } from './mails.ts'
import { refusals } from './refusals.ts'
import { registrationRoutes } from './registration-routes.ts'
import { invitationsSweep } from './repository/invitations.ts'
import { keysSweep } from './repository/keys.ts'
import { launchesSweep, unansweredSweep } from './repository/launches.ts'
import { pagesOfPlatforms } from './repository/platforms.ts'
import { handlers } from './routes.ts'
import { toolRoutes } from './tool-routes.ts'

export { endHandovers } from './link-launch.ts'

/** Learning platforms that open the service for their teachers by LTI 1.3 (docs/decisions/lti.md). */
export const ltiArea = {
  handlers,
  refusals,
  plugins: services => [toolRoutes(services), launchRoutes(services), registrationRoutes(services)],
  framers: pagesOfPlatforms,
  commands: { ...commands, ...linkCommands, ...inviteCommands },
  mails: [ltiConnectedMail],
  sweep: [keysSweep, launchesSweep, unansweredSweep, invitationsSweep],
} satisfies Area
