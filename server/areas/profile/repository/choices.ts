import { asc, eq, sql } from 'drizzle-orm'
import type { Profile } from '../../../../src/contract/entities/profile.ts'
import type { UserTypeSlug } from '../../../../src/contract/entities/user.ts'
import { type Database, rows } from '../../../db/database.ts'
import { teacherAgeRanges, teacherLanguages, teacherSubjects } from '../schema.ts'

export interface Choices {
  subjects: readonly number[]
  age_ranges: readonly number[]
  instruction_languages: readonly number[]
}

/** What a teacher has picked from the lists. */
export async function findChoices(db: Database, teacherId: number) {
  const taught = await rows<Profile['subjects'][number]>(
    db,
    sql`select s.id, s.name, s.type from teacher_subjects t join subjects s on s.id = t.subject_id
        where t.teacher_id = ${teacherId} order by s.id`,
  )
  const ages = await db
    .select({ id: teacherAgeRanges.age_range_id })
    .from(teacherAgeRanges)
    .where(eq(teacherAgeRanges.teacher_id, teacherId))
    .orderBy(asc(teacherAgeRanges.age_range_id))
  const languages = await db
    .select({ id: teacherLanguages.language_id })
    .from(teacherLanguages)
    .where(eq(teacherLanguages.teacher_id, teacherId))
    .orderBy(asc(teacherLanguages.language_id))
  return {
    subjects: taught,
    age_ranges: ages.map(row => row.id),
    instruction_languages: languages.map(row => row.id),
  }
}

/** Puts these in place of what the teacher has picked before. */
export async function putChoices(db: Database, teacher_id: number, choices: Choices): Promise<void> {
  await db.delete(teacherSubjects).where(eq(teacherSubjects.teacher_id, teacher_id))
  await db.delete(teacherAgeRanges).where(eq(teacherAgeRanges.teacher_id, teacher_id))
  await db.delete(teacherLanguages).where(eq(teacherLanguages.teacher_id, teacher_id))
  const taught = choices.subjects.map(subject_id => ({ teacher_id, subject_id }))
  const ages = choices.age_ranges.map(age_range_id => ({ teacher_id, age_range_id }))
  const languages = choices.instruction_languages.map(language_id => ({ teacher_id, language_id }))
  if (taught.length > 0) await db.insert(teacherSubjects).values(taught)
  if (ages.length > 0) await db.insert(teacherAgeRanges).values(ages)
  if (languages.length > 0) await db.insert(teacherLanguages).values(languages)
}

/** Everybody who has filled in their profile. */
export const teachersWithProfile = (db: Database) =>
  rows<{ id: number; user_type: UserTypeSlug }>(
    db,
    sql`select id, user_type from teachers where is_teacher_profile_filled order by id`,
  )
