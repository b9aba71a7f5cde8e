import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError, unknownTeacher } from '../../admin/command.ts'
import { findTeacherByEmail, normalEmail } from '../teachers/area.ts'
import { removeLink } from './link-launch.ts'
import { linksOf } from './repository/links.ts'

export const linkCommands: Record<string, Command> = {
  'lti links': {
    usage: 'lti links <teacher-email>',
    help: 'lists the users of learning platforms who open this account',
    argument: true,
    async run({ db }, { argument }) {
      const teacher = await findTeacherByEmail(db, normalEmail(argument))
      if (!teacher) throw unknownTeacher(argument)
      const lines = (await linksOf(db, teacher.id)).map(
        ({ id, name, deployment_id, created_at, last_used_at }) =>
          [
            ...[id, name, `deployment ${deployment_id}`, `since ${created_at.toISOString()}`],
            `last used ${last_used_at.toISOString()}`,
          ].join('  '),
      )
      return lines.join('\n') || `${argument} is connected to no learning platform.`
    },
  },
  'lti unlink': {
    usage: 'lti unlink <link-id>',
    help: 'ends one of them; sessions that were opened stay',
    argument: true,
    async run({ db }, { argument }) {
      const id = idOf(argument, 'a connection')
      if (!(await removeLink(db, id))) throw new UsageError(`There is no connection ${id}.`)
      return `Connection ${id} has ended.`
    },
  },
}
