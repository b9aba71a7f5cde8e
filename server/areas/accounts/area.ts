import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { accountExistsMail, passwordChangedMail, recoveryMail, verificationMail } from './mails.ts'
import { refusals } from './refusals.ts'
import { recoveriesSweep } from './repository/recoveries.ts'
import { verificationsSweep } from './repository/verifications.ts'
import { handlers } from './routes.ts'

/** Accounts before and around signing in: creating, verifying, recovering, changing the password. */
export const accountsArea = {
  handlers,
  refusals,
  commands,
  mails: [verificationMail, recoveryMail, accountExistsMail, passwordChangedMail],
  sweep: [verificationsSweep, recoveriesSweep],
} satisfies Area
