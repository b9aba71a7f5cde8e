import { isLibrarian, type WithUserType } from './user-types.ts'

/** What a library request can be: it waits, nobody has come in time, or a library has connected to it. */
export const libraryRequestStatuses = ['open', 'expired', 'connected'] as const
export type LibraryRequestStatus = (typeof libraryRequestStatuses)[number]

/**
 * What others' requests are listed by: those first that were posted last, that expire first, which are the oldest, or that
 * fit best.
 */
export const libraryRequestOrders = ['newest', 'expiring', 'fitting'] as const
export type LibraryRequestOrder = (typeof libraryRequestOrders)[number]

/** All of them, or those alone that fit one's own library (library-fit.ts). */
export const libraryRequestFilters = ['all', 'fitting'] as const

/** Librarians alone open the page and its calls (P2 §6). */
export const mayConnectLibraries = (user: WithUserType): boolean => isLibrarian(user)

/** Where a request stands at a moment. */
export function libraryRequestStatus(
  request: { expire_at: string; is_connected: boolean },
  now: number = Date.now(),
): LibraryRequestStatus {
  if (request.is_connected) return 'connected'
  return now >= Date.parse(request.expire_at) ? 'expired' : 'open'
}

/** What one may do with a request of one's own: post it again until a library has connected to it, and delete it. */
export const mayRepost = ({ status }: { status: LibraryRequestStatus }): boolean => status !== 'connected'
