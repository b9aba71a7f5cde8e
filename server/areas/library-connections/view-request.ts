import { dayOf } from '../../../src/contract/rules/days.ts'
import type { Database } from '../../db/database.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { checkMayLook } from './librarian.ts'
import { readRequest } from './read.ts'
import { refuse } from './refusals.ts'
import { countView, hideRequest, showAllRequests, showRequest } from './repository/viewing.ts'

/**
 * Hides a request of another library from a librarian; again does no harm.
 * @throws 403 with code 160; 404 with code 161; 422 with code 165
 */
export async function hide(db: Database, teacher: SignedInTeacher, id: number): Promise<void> {
  checkMayLook(teacher)
  const { owner, is_own_library } = await hideRequest(db, teacher.id, id)
  if (owner === null) throw refuse('libraryRequestGone')
  if (owner === teacher.id) throw refuse('libraryRequestOwn')
  if (is_own_library) throw refuse('ownLibraryRequest')
}

/** @throws 403 with code 160; 404 with code 161 */
export async function show(db: Database, teacher: SignedInTeacher, id: number): Promise<void> {
  checkMayLook(teacher)
  if ((await showRequest(db, teacher.id, id)).owner === null) throw refuse('libraryRequestGone')
}

/** @throws 403 with code 160 */
export async function showAll(db: Database, teacher: SignedInTeacher): Promise<void> {
  checkMayLook(teacher)
  await showAllRequests(db, teacher.id)
}

/**
 * Notes that a librarian has opened a request that waits, once a day; an operator who works as them counts for nothing, and
 * neither does its owner.
 * @throws as readRequest
 */
export async function view(
  services: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  id: number,
): Promise<{ views_number: number }> {
  const { status } = await readRequest(services, teacher, id)
  const counts = teacher.operator === null && status === 'open'
  const { owner, views_number } = await countView(
    services.db,
    { viewerId: teacher.id, counts },
    id,
    dayOf(Date.now()),
  )
  if (owner === null) throw refuse('libraryRequestGone')
  return { views_number }
}
