import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { PHONE_CODE_TRIES, PHONE_CODE_VALID_MINUTES } from '../../../src/contract/limits/phones.ts'
import type { PhoneMethod } from '../../../src/contract/rules/communication-methods.ts'
import { type Database, rows } from '../../db/database.ts'
import type { NormalNumber } from './number.ts'
import { phoneConfirmations } from './schema.ts'

/** A number of a teacher, in its one form. */
export interface TeachersPhone extends NormalNumber {
  teacher_id: number
  preferred_communication: PhoneMethod
}

/** How long a number stays that was never confirmed. */
const UNCONFIRMED_KEPT_DAYS = 30

const isPhone = (phone: TeachersPhone) =>
  and(
    eq(phoneConfirmations.teacher_id, phone.teacher_id),
    eq(phoneConfirmations.preferred_communication, phone.preferred_communication),
    eq(phoneConfirmations.phone_country_code, phone.phone_country_code),
    eq(phoneConfirmations.phone_number, phone.phone_number),
  )

/** Keeps the code that is on its way to a number, in place of the one before. What was confirmed stays so. */
export async function keepCode(db: Database, phone: TeachersPhone, code_mac: string): Promise<void> {
  const code = {
    code_mac,
    tries: 0,
    expires_at: sql`now() + make_interval(mins => ${PHONE_CODE_VALID_MINUTES})`,
    registered_at: sql`now()`,
  }
  await db
    .insert(phoneConfirmations)
    .values({ ...phone, ...code })
    .onConflictDoUpdate({
      target: [
        phoneConfirmations.teacher_id,
        phoneConfirmations.preferred_communication,
        phoneConfirmations.phone_country_code,
        phoneConfirmations.phone_number,
      ],
      set: code,
    })
}

/**
 * Takes a try of the code of a number, one after the other however many come at once, and confirms the number when it
 * is right. 'gone' when there is none that can still be tried.
 */
export async function tryCode(
  db: Database,
  phone: TeachersPhone,
  code_mac: string,
): Promise<'confirmed' | 'wrong' | 'gone'> {
  const [tried] = await rows<{ is_right: boolean }>(
    db,
    sql`update phone_confirmations set
          tries = tries + 1,
          confirmed_at = case when code_mac = ${code_mac} then now() else confirmed_at end,
          code_mac = case when code_mac = ${code_mac} then null else code_mac end
        where ${isPhone(phone)} and code_mac is not null and tries < ${PHONE_CODE_TRIES} and expires_at > now()
        returning code_mac is null as is_right`,
  )
  if (!tried) return 'gone'
  return tried.is_right ? 'confirmed' : 'wrong'
}

/** The number that the profile has. */
const isSaved = sql`exists (select 1 from teachers t where t.id = ${phoneConfirmations.teacher_id}
  and t.preferred_communication = ${phoneConfirmations.preferred_communication}
  and t.phone_country_code = ${phoneConfirmations.phone_country_code}
  and t.phone_number = ${phoneConfirmations.phone_number})`

/**
 * The number of a teacher that needs no code any more: that of the profile, or the last that was confirmed; where there
 * is none, the one that was registered last. Null when there was none.
 */
export async function knownPhone(db: Database, teacherId: number) {
  const [known] = await db
    .select({
      phone_number: phoneConfirmations.phone_number,
      phone_country_code: phoneConfirmations.phone_country_code,
      preferred_communication: sql<PhoneMethod>`${phoneConfirmations.preferred_communication}`,
      confirmed: sql<boolean>`${phoneConfirmations.confirmed_at} is not null`,
    })
    .from(phoneConfirmations)
    .where(eq(phoneConfirmations.teacher_id, teacherId))
    .orderBy(
      desc(sql`${phoneConfirmations.confirmed_at} is not null`),
      desc(isSaved),
      desc(phoneConfirmations.registered_at),
      desc(phoneConfirmations.id),
    )
    .limit(1)
  return known ?? null
}

/** Whether the teacher has confirmed exactly this. */
export async function isConfirmed(db: Database, phone: TeachersPhone): Promise<boolean> {
  const [found] = await db
    .select({ confirmed_at: phoneConfirmations.confirmed_at })
    .from(phoneConfirmations)
    .where(isPhone(phone))
  return Boolean(found?.confirmed_at)
}

/** Numbers that nobody has confirmed; they may be somebody else's. */
export const phonesSweep = (db: Database) =>
  db
    .delete(phoneConfirmations)
    .where(
      and(
        isNull(phoneConfirmations.confirmed_at),
        lt(phoneConfirmations.registered_at, sql`now() - make_interval(days => ${UNCONFIRMED_KEPT_DAYS})`),
      ),
    )
