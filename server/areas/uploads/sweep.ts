import type { SweepRule } from '../../db/sweep-rule.ts'
import { discard } from './incoming.ts'
import { endOldUploads } from './repository.ts'

/** Uploads that did not end in time, with what had arrived. The row goes first: bytes without one are asked for by nobody. */
export const uploadsSweep: SweepRule = async (db, { config, storage }) => {
  for (const { id, name } of await endOldUploads(db)) {
    await discard(config, id)
    if (name !== null) await storage.remove(name)
  }
}
