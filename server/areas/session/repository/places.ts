import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { knownPlaces } from '../schema.ts'

const KEPT_DAYS = 180

export interface Account {
  id: number
  password_hash: string
  is_verified: boolean
  is_disabled: boolean
  /** Of the latest registration under this email, which may be a stranger's. */
  registration_hash: string | null
  /** Which of the given keys this teacher has signed in with before. */
  known: string[]
}

/** The account of an email in its normal form, or null. `keys` are blinded addresses and devices. */
export async function findAccount(
  db: Database,
  email: string,
  keys: readonly string[],
): Promise<Account | null> {
  const [account] = await rows<Account>(
    db,
    sql`select t.id, t.password_hash, t.email_verified_at is not null as is_verified,
          t.disabled_at is not null as is_disabled,
          (select r.password_hash from registrations r where r.teacher_id = t.id order by r.id desc limit 1)
            as registration_hash,
          array(select k.place from known_places k where k.teacher_id = t.id and k.place in (${sql.join(
            keys.map(key => sql`${key}`),
            sql`, `,
          )})) as known
        from teachers t
        where t.email = ${email}`,
  )
  return account ?? null
}

/** From this place (an address or a device, blinded) the teacher's right password passes in future, whoever guesses elsewhere. */
export async function rememberPlace(db: Database, teacherId: number, key: string): Promise<void> {
  await db
    .insert(knownPlaces)
    .values({ teacher_id: teacherId, place: key })
    .onConflictDoUpdate({
      target: [knownPlaces.teacher_id, knownPlaces.place],
      set: { last_used_at: sql`now()` },
    })
}

export const placesSweep = gone(knownPlaces, 'last_used_at', KEPT_DAYS)
