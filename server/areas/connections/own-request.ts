import type { ConnectionRequest } from '../../../src/contract/entities/connection.ts'
import {
  type ConnectionAction,
  type ConnectionSide,
  type ConnectionStep,
  connectionStep,
} from '../../../src/contract/rules/connection-status.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { refuse, refuseSettled } from './refusals.ts'
import { type DetailRow, findRequest } from './repository/find.ts'
import { type RawRequest, rawRequest } from './repository/hold.ts'
import { shownRequest } from './repository/shown.ts'

type Viewer = Pick<SignedInTeacher, 'id'>

/** A request and whose it is to who looks. */
export interface OwnRequest extends RawRequest {
  side: ConnectionSide
}

/**
 * A request of which the teacher is one of the two; with `hold` nobody else changes it until the transaction ends.
 * @throws 404 with code 121; 403 with code 120 where it is between two others
 */
export async function ownRequest(
  db: Database,
  teacher: Viewer,
  id: number,
  options: { hold?: boolean } = {},
): Promise<OwnRequest> {
  const found = await rawRequest(db, id, options)
  if (!found) throw refuse('connectionGone')
  if (found.teacher_id === teacher.id) return { ...found, side: 'sent' }
  if (found.invited_teacher_id === teacher.id) return { ...found, side: 'received' }
  throw refuse('connectionOfAnother')
}

/**
 * What an action makes of a request.
 * @throws 422 with code 122 where it makes nothing of it
 */
export function stepOf(
  { side, status }: OwnRequest,
  action: ConnectionAction,
): Exclude<ConnectionStep, { at: 'refused' }> {
  const step = connectionStep(side, status, action)
  if (step.at === 'refused') throw refuseSettled(status)
  return step
}

/** A request with all that is shown of it. */
export async function readRequest(db: Database, teacher: Viewer, id: number): Promise<DetailRow> {
  const row = await findRequest(db, teacher.id, id)
  if (row) return row
  await ownRequest(db, teacher, id)
  throw new Error(`request ${id} is there and cannot be shown`)
}

/** The answer to whoever has changed it. */
export async function answerWith(
  db: Database,
  tokens: Services['tokens'],
  teacher: Viewer,
  id: number,
): Promise<ConnectionRequest> {
  const { partner: _, is_there: __, ...row } = await readRequest(db, teacher, id)
  return shownRequest(tokens, row).request
}
