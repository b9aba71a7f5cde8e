import type { Database } from '../../db/database.ts'
import { drawUsername } from './first-sign-in.ts'
import { withFreeUsername } from './free-username.ts'
import { addStudent as insert } from './repository/add.ts'

/** Adds groups by their names, which the teacher has yet to approve; they have no password until one is given. */
export async function addGroups(db: Database, classroom_id: number, names: readonly string[]): Promise<void> {
  for (const first_name of names)
    await withFreeUsername(drawUsername, username =>
      insert(db, { classroom_id, first_name, username, is_approved_name: false }),
    )
}
