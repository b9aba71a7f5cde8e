import { type SQL, sql } from 'drizzle-orm'
import type { ProfileValues, SchoolPart } from '../../../../src/contract/rules/profile-values.ts'
import { type Database, rows } from '../../../db/database.ts'

/** What the database knows of the ids in a profile. */
export interface ProfileFacts {
  country_iso: string | null
  state_country_id: number | null
  /** Whether there is any school to choose. */
  state_has_schools: boolean
  school: {
    country_id: number
    state_id: number | null
    is_listed: boolean
    is_own: boolean
    /** What is known of it. */
    parts: SchoolPart[]
  } | null
  is_native_language: boolean
  subjects: { id: number; type: string }[]
  age_ranges: number[]
  languages: number[]
}

const among = (ids: readonly number[]): SQL =>
  sql`any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer))`

/** Everything that the checks of a profile ask, in one statement. */
export async function findFacts(
  db: Database,
  teacherId: number,
  values: ProfileValues,
): Promise<ProfileFacts> {
  const [facts] = await rows<ProfileFacts>(
    db,
    sql`select
      (select iso from countries where id = ${values.country_id}) as country_iso,
      (select country_id from states where id = ${values.state_id}) as state_country_id,
      exists (select 1 from schools where state_id = ${values.state_id} and not needs_review) as state_has_schools,
      (select json_build_object('country_id', country_id, 'state_id', state_id, 'is_listed', not needs_review,
          'is_own', coalesce(added_by_teacher_id = ${teacherId}, false),
          'parts', array_remove(array[
            case when address is not null then 'school_address' end,
            case when website is not null then 'school_website' end,
            case when phone_number is not null then 'school_phone_number' end], null))
        from schools where id = ${values.school_id}) as school,
      exists (select 1 from languages where id = ${values.native_language_id}) as is_native_language,
      (select coalesce(json_agg(json_build_object('id', id, 'type', type)), '[]') from subjects
        where id = ${among(values.subjects)}) as subjects,
      (select coalesce(json_agg(id), '[]') from age_ranges where id = ${among(values.age_ranges)}) as age_ranges,
      (select coalesce(json_agg(id), '[]') from languages
        where id = ${among(values.instruction_languages)}) as languages`,
  )
  if (!facts) throw new Error('the database answered nothing')
  return facts
}
