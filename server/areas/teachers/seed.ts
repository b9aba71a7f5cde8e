import { dayAfter } from '../../../src/contract/rules/days.ts'
import { createRandom, type Random } from '../../db/seed/random.ts'
import { DAY_MS, DEMO_PASSWORD, type World } from '../../db/seed/world.ts'
import { findPlace } from '../reference/area.ts'
import { hashPassword } from './passwords.ts'
import { createTeacher } from './repository/accounts.ts'
import { createSchool } from './repository/schools.ts'
import { type AccountSeed, accounts } from './seed/accounts.ts'
import { addListedSchools, contactOf } from './seed/listed-schools.ts'
import { type SchoolSeed, schools } from './seed/schools.ts'

const CONTACTS_SEED = 12

async function addSchool(
  { db, today, now, remember }: World,
  random: Random,
  school: SchoolSeed,
): Promise<void> {
  const { key, name, city, iso, state, agreement, library, libraryEndsInDays = 210 } = school
  const id = await createSchool(db, {
    name,
    city_name: city,
    ...(await findPlace(db, iso, state)),
    ...contactOf(random, name),
    agreement_signed_at: agreement ? new Date(now.getTime() - 200 * DAY_MS) : null,
    has_librarian_subscription: library ?? false,
    librarian_subscription_end_date: library ? dayAfter(today, libraryEndsInDays) : null,
  })
  remember('school', key, id)
}

/** A teacher lives in the state of their school. */
const stateOf = (account: AccountSeed) => schools.find(({ key }) => key === account.school)?.state

async function addAccount(world: World, account: AccountSeed, password_hash: string): Promise<void> {
  const { db, now, today, idOf, remember } = world
  const joined = new Date(now.getTime() - 450 * DAY_MS)
  const isVerified = account.verified !== false
  const isValidated = account.validated !== false
  const end = account.subscriptionEndsInDays
  const id = await createTeacher(db, {
    email: account.email,
    user_type: account.user_type,
    password_hash,
    email_verified_at: isVerified ? joined : null,
    is_email_validated: isVerified && isValidated,
    is_teacher_validated: isValidated,
    is_teacher_profile_filled: isValidated,
    disabled_at: account.disabled ? now : null,
    verified_notice_at: isValidated ? joined : null,
    first_name: account.first_name,
    last_name: account.last_name,
    about_info: account.about ?? null,
    city_name: account.city,
    ...(account.iso ? await findPlace(db, account.iso, stateOf(account)) : {}),
    school_id: account.school ? idOf('school', account.school) : null,
    has_independent_subscription: end !== undefined,
    independent_subscription_end_date: end === undefined ? null : dayAfter(today, end),
    last_time_login: account.neverSignedIn ? null : new Date(now.getTime() - 2 * DAY_MS),
    created_at: joined,
  })
  remember('teacher', account.email, id)
}

/** The schools, those that people only search for among them, and the accounts of the demo. */
export async function seed(world: World): Promise<void> {
  const hashes = await Promise.all(accounts.map(() => hashPassword(DEMO_PASSWORD)))
  // a stream of its own: what the areas after this one make stays as it is
  const random = createRandom(CONTACTS_SEED)
  for (const school of schools) await addSchool(world, random, school)
  await addListedSchools(world.db)
  for (const [index, account] of accounts.entries()) await addAccount(world, account, hashes[index] ?? '')
}
