import { SESSION_CLIENT_NAME_MAX_CHARACTERS } from '../../../src/contract/limits/session-codes.ts'
import { idOf, nameOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { isPlainOrigin, originsOf } from '../../environment-rules.ts'
import { oneTimeCode } from '../../one-time-code.ts'
import { schoolOf } from '../teachers/area.ts'
import { addClient, allClients, endClient } from './repository/clients.ts'

function pagesOf(given = ''): string[] {
  const origins = originsOf(given)
  if (origins.length === 0) throw new UsageError('Say whose pages: --origins https://lms.example.org')
  const wrong = origins.find(origin => !isPlainOrigin(origin))
  if (wrong) throw new UsageError(`${wrong} is not an origin such as https://lms.example.org.`)
  return [...new Set(origins.map(origin => new URL(origin).origin))]
}

const whose = (school_id: number | null) => (school_id === null ? 'every teacher' : `school ${school_id}`)

export const commands: Record<string, Command> = {
  'session-client add': {
    usage: 'session-client add <name> --origins <origin>[,<origin>] [--school <id>]',
    help: 'lets the backend of pages sign teachers in there; prints its secret, once',
    argument: true,
    options: ['origins', 'school'],
    async run({ db, config }, { argument, options }) {
      const name = nameOf(argument, { what: 'A client', most: SESSION_CLIENT_NAME_MAX_CHARACTERS })
      const origins = pagesOf(options.origins)
      const school_id = await schoolOf(db, options.school)
      const secret = oneTimeCode()
      const id = await addClient(db, { name, secret, origins, school_id })
      const closed = origins.filter(
        origin => ![config.publicOrigin, ...config.allowedOrigins].includes(origin),
      )
      return [
        `client_id ${id}`,
        `client_secret ${secret}`,
        `It signs in ${whose(school_id)}, in pages of ${origins.join(', ')}.`,
        ...(closed.length === 0 ? [] : [`ALLOWED_ORIGINS lacks ${closed.join(',')}.`]),
      ].join('\n')
    },
  },
  'session-client list': {
    usage: 'session-client list',
    help: 'lists the backends that may sign teachers in',
    async run({ db }) {
      const lines = (await allClients(db)).map(({ id, name, origins, school_id, created_at, ended_at }) =>
        [
          ...[id, name, origins.join(','), whose(school_id), created_at.toISOString()],
          ended_at === null ? 'open' : `ended ${ended_at.toISOString()}`,
        ].join('  '),
      )
      return lines.join('\n') || 'There is no client.'
    },
  },
  'session-client end': {
    usage: 'session-client end <id>',
    help: 'ends a client and the codes that it has given; sessions that were opened stay',
    argument: true,
    async run({ db }, { argument }) {
      const id = idOf(argument, 'a client')
      if (!(await endClient(db, id))) throw new UsageError(`There is no client ${id} that could end.`)
      return `Client ${id} has ended.`
    },
  },
}
