/** The prefixes under which calls are served; the second one is for demo teachers (decisions, The calls). */
export const prefixes = { teacher: '/api/teacher', demo: '/api/demo' } as const

/** Where students call; the endpoints there are not those of teachers, and have this prefix alone. */
export const STUDENT_PREFIX = '/api/student'

/** The prefixes under which an endpoint of the contract is served. */
export const prefixesOf = (key: string): readonly string[] =>
  key.includes(` ${STUDENT_PREFIX}/`) ? [STUDENT_PREFIX] : Object.values(prefixes)
