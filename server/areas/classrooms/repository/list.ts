import { type SQL, sql } from 'drizzle-orm'
import type { ClassroomListItem } from '../../../../src/contract/entities/classroom.ts'
import { LARGEST_ID } from '../../../../src/contract/limits/input.ts'
import {
  type ClassroomFilter,
  classroomFilters,
  DEFAULT_CLASSROOM_FILTER,
  isValueFilter,
  type ValueFilter,
} from '../../../../src/contract/rules/classroom-filters.ts'
import { statusHoldsUntil } from '../../../../src/contract/rules/next-status-change.ts'
import { classroomSentences } from '../../../../src/contract/server-messages/classrooms.ts'
import { prepared } from '../../../db/prepared.ts'
import { ANY_LANGUAGE, contains } from '../../../db/text.ts'
import { refuse } from '../../../errors.ts'
import type { Services } from '../../../services.ts'
import type { SignedInTeacher } from '../../../signed-in-teacher.ts'
import { avatarHoldsUntil, shownAvatar } from '../../files/area.ts'
import { type SharedRow, sharedFields } from '../shared-fields.ts'
import { countColumns, countJoins, counts, ownColumns } from './counts.ts'
import { otherJoin } from './other-classroom.ts'

interface ListRow extends SharedRow {
  subject_id: number
  subject_name: string
  partner_id: number | null
  partner_avatar: string | null
  partner_first_name: string | null
  partner_last_name: string | null
  partner_name: string | null
}

export interface ListQuery {
  filter_by?: ClassroomFilter
  search_string?: string
}

const orders: Partial<Record<ClassroomFilter, SQL>> = {
  oldest: sql`c.created_at, c.id`,
  'a-z': sql`c.name ${ANY_LANGUAGE}, c.id`,
  'z-a': sql`c.name ${ANY_LANGUAGE} desc, c.id desc`,
}
const newestFirst = sql`c.created_at desc, c.id desc`

const valueColumns: Record<ValueFilter, SQL> = {
  subject: sql`c.subject_id`,
  language: sql`c.lang_instruction_id`,
  level: sql`c.level_id`,
  age: sql`c.age_range_id`,
}

/** The id in the search of a value filter. */
function filterValue(search: string): number {
  const id = /^\d{1,10}$/.test(search) ? Number(search) : 0
  if (id >= 1 && id <= LARGEST_ID) return id
  const fields = { search_string: [classroomSentences.searchNotAnId] }
  throw refuse('badInput', { fields, message: classroomSentences.searchNotAnId })
}

/** Text is looked for in name and code. */
function condition(filter: ClassroomFilter): SQL {
  if (isValueFilter(filter)) return sql`and ${valueColumns[filter]} = ${sql.placeholder('search')}`
  const search = sql`${sql.placeholder('search')}`
  return sql`and (${contains(sql`c.name`, search)} or ${contains(sql`c.code`, search)})`
}

/** The classrooms of a teacher in the order of `filter`, all or only those that fit the search. */
const statement = (filter: ClassroomFilter, isSearch: boolean) =>
  prepared<ListRow>(
    sql`with own as (
          select * from classrooms c where c.teacher_id = ${sql.placeholder('teacherId')}
          ${isSearch ? condition(filter) : sql``}
        ), ${counts}
        select ${ownColumns},
          course.student_group_type_id as course_student_group_type_id,
          c.subject_id, subject.name as subject_name,
          partner.id as partner_id, partner.avatar as partner_avatar,
          partner.first_name as partner_first_name, partner.last_name as partner_last_name,
          concat_ws(' ', partner.first_name, partner.last_name) as partner_name,
          ${countColumns}
        from own c
        join subjects subject on subject.id = c.subject_id
        left join courses course on course.id = c.course_id
        ${otherJoin}
        left join teachers partner on partner.id = other.teacher_id
        ${countJoins}
        order by ${orders[filter] ?? newestFirst}`,
  )

const everything = new Map(classroomFilters.map(filter => [filter, statement(filter, false)]))
const searches = new Map(classroomFilters.map(filter => [filter, statement(filter, true)]))

/**
 * The teacher's classrooms in one statement, however many there are.
 * @returns the rows, and until when (ms since 1970) what is shown of them stays as it is
 * @throws 422 when a value filter comes with a search that is no id
 */
export async function listClassrooms(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  query: ListQuery,
  now: number = Date.now(),
): Promise<{ data: ClassroomListItem[]; freshUntil: number }> {
  const filter = query.filter_by ?? DEFAULT_CLASSROOM_FILTER
  const text = query.search_string?.trim() ?? ''
  const search = text !== '' && isValueFilter(filter) ? filterValue(text) : text
  const run = (text === '' ? everything : searches).get(filter)
  const found = (await run?.(db, { teacherId: teacher.id, search })) ?? []
  let freshUntil = Number.POSITIVE_INFINITY
  const data = found.map(row => {
    freshUntil = Math.min(
      freshUntil,
      statusHoldsUntil(teacher, row, now),
      avatarHoldsUntil(row.partner_avatar, now),
    )
    const partner_avatar = shownAvatar(tokens, row.partner_avatar, now)
    return listItem(teacher, { ...row, partner_avatar }, now)
  })
  return { data, freshUntil }
}

function listItem(teacher: SignedInTeacher, row: ListRow, now: number): ClassroomListItem {
  return {
    ...sharedFields(teacher, row, now),
    subject: { id: row.subject_id, name: row.subject_name },
    tasks_count: row.tasks_count,
    submissions_count: row.submissions_count,
    responses_count: row.responses_count,
    partner:
      row.partner_id === null
        ? null
        : {
            avatar: row.partner_avatar,
            first_name: row.partner_first_name ?? '',
            last_name: row.partner_last_name ?? '',
            full_name: row.partner_name ?? '',
          },
  }
}
