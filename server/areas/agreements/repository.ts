import { sql } from 'drizzle-orm'
import {
  AGREEMENTS_OF_TEACHER_DAYS,
  AGREEMENTS_OF_TEACHER_MAX,
} from '../../../src/contract/limits/agreements.ts'
import type { agreementSentences } from '../../../src/contract/server-messages/agreements.ts'
import { type Database, rows } from '../../db/database.ts'
import { knownTo, lockTeacher, signAgreement } from '../teachers/area.ts'

/** What an agreement is about: a school, or the one of a teacher whose school is not listed. */
export interface Subject {
  school_id: number | null
  teacher_id: number
}

export interface Signer {
  signer_name: string
  signer_title: string
}

/** The school that a teacher belongs to; null when it is not known or not listed. */
export async function schoolOf(db: Database, teacherId: number): Promise<number | null> {
  const [teacher] = await rows<{ school_id: number | null }>(
    db,
    sql`select school_id from teachers where id = ${teacherId}`,
  )
  return teacher?.school_id ?? null
}

/** The school that a teacher has written in and belongs to, while it is of no list; null where there is none. */
export async function writtenSchoolOf(db: Database, teacherId: number): Promise<number | null> {
  const [written] = await rows<{ id: number }>(
    db,
    sql`select s.id from teachers t join schools s on s.id = t.school_id
        where t.id = ${teacherId} and s.added_by_teacher_id = t.id and s.needs_review`,
  )
  return written?.id ?? null
}

/**
 * The name of a school and whether its agreement is signed, by whatever way; null when there is none, or it is one that
 * another teacher has written in and nobody has accepted yet.
 */
export async function findSchool(
  db: Database,
  { school_id, teacher_id }: Subject & { school_id: number },
): Promise<{ name: string; signed: boolean } | null> {
  const [school] = await rows<{ name: string; signed: boolean }>(
    db,
    sql`select name, agreement_signed_at is not null as signed from schools
        where id = ${school_id} and ${knownTo(teacher_id)}`,
  )
  return school ?? null
}

/** Whether a teacher has an agreement that waits for a school. */
async function hasUnlisted(db: Database, teacherId: number): Promise<boolean> {
  const [found] = await rows(
    db,
    sql`select 1 from agreements where teacher_id = ${teacherId} and school_id is null`,
  )
  return found !== undefined
}

/** Null when there is no such school for this teacher. */
export async function isSigned(db: Database, subject: Subject): Promise<boolean | null> {
  const { school_id, teacher_id } = subject
  if (school_id === null) return hasUnlisted(db, teacher_id)
  return (await findSchool(db, { school_id, teacher_id }))?.signed ?? null
}

/** Whether a teacher gets a link for a school: the one of their profile, the one that its draft names, or none yet. */
export async function mayAskFor(db: Database, { school_id, teacher_id }: Subject): Promise<boolean> {
  if (school_id === null) return true
  const [chosen] = await rows(
    db,
    sql`select 1 from teachers t left join profile_drafts d on d.teacher_id = t.id
        where t.id = ${teacher_id}
          and (t.school_id = ${school_id} or d.values ->> 'school_id' = ${String(school_id)})`,
  )
  return chosen !== undefined
}

/**
 * What a link is about by now: one for a school that is not listed is for the school that its teacher has written in
 * since, as long as they belong to it. Null once the teacher is disabled or gone.
 */
export async function currentSubject(db: Database, subject: Subject): Promise<Subject | null> {
  const [teacher] = await rows<{ written_id: number | null }>(
    db,
    sql`select s.id as written_id
        from teachers t left join schools s on s.id = t.school_id and s.added_by_teacher_id = t.id
        where t.id = ${subject.teacher_id} and t.disabled_at is null`,
  )
  return teacher ? { ...subject, school_id: subject.school_id ?? teacher.written_id } : null
}

/** Whether the links of a teacher have signed for as many schools as they may for now. */
async function hasSignedEnough(db: Database, teacherId: number): Promise<boolean> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from agreements where teacher_id = ${teacherId}
          and signed_at > now() - make_interval(days => ${AGREEMENTS_OF_TEACHER_DAYS})`,
  )
  return (found?.count ?? 0) >= AGREEMENTS_OF_TEACHER_MAX
}

/** What has come of a signature, by its sentence. */
export type Signing = keyof Pick<
  typeof agreementSentences,
  'signed' | 'signedBefore' | 'linkExpired' | 'tooManySigned'
>

/** Records a signature, once for a school however many sign at the same moment. */
export function sign(db: Database, subject: Subject, signer: Signer): Promise<Signing> {
  return db.transaction(async transaction => {
    // who saves their profile at this moment has the school afterwards, or finds the agreement; and the teacher comes
    // before the school (docs/decisions/order-of-locks.md)
    await lockTeacher(transaction, subject.teacher_id)
    const current = await currentSubject(transaction, subject)
    if (!current) return 'linkExpired'
    if (await hasSignedEnough(transaction, subject.teacher_id)) return 'tooManySigned'
    const { school_id, teacher_id } = current
    const added = await rows(
      transaction,
      sql`insert into agreements (school_id, teacher_id, signer_name, signer_title)
          values (${school_id}, ${teacher_id}, ${signer.signer_name}, ${signer.signer_title})
          on conflict do nothing returning id`,
    )
    if (added.length > 0 && school_id !== null) await signAgreement(transaction, school_id)
    return added.length > 0 ? 'signed' : 'signedBefore'
  })
}

/**
 * Gives an agreement that a teacher's school was waiting for to the school, now that it is listed. Nothing happens
 * where there is none.
 */
export async function giveAgreement(db: Database, teacherId: number, schoolId: number): Promise<void> {
  const given = await rows(
    db,
    sql`update agreements set school_id = ${schoolId}
        where teacher_id = ${teacherId} and school_id is null
          and not exists (select 1 from agreements signed where signed.school_id = ${schoolId})
        returning id`,
  )
  if (given.length > 0) await signAgreement(db, schoolId)
}

/**
 * Whether the school of a teacher has signed. In a transaction it stays so until that is over; a teacher whose school is
 * not known yet has none.
 */
export async function holdsAgreement(db: Database, teacherId: number): Promise<boolean> {
  const [school] = await rows<{ signed: boolean }>(
    db,
    sql`select s.agreement_signed_at is not null as signed from teachers t join schools s on s.id = t.school_id
        where t.id = ${teacherId} for share of s`,
  )
  return school?.signed ?? false
}
