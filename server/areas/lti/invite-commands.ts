import { LTI_INVITATION_VALID_DAYS } from '../../../src/contract/limits/lti.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { schoolOf } from '../teachers/area.ts'
import { platformNameOf } from './platform-arguments.ts'
import { invite } from './register-platform.ts'
import { removeInvitations } from './repository/invitations.ts'

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
  'lti uninvite': {
    usage: 'lti uninvite <name>',
    help: 'takes back what was printed for a platform of this name, and nobody has used',
    argument: true,
    async run({ db }, { argument }) {
      const name = platformNameOf(argument)
      const removed = await removeInvitations(db, name)
      if (removed === 0) throw new UsageError(`There is no open invitation for ${name}.`)
      return `Nobody registers as ${name} any more; invitations taken back: ${removed}.`
    },
  },
}
