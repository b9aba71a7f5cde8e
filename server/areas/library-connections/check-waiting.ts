import { libraryRequestStatus } from '../../../src/contract/rules/library-requests.ts'
import { refuse } from './refusals.ts'

/**
 * Lets those requests alone through that wait for a library.
 * @throws 422 with code 162 or 163
 */
export function checkWaiting(
  request: { expire_at: string; is_connected: boolean },
  now: number = Date.now(),
): void {
  const status = libraryRequestStatus(request, now)
  if (status === 'connected') throw refuse('libraryRequestTaken')
  if (status === 'expired') throw refuse('libraryRequestExpired')
}
