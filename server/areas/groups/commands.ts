import type { Command } from '../../admin/command.ts'
import { findHelpAsked } from './repository/help.ts'

export const commands: Record<string, Command> = {
  'groups waiting': {
    usage: 'groups waiting',
    help: 'lists the classrooms whose teachers have asked for help with their groups, and that have none yet',
    async run({ db }) {
      const asked = await findHelpAsked(db)
      if (asked.length === 0) return 'Nobody waits for help with groups.'
      return asked.map(({ id, name, email, asked_at }) => `${id}  ${name}  ${email}  ${asked_at}`).join('\n')
    },
  },
}
