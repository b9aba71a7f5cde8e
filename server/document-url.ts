import { COURSE_DOCUMENT_VALID_SECONDS } from '../src/contract/limits/courses.ts'
import { endOf, type SignedPath, signPath } from './signed-path.ts'
import type { Tokens } from './tokens.ts'

/** Where the documents and pictures of courses can be had: for half an hour to an hour. */
export const documentPath: SignedPath = {
  purpose: 'course-document',
  folder: '/files/courses/',
  validMs: COURSE_DOCUMENT_VALID_SECONDS * 1_000,
}

/** Until when (ms since 1970) documents have the addresses that they have now, all of them good for half an hour yet. */
export const documentsHoldUntil = (now = Date.now()): number =>
  endOf(documentPath, now) - documentPath.validMs - 1

/** Null where there is none. */
export const documentUrl = (tokens: Tokens, name: string | null): string | null =>
  name === null ? null : signPath(tokens, documentPath, name).url
