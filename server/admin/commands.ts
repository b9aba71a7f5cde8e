import { limits } from '../../src/contract/limits.ts'
import { changeStanding, signAgreement } from '../areas/teachers/repository.ts'
import type { Database } from '../db/database.ts'

/** What is wrong with the command line, to be printed as it is. */
export class UsageError extends Error {
  override name = 'UsageError'
}

interface Command {
  usage: string
  help: string
  /** @returns the sentence that says what was done */
  run: (db: Database, argument: string) => Promise<string>
}

async function changeTeacher(
  db: Database,
  email: string,
  change: Parameters<typeof changeStanding>[2],
  done: string,
) {
  if (!(await changeStanding(db, email, change)))
    throw new UsageError(`There is no teacher with the email ${email}.`)
  return `${email} ${done}.`
}

/** `<noun> <verb>` to what it does. */
export const commands: Record<string, Command> = {
  'teacher validate': {
    usage: 'teacher validate <email>',
    help: 'notes that this person is a teacher',
    run: (db, email) => changeTeacher(db, email, { is_teacher_validated: true }, 'is validated'),
  },
  'teacher disable': {
    usage: 'teacher disable <email>',
    help: 'locks the account; whoever is signed in is logged out with the next call',
    run: (db, email) => changeTeacher(db, email, { disabled: true }, 'is disabled'),
  },
  'teacher enable': {
    usage: 'teacher enable <email>',
    help: 'unlocks the account',
    run: (db, email) => changeTeacher(db, email, { disabled: false }, 'is enabled'),
  },
  'agreement sign': {
    usage: 'agreement sign <school-id>',
    help: 'notes that the data privacy agreement of a school is signed',
    async run(db, given) {
      const id = /^[1-9]\d{0,9}$/.test(given) ? Number(given) : 0
      if (id === 0 || id > limits.LARGEST_ID) throw new UsageError(`${given} is not the id of a school.`)
      if (!(await signAgreement(db, id))) throw new UsageError(`There is no school ${id}.`)
      return `The agreement of school ${id} is signed.`
    },
  },
}

/** What `help` prints. */
export function helpText(): string {
  const width = Math.max(...Object.values(commands).map(({ usage }) => usage.length))
  const lines = Object.values(commands).map(({ usage, help }) => `  ${usage.padEnd(width)}  ${help}`)
  return ['npm run admin -- <noun> <verb> [argument]', '', ...lines].join('\n')
}

/**
 * The command of an argument list and its argument.
 * @throws {UsageError} for an unknown command, or one without exactly its argument
 */
export function findCommand(positionals: string[]): { command: Command; argument: string } {
  const [noun = '', verb = '', argument, ...rest] = positionals
  const command = commands[`${noun} ${verb}`]
  if (!command) throw new UsageError(`There is no command '${`${noun} ${verb}`.trim()}'.\n\n${helpText()}`)
  if (!argument || rest.length > 0) throw new UsageError(`Usage: npm run admin -- ${command.usage}`)
  return { command, argument }
}
