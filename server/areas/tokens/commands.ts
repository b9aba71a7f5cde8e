import { LARGEST_ID } from '../../../src/contract/limits/input.ts'
import { TOKENS_GRANTED_AT_ONCE_MAX } from '../../../src/contract/limits/tokens.ts'
import { paysForSubject } from '../../../src/contract/rules/offered-subjects.ts'
import { idOf } from '../../admin/argument.ts'
import { type Command, UsageError, unknownTeacher } from '../../admin/command.ts'
import type { Database } from '../../db/database.ts'
import { findSubject } from '../reference/area.ts'
import { findTeacherByEmail, normalEmail } from '../teachers/area.ts'
import { priceCommands } from './price-commands.ts'
import { listLotsLeft } from './repository/balances.ts'
import { grantTokens, tokensLeft } from './repository/ledger.ts'
import { statementOf } from './statement.ts'

async function teacherOf(db: Database, email: string) {
  const teacher = await findTeacherByEmail(db, normalEmail(email))
  if (!teacher) throw unknownTeacher(email)
  return teacher
}

const never = (email: string) => `${email} never had a token.`

function amountOf(given = ''): number {
  const amount = /^[1-9]\d{0,9}$/.test(given) ? Math.min(Number(given), LARGEST_ID) : 0
  if (amount === 0 || amount > TOKENS_GRANTED_AT_ONCE_MAX)
    throw new UsageError(`--amount is a number from 1 to ${TOKENS_GRANTED_AT_ONCE_MAX}.`)
  return amount
}

export const commands: Record<string, Command> = {
  'tokens grant': {
    usage: 'tokens grant <email> --subject <subject-id> --amount <number>',
    help: 'gives a teacher exchange tokens of a subject that they pay for; what is given cannot be taken back',
    argument: true,
    options: ['subject', 'amount'],
    async run({ db }, { argument: email, options }) {
      const amount = amountOf(options.amount)
      const subject = await findSubject(db, idOf(options.subject ?? '', 'a subject'))
      if (!subject) throw new UsageError(`There is no subject ${options.subject}.`)
      const { id: teacher_id, user_type } = await teacherOf(db, email)
      // nothing takes them back, so that they are not given where nobody can spend them
      if (!paysForSubject({ user_type: { slug: user_type } }, subject.id))
        throw new UsageError(`${email} has no use for tokens of ${subject.name}.`)
      const purse = { teacher_id, subject_id: subject.id }
      await grantTokens(db, { ...purse, amount })
      return `${email} has ${await tokensLeft(db, purse)} tokens of ${subject.name} now.`
    },
  },
  'tokens balance': {
    usage: 'tokens balance <email>',
    help: 'lists what a teacher has left of each subject, and until when',
    argument: true,
    async run({ db }, { argument: email }) {
      const subjects = await listLotsLeft(db, (await teacherOf(db, email)).id)
      if (subjects.length === 0) return never(email)
      return subjects
        .flatMap(({ id, name, lots }) => [
          `${id}  ${name}  ${lots.reduce((sum, { available }) => sum + available, 0)}`,
          ...lots.map(
            ({ lot_id, available, expire_at }) => `   lot ${lot_id}  ${available} until ${expire_at}`,
          ),
        ])
        .join('\n')
    },
  },
  'tokens statement': {
    usage: 'tokens statement <email>',
    help: 'lists all that ever happened to the tokens of a teacher, with what was left of the subject after each entry',
    argument: true,
    async run({ db }, { argument: email }) {
      const lines = await statementOf(db, (await teacherOf(db, email)).id)
      return lines.length === 0 ? never(email) : lines.join('\n')
    },
  },
  ...priceCommands,
}
