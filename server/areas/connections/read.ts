import type { Data, Query } from '../../../src/contract/endpoints/all.ts'
import type { ConnectionDetail } from '../../../src/contract/entities/connection.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { isOwnClassroom } from '../classrooms/area.ts'
import { findMatchesOf, shownProfile } from '../partners/area.ts'
import { readRequest } from './own-request.ts'
import { refuse } from './refusals.ts'
import { findRequests } from './repository/find.ts'
import { shownRequest } from './repository/shown.ts'

type Given = Pick<Services, 'db' | 'tokens'>
type List = 'GET /api/teacher/connections'

/**
 * The requests of a teacher.
 * @throws 403 with code 10 for a classroom that is not theirs
 */
export async function listConnections(
  { db, tokens }: Given,
  { id: teacherId }: Pick<SignedInTeacher, 'id'>,
  { classroom_id, sort_by = 'created_at', direction }: Query<List>,
): Promise<{ data: Data<List>; freshUntil: number }> {
  if (classroom_id !== undefined && !(await isOwnClassroom(db, { id: classroom_id, teacherId })))
    throw refuse('classroomForbidden')
  const newestFirst = sort_by === 'created_at' ? 'desc' : 'asc'
  const asked = { classroomId: classroom_id, order: sort_by, direction: direction ?? newestFirst }
  const found = (await findRequests(db, teacherId, asked)).map(row => shownRequest(tokens, row))
  return {
    data: found.map(({ request }) => request),
    freshUntil: Math.min(Number.POSITIVE_INFINITY, ...found.map(({ freshUntil }) => freshUntil)),
  }
}

/** Of a request that is over: who it was, and nothing that they have told of themselves since. */
const NOTHING_TOLD = {
  ...{ about_info: null, school: null, native_language: null },
  ...{ subjects: [], instruction_languages: [], age_ranges: [] },
} satisfies Partial<ConnectionDetail['partner']>

/**
 * One request, with what it may be accepted with.
 * @throws 404 with code 121; 403 with code 120, which the page of an invitation tells from everything else
 */
export async function readConnection(
  { db, tokens }: Given,
  teacher: Pick<SignedInTeacher, 'id'>,
  id: number,
): Promise<ConnectionDetail> {
  const { partner, is_there, ...row } = await readRequest(db, teacher, id)
  const waits = row.side === 'received' && row.status === 'pending'
  const isKnown = is_there && (row.status === 'pending' || row.status === 'accepted')
  const matching = { classroomId: row.classroom.id, teacherId: teacher.id, first: row.invited_classroom_id }
  return {
    ...shownRequest(tokens, row).request,
    partner: shownProfile(tokens, isKnown ? partner : { ...partner, ...NOTHING_TOLD }),
    classrooms_matched: waits ? await findMatchesOf(db, matching) : [],
  }
}
