import { type SQL, sql } from 'drizzle-orm'
import type { PartnerMatch } from '../../../../src/contract/entities/partner.ts'
import { PARTNER_CLASSROOMS_SHOWN, PARTNERS_PAGE_ROWS } from '../../../../src/contract/limits/partners.ts'
import {
  type PartnerFilterName,
  type PartnerFilters,
  partnerFilterNames,
} from '../../../../src/contract/rules/partner-filters.ts'
import { type Database, rows } from '../../../db/database.ts'
import { asInstant } from '../../../db/text.ts'
import { comparedColumns, comparedOf, matchOf, rankedMatches } from './matches.ts'
import { mayBeMet } from './offered.ts'
import type { Compared } from './rank.ts'
import { type ProfileRow, profileOf } from './shown.ts'

/** What a search lets through, by the column of a classroom; a filter without values is none. */
const filters: Record<PartnerFilterName, { list: SQL; column: SQL }> = {
  subject_id: { list: sql`subjects`, column: sql`c.subject_id` },
  lang_instruction_id: { list: sql`languages`, column: sql`c.lang_instruction_id` },
  lang_native_id: { list: sql`languages`, column: sql`c.lang_native_id` },
  age_range_id: { list: sql`age_ranges`, column: sql`c.age_range_id` },
}

const listOf = (ids: readonly number[]): SQL =>
  sql`(${sql.join(
    ids.map(id => sql`${id}::int`),
    sql`, `,
  )})`

const unknownOf = (name: PartnerFilterName, given: PartnerFilters): SQL =>
  given[name].length === 0
    ? sql`false`
    : sql`(select count(*)::int from ${filters[name].list} where id in ${listOf(given[name])}) < ${new Set(given[name]).size}::int`

/** A teacher's own classroom as a search starts from it. */
export interface Searching {
  compared: Compared
  country_id: number | null
  expire_at: string | null
  is_paired: boolean
  /** The filters in which an id stands that nothing has. */
  unknown: PartnerFilterName[]
}

interface SearchingRow extends Omit<Compared, 'clock_minutes'> {
  country_id: number | null
  state_id: number | null
  expire_at: string | null
  is_paired: boolean
}

/** Null when the classroom is another's. */
export async function findSearching(
  db: Database,
  { id, teacherId }: { id: number; teacherId: number },
  given: PartnerFilters,
  now: number,
): Promise<Searching | null> {
  const unknown = partnerFilterNames.map(
    name => sql`${unknownOf(name, given)} as ${sql.identifier(`unknown_${name}`)}`,
  )
  const [found] = await rows<SearchingRow & Record<`unknown_${PartnerFilterName}`, boolean>>(
    db,
    sql`select ${comparedColumns}, ${asInstant(sql`c.expire_at`)} as expire_at, p.status <> 'alone' as is_paired,
          ${sql.join(unknown, sql`, `)}
        from classrooms c join teachers t on t.id = c.teacher_id join class_pairings p on p.id = c.class_pairing_id
        where c.id = ${id} and c.teacher_id = ${teacherId}`,
  )
  if (!found) return null
  const { country_id, expire_at, is_paired } = found
  return {
    ...{ country_id, expire_at, is_paired },
    compared: comparedOf(found, now),
    unknown: partnerFilterNames.filter(name => found[`unknown_${name}`]),
  }
}

/** Who may be met: another teacher of this kind, in another country, whose account stands. */
const fitsTo = ({ compared, country_id }: Searching, userType: string): SQL => sql`
  t.id <> ${compared.teacher_id} and t.user_type = ${userType} and t.country_id is not null
  and t.country_id is distinct from ${country_id}::int and ${mayBeMet(sql`t`)}`

export type MatchRow = ProfileRow & Pick<PartnerMatch, 'classrooms'>

/** One page of the teachers who fit, the best match first, the newer classroom among equals; and how many there are. */
export async function searchPartners(
  db: Database,
  searching: Searching,
  { given, page, userType }: { given: PartnerFilters; page: number; userType: string },
  now: number,
): Promise<{ partners: MatchRow[]; total: number }> {
  const wanted = partnerFilterNames.flatMap(name =>
    given[name].length > 0 ? [sql`and ${filters[name].column} in ${listOf(given[name])}`] : [],
  )
  const condition = sql`${fitsTo(searching, userType)} ${sql.join(wanted, sql` `)}`
  const [found] = await rows<{ total: number; partners: MatchRow[] }>(
    db,
    sql`with ${rankedMatches(searching.compared, condition, now)},
        placed as (
          select *, row_number() over (partition by teacher_id order by rank desc, id desc) as place from ranked
        ),
        shown as (
          select teacher_id, rank, id from placed where place = 1
          order by rank desc, id desc limit ${PARTNERS_PAGE_ROWS} offset ${(page - 1) * PARTNERS_PAGE_ROWS}
        )
        select (select count(*)::int from placed where place = 1) as total,
          coalesce((
            select jsonb_agg(${profileOf(sql`t`)} || jsonb_build_object('classrooms', (
              select jsonb_agg(${matchOf(searching.compared)} order by r.place)
              from placed r join classrooms c on c.id = r.id
              where r.teacher_id = t.id and r.place <= ${PARTNER_CLASSROOMS_SHOWN}
            )) order by shown.rank desc, shown.id desc)
            from shown join teachers t on t.id = shown.teacher_id
          ), '[]') as partners`,
  )
  return found ?? { partners: [], total: 0 }
}
