import type { Profile } from '../../../../src/contract/entities/profile.ts'
import type { Database } from '../../../db/database.ts'
import { refuse } from '../../../errors.ts'
import { knownPhone } from '../../phones/area.ts'
import { findTeacherWithSchool } from '../../teachers/area.ts'
import { findChoices } from './choices.ts'

/**
 * What a teacher has told of themselves.
 * @throws 401 when the account is gone
 */
export async function findProfile(db: Database, teacherId: number): Promise<Profile> {
  const found = await findTeacherWithSchool(db, teacherId)
  if (!found) throw refuse('signInAgain')
  const { teacher, school } = found
  return {
    avatar: teacher.avatar,
    first_name: teacher.first_name,
    last_name: teacher.last_name,
    about_info: teacher.about_info,
    country_id: teacher.country_id,
    state_id: teacher.state_id,
    city_name: teacher.city_name,
    // one that waits for the operator is the teacher's own text still
    school_id: school?.needs_review ? null : teacher.school_id,
    school_name: school?.name ?? null,
    school_address: school?.address ?? null,
    school_website: school?.website ?? null,
    school_phone_number: school?.phone_number ?? null,
    educational_affiliation: teacher.educational_affiliation,
    native_language_id: teacher.native_language_id,
    preferred_communication: teacher.preferred_communication,
    phone_number: teacher.phone_number,
    phone_country_code: teacher.phone_country_code,
    teacher_phone_to_confirm_code: await knownPhone(db, teacherId),
    ...(await findChoices(db, teacherId)),
  }
}
