import type { EndpointKey } from '../../contract/endpoints/all.ts'
import { isDemo } from '../../contract/rules/user-types.ts'
import type { Session } from '../session/session.ts'
import { $apiBase } from './api-base.ts'

const TEACHER_PREFIX = '/api/teacher/'
const DEMO_PREFIX = '/api/demo/'

/**
 * Method and address of a call, or of what is none of the contract's, such as an upload. The one place where those of a
 * demo teacher go to their own prefix (P1 §6), so the session decides: without one there is no demo teacher.
 */
export function addressOf(
  key: EndpointKey | `${string} /api/teacher/uploads`,
  params: Record<string, unknown> | undefined,
  session: Session | null,
): { method: string; url: string } {
  const [method = '', pattern = ''] = key.split(' ')
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const demo = session && isDemo(session.user) && path.startsWith(TEACHER_PREFIX)
  return { method, url: $apiBase.get() + (demo ? DEMO_PREFIX + path.slice(TEACHER_PREFIX.length) : path) }
}

/** Where a file lies that the service publishes beside its API; `path` as the API gives it, from the slash on. */
export const serviceUrl = (path: string): string => $apiBase.get() + path
