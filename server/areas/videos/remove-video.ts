import type { Database } from '../../db/database.ts'
import type { Storage } from '../../storage/storage.ts'
import { madeNames } from './made-names.ts'
import type { VideoOwner } from './repository/owner.ts'
import { findRemoved, forgetVideo } from './repository/removed.ts'
import { markOwnUnused } from './repository/unused.ts'

/**
 * Takes away the files of a video that was taken away, and then its row, so that a storage that does not answer leaves
 * nothing that no row names.
 */
export async function removeFiles(
  db: Database,
  storage: Storage,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const { converted, poster } = madeNames(name)
  for (const file of [converted, poster, name]) await storage.remove(file)
  await forgetVideo(db, id)
}

/** After the transaction that has marked it. What does not succeed now, the sweep does. */
export async function removeVideo(db: Database, storage: Storage, id: number): Promise<void> {
  const name = await findRemoved(db, id)
  if (name !== null) await removeFiles(db, storage, { id, name })
}

/** Takes away a video of theirs that came by an upload and was saved for nothing; false when there is no such one. */
export async function removeUnsaved(
  { db, storage }: { db: Database; storage: Storage },
  owner: VideoOwner,
  uploadId: string,
): Promise<boolean> {
  const id = await markOwnUnused(db, owner, uploadId)
  if (id === null) return false
  await removeVideo(db, storage, id)
  return true
}
