import type { Database } from '../../db/database.ts'
import { drawUsername } from './first-sign-in.ts'
import { withFreeUsername } from './free-username.ts'
import { addStudent as insert } from './repository/add.ts'
import { lockForWholeClass } from './repository/whole-class.ts'

/**
 * Who posts for a whole class: there with its course (`regroup`), and for classes from before as soon as somebody asks.
 * Teachers add no students there. In a transaction, in which the classroom is locked.
 */
export async function wholeClass(transaction: Database, classroom_id: number): Promise<number> {
  const { name, poster } = await lockForWholeClass(transaction, classroom_id)
  if (poster !== null) return poster
  const { added } = await withFreeUsername(drawUsername, username =>
    insert(transaction, { classroom_id, first_name: name, username }),
  )
  return added
}
