import type { Database } from '../../db/database.ts'
import { forgetStudents } from '../notifications/area.ts'
import { deleteRemoved } from './repository/removed.ts'

/** Who was removed so long ago goes for good, with what they have posted and what teachers were told of it. */
export const removedSweep = (db: Database): Promise<void> =>
  db.transaction(async transaction => forgetStudents(transaction, await deleteRemoved(transaction)))
