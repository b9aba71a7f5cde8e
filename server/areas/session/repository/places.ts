import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { gone } from '../../../db/sweep-rule.ts'
import { knownPlaces } from '../schema.ts'

const KEPT_DAYS = 180

/** Places of one teacher: a browser that forgets its word has another one at each sign-in. */
export const PLACES_KEPT = 50

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

const list = (keys: readonly string[]) =>
  sql.join(
    keys.map(key => sql`${key}`),
    sql`, `,
  )

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
          array(select k.place from known_places k where k.teacher_id = t.id and k.place in (${list(keys)})) as known
        from teachers t
        where t.email = ${email}`,
  )
  return account ?? null
}

/**
 * From these places (addresses and devices, blinded) the teacher's right password passes in future, whoever guesses
 * elsewhere. Beside them only the teacher's latest are kept.
 */
export async function rememberPlaces(
  db: Database,
  teacherId: number,
  keys: readonly string[],
): Promise<void> {
  await db
    .insert(knownPlaces)
    .values(keys.map(place => ({ teacher_id: teacherId, place })))
    .onConflictDoUpdate({
      target: [knownPlaces.teacher_id, knownPlaces.place],
      set: { last_used_at: sql`now()` },
    })
  await db.execute(
    sql`delete from known_places where teacher_id = ${teacherId} and place in (
          select place from known_places where teacher_id = ${teacherId} and place not in (${list(keys)})
          order by last_used_at desc offset ${PLACES_KEPT - keys.length})`,
  )
}

export const placesSweep = gone(knownPlaces, 'last_used_at', KEPT_DAYS)
