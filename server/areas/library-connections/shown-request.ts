import type {
  LibraryConnectionRequest,
  LibraryCourse,
} from '../../../src/contract/entities/library-connection-request.ts'
import { fitsLibrary, libraryFitPoints } from '../../../src/contract/rules/library-fit.ts'
import { libraryRequestStatus } from '../../../src/contract/rules/library-requests.ts'
import { documentsHoldUntil, documentUrl } from '../../document-url.ts'
import type { Tokens } from '../../tokens.ts'
import { avatarHoldsUntil, shownAvatar } from '../files/area.ts'
import type { CourseRow, RequestRow } from './repository/shown.ts'

export const shownCourse = (tokens: Tokens, { document, ...course }: CourseRow): LibraryCourse => ({
  ...course,
  pdf_url: documentUrl(tokens, document),
})

/** A request as it is told. */
export function shownRequest(
  tokens: Tokens,
  { reasons, is_connected, is_to_be_had: _, teacher_id: __, is_own_library: ___, ...row }: RequestRow,
  now: number = Date.now(),
): LibraryConnectionRequest {
  const { connection } = row
  return {
    ...row,
    avatar: shownAvatar(tokens, row.avatar, now),
    course: shownCourse(tokens, row.course),
    status: libraryRequestStatus({ ...row, is_connected }, now),
    fit: row.is_own
      ? null
      : {
          ...reasons,
          shared_topics: [...reasons.shared_topics],
          fits: fitsLibrary(reasons),
          points: libraryFitPoints(reasons),
        },
    connection: connection && { ...connection, avatar: shownAvatar(tokens, connection.avatar, now) },
  }
}

/**
 * Until when (ms since 1970, that moment included) a request is told as it is now: pictures and documents have addresses
 * that end, and with the moment of its own end it waits no more.
 */
export function requestHoldsUntil({ avatar, connection, ...row }: RequestRow, now: number): number {
  const expiresAt = Date.parse(row.expire_at)
  return Math.min(
    avatarHoldsUntil(avatar, now),
    avatarHoldsUntil(connection?.avatar ?? null, now),
    documentsHoldUntil(now),
    row.is_connected || now >= expiresAt ? Number.POSITIVE_INFINITY : expiresAt - 1,
  )
}
