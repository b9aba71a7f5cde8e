import type { User } from '../../../src/contract/entities/user.ts'
import { presetAvatarNumber } from '../../../src/contract/rules/avatar.ts'
import type { ProfileValues } from '../../../src/contract/rules/profile-values.ts'
import type { Database } from '../../db/database.ts'
import { useFile as goesOnUsing } from '../files/area.ts'
import { isConfirmedPhone } from '../phones/area.ts'
import { findFacts, type ProfileFacts } from './repository/facts.ts'

/** What other areas know of a profile, beside what the lists tell. */
export interface CheckedFacts extends ProfileFacts {
  /** A preset, or a picture that the teacher has given, by its name. */
  is_avatar_known: boolean
  /** Also where nothing is to be sent to a telephone. */
  is_phone_confirmed: boolean
}

/** Whether a name is a picture that the teacher may use; one of their own stays from now on. */
export async function mayUseAvatar(db: Database, teacherId: number, name: string): Promise<boolean> {
  return presetAvatarNumber(name) !== null || goesOnUsing(db, teacherId, { name: name, type: 'avatar' })
}

async function isPhoneConfirmed(db: Database, teacherId: number, values: ProfileValues): Promise<boolean> {
  const { preferred_communication, phone_number, phone_country_code } = values
  if (preferred_communication === 'email') return true
  if (phone_number === null || phone_country_code === null) return false
  return isConfirmedPhone(db, teacherId, { preferred_communication, phone_number, phone_country_code })
}

/** Everything that the checks of a profile ask of the database. */
export async function checkedFacts(db: Database, user: User, values: ProfileValues): Promise<CheckedFacts> {
  const { avatar } = values
  return {
    ...(await findFacts(db, user.id, values)),
    is_avatar_known: avatar === null || (await mayUseAvatar(db, user.id, avatar)),
    is_phone_confirmed: await isPhoneConfirmed(db, user.id, values),
  }
}
