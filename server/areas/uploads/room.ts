import { mkdir, statfs } from 'node:fs/promises'
import type { Config } from '../../config.ts'
import { filesDirectory } from '../../paths.ts'
import { refuse } from './refusals.ts'

/** A disk, or what a person may use of it, is full. */
const FULL = ['ENOSPC', 'EDQUOT']

/** A disk that has filled up meanwhile is told in our words; any other error stays what it is. */
export const asFull = (error: unknown): unknown =>
  FULL.includes((error as NodeJS.ErrnoException).code ?? '') ? refuse('storageFull') : error

/**
 * Whether so many bytes may arrive: a part of the disk is left free, for the database that may lie on it and for
 * conversions.
 */
export async function hasRoom(
  config: Pick<Config, 'dataDir' | 'diskReserveBytes'>,
  bytes: number,
): Promise<boolean> {
  const { uploads } = filesDirectory(config)
  await mkdir(uploads, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = await statfs(uploads)
  return bavail * bsize - bytes >= config.diskReserveBytes
}
