import { MASQUERADE_LINK_VALID_SECONDS } from '../../src/contract/limits/masquerade.ts'
import { listAudit } from '../areas/masquerade/audit.ts'
import { makeMasqueradeLink, NoMasquerade } from '../areas/masquerade/links.ts'
import { type Command, UsageError } from './command.ts'

export const masqueradeCommands: Record<string, Command> = {
  'masquerade link': {
    usage: 'masquerade link <teacher-email> --operator <your-email>',
    help: `prints an address that signs you in as the teacher; good once, for ${MASQUERADE_LINK_VALID_SECONDS} seconds`,
    argument: true,
    options: ['operator'],
    async run({ db, config }, { argument: teacherEmail, options }) {
      const { operator } = options
      if (!operator) throw new UsageError('Say who you are: --operator <your-email>')
      try {
        return await makeMasqueradeLink(db, config.publicOrigin, { teacherEmail, operator })
      } catch (error) {
        if (error instanceof NoMasquerade) throw new UsageError(`No link: ${error.message}.`)
        throw error
      }
    },
  },
  'audit list': {
    usage: 'audit list [--teacher <email>]',
    help: 'prints what operators did as a teacher, the latest 200 entries',
    options: ['teacher'],
    async run({ db }, { options }) {
      const entries = await listAudit(db, options.teacher)
      const lines = entries.map(entry =>
        [
          entry.created_at.toISOString(),
          entry.operator,
          `as ${entry.teacher_email ?? `teacher ${entry.teacher_id}`}`,
          entry.method,
          entry.path,
          entry.status ?? 'no answer',
          entry.request_id,
        ].join('  '),
      )
      return lines.join('\n') || 'Nothing has been done as a teacher.'
    },
  },
}
