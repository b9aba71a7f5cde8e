import type { World } from '../../db/seed/world.ts'
import { addComments, addMessages } from './repository/change.ts'
import { findCommenters } from './repository/demo.ts'
import { boards } from './seed/boards.ts'

const HOUR_MS = 3_600_000

/** Message boards of some demo classrooms: what both teachers have posted, and what students have written below. */
export async function seed({ db, now }: World): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  for (const { classroom, title, text, links = [], hoursAgo, comments } of boards) {
    const [author] = await findCommenters(db, classroom)
    if (!author) continue
    const message = { message_title: title, message_text: text, links, created_at: before(hoursAgo) }
    const [message_id = 0] = await addMessages(db, [{ ...message, classroom_id: author.classroom_id }])
    for (const [index, comment] of comments.entries()) {
      const writers = await findCommenters(db, comment.classroom)
      const writer = writers[index % writers.length]
      const created_at = before(hoursAgo - index - 1)
      const { text: message_text, status } = comment
      if (!writer) continue
      await addComments(db, [{ message_id, student_id: writer.id, message_text, status, created_at }])
    }
  }
}
