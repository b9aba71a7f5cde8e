import type { Area } from '../../area.ts'
import type { Watch } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { keepsMessageFiles } from './repository/files-in-use.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

/** What is on the board of a pairing: both of its teachers see it. */
const onBoard = (table: string): Watch => ({
  table,
  teachers: `SELECT other.teacher_id FROM classrooms mine
    JOIN classrooms other ON other.class_pairing_id = mine.class_pairing_id
    WHERE mine.id IN (SELECT classroom_id FROM changed)`,
})

/** The message board: what teachers post, and what students write below it. */
export const messagesArea = {
  handlers,
  refusals,
  seed,
  keepsFiles: keepsMessageFiles,
  watched: [onBoard('messages'), onBoard('message_comments')],
} satisfies Area
