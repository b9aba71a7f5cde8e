import type { User } from '../../../src/contract/entities/user.ts'
import { asksForSchoolPart } from '../../../src/contract/rules/profile-fields.ts'
import {
  type ProfileContext,
  type ProfileValues,
  schoolParts,
} from '../../../src/contract/rules/profile-values.ts'
import { refuse } from '../../errors.ts'
import type { Services } from '../../services.ts'
import { giveAgreement } from '../agreements/area.ts'
import { normalNumber } from '../phones/area.ts'
import { fillSchool, findUser, keepWrittenSchool, lockTeacher, saveProfileColumns } from '../teachers/area.ts'
import { checkedFacts } from './checked-facts.ts'
import { faultsOf, rulesContext } from './faults.ts'
import { putChoices } from './repository/choices.ts'
import { endDraft } from './repository/drafts.ts'

/** The text as it is kept: without spaces around it, null when nothing is left. */
const text = (value: string | null): string | null => value?.trim() || null

function trimmed(values: ProfileValues): ProfileValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? text(value) : value,
  ])
  return Object.fromEntries(entries) as ProfileValues
}

/** The same with what was asked for of the school, and no more. */
function askedOf(values: ProfileValues, context: ProfileContext): ProfileValues {
  const parts = schoolParts.map(part => [
    part,
    asksForSchoolPart(part, values, context) ? values[part] : null,
  ])
  return { ...values, ...Object.fromEntries(parts) }
}

async function userOf(services: Pick<Services, 'db' | 'tokens'>, teacherId: number): Promise<User> {
  const user = await findUser(services, teacherId)
  if (!user) throw refuse('signInAgain')
  return user
}

/** What is kept beside the school. What the rules have not looked at, since nothing asked for it, is not kept. */
function columnsOf(values: ProfileValues, user: User) {
  const { avatar, first_name, last_name, about_info, country_id, state_id, city_name } = values
  const { preferred_communication, phone_number, phone_country_code } = values
  const { native_language_id, educational_affiliation } = values
  // as its confirmation has it, however it was typed
  const isByPhone =
    preferred_communication !== 'email' && phone_country_code !== null && phone_number !== null
  const typed = isByPhone ? { phone_country_code, phone_number } : null
  const number = typed && (normalNumber(typed) ?? typed)
  return {
    ...{ avatar, first_name, last_name, about_info, country_id, state_id, city_name },
    preferred_communication,
    phone_number: number?.phone_number ?? null,
    phone_country_code: number?.phone_country_code ?? null,
    ...(native_language_id === null ? {} : { native_language_id }),
    ...(user.is_email_validated ? {} : { educational_affiliation }),
  }
}

/** The id of the school that the profile names: one of the list, the teacher's own text, or none. */
async function schoolOf(
  db: Services['db'],
  teacherId: number,
  values: ProfileValues,
): Promise<number | null> {
  const data = {
    address: values.school_address,
    website: values.school_website,
    phone_number: values.school_phone_number,
  }
  if (values.school_id !== null) {
    await fillSchool(db, values.school_id, data)
    return values.school_id
  }
  if (values.school_name === null || values.country_id === null) return null
  const id = await keepWrittenSchool(db, teacherId, {
    name: values.school_name,
    ...data,
    city_name: values.city_name,
    country_id: values.country_id,
    state_id: values.state_id,
  })
  // one that was signed in the wizard, before there was a school
  await giveAgreement(db, teacherId, id)
  return id
}

/**
 * Saves the profile of a teacher, and ends the draft of it.
 * @throws 422 with the sentences of every field at fault
 */
export async function saveProfile(
  { db, tokens }: Services,
  teacherId: number,
  given: ProfileValues,
): Promise<User> {
  const values = trimmed(given)
  const user = await userOf({ db, tokens }, teacherId)
  const facts = await checkedFacts(db, user, values)
  const fields = faultsOf(user, values, facts)
  const [message] = Object.values(fields).flat()
  if (message) throw refuse('badInput', { fields, message })

  return db.transaction(async transaction => {
    await lockTeacher(transaction, teacherId)
    const school_id = await schoolOf(transaction, teacherId, askedOf(values, rulesContext(user, facts)))
    await saveProfileColumns(transaction, teacherId, { ...columnsOf(values, user), school_id })
    await putChoices(transaction, teacherId, values)
    await endDraft(transaction, teacherId)
    return userOf({ db: transaction, tokens }, teacherId)
  })
}
