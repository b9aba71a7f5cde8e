import { type SQL, sql } from 'drizzle-orm'
import type { AskedSubmissions } from '../../../../src/contract/rules/submission-filter.ts'
import { isPartnerOf } from '../../classrooms/area.ts'
import { isShared } from './is-shared.ts'

const isAsked = ({ status, task }: AskedSubmissions): SQL => sql`(
  (${status}::text is null or p.status = ${status}::text) and (${task}::bigint is null or p.task_id = ${task}::bigint)
)`

/** Of posts `p`: those of a classroom that a filter asks for, and one more whatever that says. */
export const ofClassroom = (id: number, asked: AskedSubmissions, submissionId: number | null = null): SQL =>
  sql`p.classroom_id = ${id} and (${isAsked(asked)} or p.id = ${submissionId}::int)`

/** Of posts `p`: this one of a classroom. */
export const oneOfClassroom = (id: number, submissionId: number): SQL =>
  sql`p.classroom_id = ${id} and p.id = ${submissionId}`

/** Of posts `p`: those of these ids. */
export const ofIds = (ids: readonly number[]): SQL =>
  sql`p.id = any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int))`

/** Of posts `p`: those of these ids that are of a classroom. */
export const someOfClassroom = (id: number, ids: readonly number[]): SQL =>
  sql`p.classroom_id = ${id} and ${ofIds(ids)}`

/** Of posts `p`: what the partner of a classroom shares with it. The query holds it: nothing else ever leaves the database. */
const ofPartner = (id: number): SQL => sql`p.classroom_id in (
    select theirs.id from classrooms mine join classrooms theirs on ${isPartnerOf(sql`theirs`, sql`mine`)}
    where mine.id = ${id}
  ) and ${isShared(sql`p`)}`

export const sharedWith = (id: number, asked: AskedSubmissions): SQL =>
  sql`${ofPartner(id)} and ${isAsked(asked)}`

export const oneSharedWith = (id: number, submissionId: number | SQL): SQL =>
  sql`${ofPartner(id)} and p.id = ${submissionId}`
