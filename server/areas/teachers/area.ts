import type { Area } from '../../area.ts'
import { commands } from './commands.ts'
import { keepsAvatar } from './repository/profile.ts'
import { registrationsSweep } from './repository/registrations.ts'
import { unverifiedSweep } from './repository/standing.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'
import { watched } from './watched.ts'

export { hashPassword, isPassword } from './passwords.ts'
export { aboutMeHoldsUntil } from './repository/about-me.ts'
export {
  findRecipient,
  findTeacherByEmail,
  normalEmail,
  registerTeacher,
} from './repository/accounts.ts'
export { changePasswordHash, findPasswordHash, recoverPasswordHash } from './repository/password.ts'
export { findTeacherWithSchool, saveProfileColumns } from './repository/profile.ts'
export {
  addRegistration,
  endRegistrations,
  hasRegistration,
  latestRegistration,
  onlyRegistration,
  type Registered,
} from './repository/registrations.ts'
export { fillSchool, knownTo, signAgreement } from './repository/schools.ts'
export { changeStanding, isDisabled, lockTeacher, noteSignIn, verifyEmail } from './repository/standing.ts'
export { findUser, tokenBalances } from './repository/user.ts'
export { takeVerifiedNotice } from './repository/verified-notice.ts'
export { keepWrittenSchool } from './repository/written-schools.ts'
export { schoolOf } from './school-argument.ts'

/** Teachers, their schools, and how their accounts stand. */
export const teachersArea = {
  handlers,
  commands,
  seed,
  keepsFiles: [keepsAvatar],
  sweep: [registrationsSweep, unverifiedSweep],
  watched,
} satisfies Area
