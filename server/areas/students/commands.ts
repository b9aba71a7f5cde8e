import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError } from '../../admin/command.ts'
import { exportClassroom, purgeStudents } from './purge-students.ts'

const unknownClassroom = (id: number) => new UsageError(`There is no classroom ${id}.`)

/** @throws {UsageError} without one: the audit names who it was */
function operatorOf({ operator }: Record<string, string>): string {
  if (!operator) throw new UsageError('Say who you are: --operator <email>')
  return operator
}

export const commands: Record<string, Command> = {
  'students export': {
    usage: 'students export <classroom-id> --operator <email>',
    help: 'prints everything that is kept of the students of a classroom, as JSON, without passwords and sign-ins',
    argument: true,
    options: ['operator'],
    async run({ db }, { argument, options }) {
      const id = idOf(argument, 'a classroom')
      const found = await exportClassroom(db, id, operatorOf(options))
      if (!found) throw unknownClassroom(id)
      return JSON.stringify(found, null, 2)
    },
  },
  'students purge': {
    usage: 'students purge <classroom-id> --name <classroom> --operator <email>',
    help: 'deletes all students of a classroom of this name for good, with their posts and videos; cannot be undone',
    argument: true,
    options: ['name', 'operator'],
    async run(services, { argument, options }) {
      const id = idOf(argument, 'a classroom')
      const { name = '' } = options
      const purged = await purgeStudents(services, id, { name, operator: operatorOf(options) })
      if (!purged) throw unknownClassroom(id)
      if (purged === 'other')
        throw new UsageError(`Classroom ${id} is not called '${name}'. Nothing was deleted.`)
      return `Deleted: ${purged.students} students, ${purged.posts} posts, ${purged.videos} videos.`
    },
  },
}
