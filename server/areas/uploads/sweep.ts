import { eachOrAll } from '../../db/each-or-all.ts'
import type { SweepRule } from '../../db/sweep-rule.ts'
import { discardUpload } from './discard-upload.ts'
import { givenUp, giveUpOld } from './repository/uploads.ts'

/** Uploads that did not end in time, and those of teachers who are gone, with what had arrived. */
export const uploadsSweep: SweepRule = async (db, services) => {
  await giveUpOld(db)
  await eachOrAll(await givenUp(db), upload => discardUpload({ ...services, db }, upload))
}
