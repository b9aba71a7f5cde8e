import { type SQL, sql } from 'drizzle-orm'
import type { PartnerPerson, PartnerProfile } from '../../../../src/contract/entities/partner.ts'
import { teacherInitials } from '../../../db/full-name.ts'
import type { Services } from '../../../services.ts'
import { avatarHoldsUntil, shownAvatar } from '../../files/area.ts'
import { zoneOf } from '../../reference/area.ts'

/** Of teachers under this name: who they are to somebody who does not know them. Nothing of an email, or of a last name but its initial. */
const personFields = (t: SQL): SQL => sql`
  'id', ${t}.id, 'first_name', coalesce(${t}.first_name, ''), 'last_initial', left(coalesce(${t}.last_name, ''), 1),
  'full_name', ${teacherInitials(t)},
  'avatar', ${t}.avatar, 'city', ${t}.city_name,
  'country', (select jsonb_build_object('name', k.name, 'iso', k.iso) from countries k where k.id = ${t}.country_id),
  'state', (select jsonb_build_object('name', s.name) from states s where s.id = ${t}.state_id)`

export const personOf = (t: SQL): SQL => sql`jsonb_build_object(${personFields(t)})`

/** The same with what they tell of themselves; a school that waits for an operator is told to nobody. */
export const profileOf = (t: SQL): SQL => sql`jsonb_build_object(${personFields(t)},
  'about_info', ${t}.about_info,
  'school', (
    select jsonb_build_object('name', s.name) from schools s where s.id = ${t}.school_id and not s.needs_review
  ),
  'native_language', (select to_jsonb(l) from languages l where l.id = ${t}.native_language_id),
  'subjects', coalesce((
    select jsonb_agg(to_jsonb(s) order by s.id) from teacher_subjects x join subjects s on s.id = x.subject_id
    where x.teacher_id = ${t}.id
  ), '[]'),
  'instruction_languages', coalesce((
    select jsonb_agg(to_jsonb(l) order by l.id) from teacher_languages x join languages l on l.id = x.language_id
    where x.teacher_id = ${t}.id
  ), '[]'),
  'age_ranges', coalesce((
    select jsonb_agg(to_jsonb(a) order by a.min_age) from teacher_age_ranges x join age_ranges a on a.id = x.age_range_id
    where x.teacher_id = ${t}.id
  ), '[]'))`

/** Of classrooms under this name: what other teachers see of them. */
export const classroomFields = (c: SQL): SQL => sql`
  'id', ${c}.id, 'name', ${c}.name, 'start_date', ${c}.start_date::text, 'end_date', ${c}.end_date::text,
  'number_of_tokens', ${c}.number_of_tokens,
  'subject', (select to_jsonb(s) from subjects s where s.id = ${c}.subject_id),
  'lang_native', (select to_jsonb(l) from languages l where l.id = ${c}.lang_native_id),
  'lang_instruction', (select to_jsonb(l) from languages l where l.id = ${c}.lang_instruction_id),
  'level', (select jsonb_build_object('id', l.id, 'name', l.name) from levels l where l.id = ${c}.level_id),
  'age_range', (select to_jsonb(a) from age_ranges a where a.id = ${c}.age_range_id),
  'number_students_range', (
    select to_jsonb(n) from number_students_ranges n where n.id = ${c}.number_students_range_id
  )`

export const classroomOf = (c: SQL): SQL => sql`jsonb_build_object(${classroomFields(c)})`

/** A person with the name of the picture in place of where it is. */
export type PersonRow = PartnerPerson

/** A person as they are told, and until when (ms since 1970) the address of the picture is good. */
export function shownPerson<Row extends PersonRow>(
  tokens: Services['tokens'],
  row: Row,
  now: number = Date.now(),
): { person: Row; freshUntil: number } {
  return {
    person: { ...row, avatar: shownAvatar(tokens, row.avatar, now) },
    freshUntil: avatarHoldsUntil(row.avatar, now),
  }
}

/** The database does not know where the clocks of a country are. */
export type ProfileRow = Omit<PartnerProfile, 'time_zone'>

export function shownProfile<Row extends ProfileRow>(
  tokens: Services['tokens'],
  row: Row,
): Row & Pick<PartnerProfile, 'time_zone'> {
  const { country, state } = row
  const time_zone = country && zoneOf(country.iso, state?.name ?? null)
  return { ...shownPerson(tokens, row).person, time_zone }
}
