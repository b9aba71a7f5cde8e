import { MASQUERADE_LINK_VALID_SECONDS } from '../../../src/contract/limits/masquerade.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { makeMasqueradeLink, NoMasquerade } from './links.ts'

export const commands: Record<string, Command> = {
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
}
