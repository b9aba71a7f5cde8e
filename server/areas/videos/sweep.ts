import { eachOrAll } from '../../db/each-or-all.ts'
import type { SweepRule } from '../../db/sweep-rule.ts'
import { removeFiles } from './remove-video.ts'
import { removedVideos } from './repository/removed.ts'
import { markUnused } from './repository/unused.ts'

/**
 * Videos that nobody has saved for anything, and those that were deleted, with what was made of them. The row goes last,
 * so that a storage that does not answer has the next sweep try it again; one that does not go holds up no other.
 */
export const videosSweep: SweepRule = async (db, { storage }) => {
  await markUnused(db)
  await eachOrAll(await removedVideos(db), video => removeFiles(db, storage, video))
}
