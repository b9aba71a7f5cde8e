import { LTI_INVITATION_VALID_DAYS } from '../../../src/contract/limits/lti.ts'
import type { Command } from '../../admin/command.ts'
import { schoolOf } from '../teachers/area.ts'
import { platformNameOf } from './platform-arguments.ts'
import { invite } from './register-platform.ts'

export const inviteCommands: Record<string, Command> = {
  'lti invite': {
    usage: 'lti invite <name> [--school <id>]',
    help: `prints an address with which a learning platform registers by itself; good once, for ${LTI_INVITATION_VALID_DAYS} days`,
    argument: true,
    options: ['school'],
    run: async ({ db, config }, { argument, options }) =>
      invite(
        { db, config },
        { name: platformNameOf(argument), school_id: await schoolOf(db, options.school) },
      ),
  },
}
