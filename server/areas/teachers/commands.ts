import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError, unknownTeacher } from '../../admin/command.ts'
import { signAgreement } from './repository/schools.ts'
import { changeStanding } from './repository/standing.ts'
import { acceptSchool, waitingSchools } from './repository/written-schools.ts'

/** More than anybody goes through at a time. */
const WAITING_SHOWN = 100

export const commands: Record<string, Command> = {
  'teacher validate': {
    usage: 'teacher validate <email>',
    help: 'notes that this person is a teacher, and the email one of a school',
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
  'school waiting': {
    usage: 'school waiting [--after <school-id>]',
    help: `lists schools that teachers have written in, ${WAITING_SHOWN} at a time`,
    options: ['after'],
    async run({ db }, { options }) {
      const after = options.after ? idOf(options.after, 'a school') : 0
      const found = await waitingSchools(db, { after, atMost: WAITING_SHOWN + 1 })
      if (found.length === 0) return 'No school waits.'
      const shown = found.slice(0, WAITING_SHOWN)
      const lines = shown.map(({ id, revision, ...rest }) =>
        [`${id}.${revision}`, ...Object.values(rest).filter(Boolean)].join('  '),
      )
      const last = shown.at(-1)
      if (last && found.length > shown.length) lines.push(`More: school waiting --after ${last.id}`)
      return lines.join('\n')
    },
  },
  'school accept': {
    usage: 'school accept <school-id>.<revision>',
    help: 'puts a school that waits, as it was listed, on the list where everybody finds it',
    argument: true,
    async run({ db }, { argument }) {
      const [id = '', revision = ''] = argument.split('.')
      const name = await acceptSchool(db, { id: idOf(id, 'a school'), revision })
      if (name === null) throw new UsageError(`No school ${argument} waits. See: school waiting`)
      return `School ${id} is on the list: ${name}`
    },
  },
}
