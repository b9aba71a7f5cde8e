import { idOf } from '../../admin/argument.ts'
import { type AdminServices, type Command, type Given, UsageError } from '../../admin/command.ts'
import { signAgreement } from './repository/schools.ts'
import { changeStanding } from './repository/standing.ts'

type Standing = Parameters<typeof changeStanding>[2]

const changeTeacher =
  (standing: Standing, done: string): Command['run'] =>
  async ({ db }: AdminServices, { argument: email }: Given) => {
    const isKnown = await changeStanding(db, email, standing)
    if (!isKnown) throw new UsageError(`There is no teacher with the email ${email}.`)
    return `${email} ${done}.`
  }

export const commands: Record<string, Command> = {
  'teacher validate': {
    usage: 'teacher validate <email>',
    help: 'notes that this person is a teacher',
    argument: true,
    run: changeTeacher({ is_teacher_validated: true }, 'is validated'),
  },
  'teacher disable': {
    usage: 'teacher disable <email>',
    help: 'locks the account; whoever is signed in is logged out with the next call',
    argument: true,
    run: changeTeacher({ disabled: true }, 'is disabled'),
  },
  'teacher enable': {
    usage: 'teacher enable <email>',
    help: 'unlocks the account',
    argument: true,
    run: changeTeacher({ disabled: false }, 'is enabled'),
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
