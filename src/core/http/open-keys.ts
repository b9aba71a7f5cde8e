import type { EndpointKey, Endpoints } from '../../contract/endpoints/all.ts'

/** The student site is another one, with tokens of its own. */
type TeacherKey = Extract<EndpointKey, `${string} /api/teacher/${string}`>

type OpenKey = {
  [K in TeacherKey]: Endpoints[K]['access'] extends 'teacher' ? never : K
}[TeacherKey]

/**
 * Calls that go without the access token, as their `access` in the contract says. The browser has no contract at run
 * time, so they stand here; one that is missing or too many is a type error.
 */
const openKeys: Record<OpenKey, true> = {
  'POST /api/teacher/login': true,
  'POST /api/teacher/token/refresh': true,
  'POST /api/teacher/logout': true,
  'POST /api/teacher/login-as-teacher': true,
  'POST /api/teacher/session-codes': true,
  'POST /api/teacher/session-codes/session': true,
  'POST /api/teacher/lti/launches': true,
  'POST /api/teacher/lti/launches/confirmed': true,
  'POST /api/teacher/accounts': true,
  'POST /api/teacher/accounts/verify-request': true,
  'POST /api/teacher/accounts/verify/{a}/{b}': true,
  'POST /api/teacher/password/forgot': true,
  'POST /api/teacher/password/recover': true,
  'GET /api/teacher/privacy-policy-and-terms-of-use': true,
}

/** Whether anyone may make this call; a 401 or 403 then says nothing about a session. */
export const isOpen = (key: EndpointKey): boolean => Object.hasOwn(openKeys, key)
