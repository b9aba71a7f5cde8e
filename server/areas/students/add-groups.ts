import type { Database } from '../../db/database.ts'
import { drawUsername } from './first-sign-in.ts'
import { withFreeUsername } from './free-username.ts'
import { addStudent as insert } from './repository/add.ts'

/** A group to be: its name, and its place, which is that of the partner's group that it works with. */
interface NewGroup {
  place: number
  first_name: string
}

/** Adds groups by their names, which the teacher has yet to approve; they have no password until one is given. */
export async function addGroups(
  db: Database,
  classroom_id: number,
  groups: readonly NewGroup[],
): Promise<void> {
  for (const group of groups)
    await withFreeUsername(drawUsername, username =>
      insert(db, { classroom_id, ...group, username, is_approved_name: false }),
    )
}
