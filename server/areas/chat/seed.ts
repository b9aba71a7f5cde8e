import type { World } from '../../db/seed/world.ts'
import { addMessage } from './repository/change.ts'
import { demoChat } from './repository/demo.ts'
import { talks } from './seed/talks.ts'

const HOUR_MS = 3_600_000

/** What some partner teachers have written to each other; what is read was read within the hour. */
export async function seed({ db, now }: World): Promise<void> {
  for (const { classroom, messages } of talks) {
    const chat = await demoChat(db, classroom)
    for (const { by, text, hoursAgo, unread = false } of messages) {
      const written = now.getTime() - hoursAgo * HOUR_MS
      await addMessage(db, chat[by], {
        message: text,
        created_at: new Date(written),
        read_at: unread ? null : new Date(written + HOUR_MS),
      })
    }
  }
}
