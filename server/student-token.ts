import { oneTimeCode } from './one-time-code.ts'

/** What tells the tokens of the student site from any other: those of teachers have two dots. */
const BEARER = /^Bearer (st_[\w-]{43})$/i

/** A token of the student site; only its hash is kept. */
export const studentToken = (): string => `st_${oneTimeCode()}`

/** The token of a student in an `Authorization` header; undefined when there is none. */
export const studentTokenOf = (authorization = ''): string | undefined => BEARER.exec(authorization)?.[1]
