import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { accountExistsMail, passwordChangedMail, recoveryMail, verificationMail } from './mails.ts'
import { refusals } from './refusals.ts'
import { accountsSweep } from './repository.ts'
import { handlers } from './routes.ts'

/** Accounts before and around signing in: creating, verifying, recovering, changing the password. */
export const accountsArea = {
  handlers,
  refusals,
  commands,
  mails: [verificationMail, recoveryMail, accountExistsMail, passwordChangedMail],
  sweep: accountsSweep,
} satisfies Area
