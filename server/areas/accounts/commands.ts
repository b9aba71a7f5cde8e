import { type Command, unknownTeacher } from '../../admin/command.ts'
import type { Database } from '../../db/database.ts'
import { endHandovers } from '../lti/area.ts'
import { endMasqueradeLinks } from '../masquerade/area.ts'
import { revokeSessions } from '../session/area.ts'
import { changeStanding } from '../teachers/area.ts'
import { endRecoveries } from './repository/recoveries.ts'
import { endVerifications } from './repository/verifications.ts'

/**
 * What was begun before ends for good: nothing of it comes back when the account is enabled again. Links end before
 * sessions, so that whoever follows one at this moment loses the session that it opens.
 */
const disable = (db: Database, email: string): Promise<boolean> =>
  db.transaction(async transaction => {
    const teacherId = await changeStanding(transaction, email, { disabled: true })
    if (teacherId === null) return false
    await endMasqueradeLinks(transaction, teacherId)
    await endHandovers(transaction, teacherId)
    await revokeSessions(transaction, teacherId)
    await endRecoveries(transaction, teacherId)
    await endVerifications(transaction, teacherId)
    return true
  })

export const commands: Record<string, Command> = {
  'teacher disable': {
    usage: 'teacher disable <email>',
    help: 'locks the account; its sessions, and links to it, end for good',
    argument: true,
    async run({ db }, { argument: email }) {
      if (!(await disable(db, email))) throw unknownTeacher(email)
      return `${email} is disabled.`
    },
  },
  'teacher enable': {
    usage: 'teacher enable <email>',
    help: 'unlocks the account, which signs in anew',
    argument: true,
    async run({ db }, { argument: email }) {
      if ((await changeStanding(db, email, { disabled: false })) === null) throw unknownTeacher(email)
      return `${email} is enabled.`
    },
  },
}
