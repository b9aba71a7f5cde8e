import type { SweepRule } from '../../db/sweep-rule.ts'
import { endUnusedVideos } from './repository/unused.ts'

/** Videos that nobody has saved for anything, with what was made of them. The row goes first, as with files. */
export const videosSweep: SweepRule = async (db, { storage }) => {
  for (const { name, converted, poster } of await endUnusedVideos(db))
    for (const file of [name, converted, poster]) if (file !== null) await storage.remove(file)
}
