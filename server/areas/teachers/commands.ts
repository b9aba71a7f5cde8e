import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError, unknownTeacher } from '../../admin/command.ts'
import { signAgreement } from './repository/schools.ts'
import { changeStanding } from './repository/standing.ts'

export const commands: Record<string, Command> = {
  'teacher validate': {
    usage: 'teacher validate <email>',
    help: 'notes that this person is a teacher',
    argument: true,
    async run({ db }, { argument: email }) {
      if ((await changeStanding(db, email, { is_teacher_validated: true })) === null)
        throw unknownTeacher(email)
      return `${email} is validated.`
    },
  },
  'agreement sign': {
    usage: 'agreement sign <school-id>',
    help: 'notes that the data privacy agreement of a school is signed',
    argument: true,
    async run({ db }, { argument }) {
      const id = idOf(argument, 'a school')
      if (!(await signAgreement(db, id))) throw new UsageError(`There is no school ${id}.`)
      return `The agreement of school ${id} is signed.`
    },
  },
}
