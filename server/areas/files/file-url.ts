import { FILE_URL_VALID_SECONDS } from '../../../src/contract/limits/files.ts'
import { endOf, type SignedPath, signPath } from '../../signed-path.ts'
import type { Tokens } from '../../tokens.ts'

/** Where a teacher's file can be had: for one to two hours. */
export const filePath: SignedPath = {
  purpose: 'file',
  folder: '/files/',
  validMs: FILE_URL_VALID_SECONDS * 1_000,
}

/** Until when (ms since 1970) files have the addresses that they have now, all of them good for an hour yet. */
export const addressesHoldUntil = (now: number): number => endOf(filePath, now) - filePath.validMs - 1

export const fileUrl = (tokens: Tokens, name: string, now?: number) => signPath(tokens, filePath, name, now)
