import type { Area } from '../../area.ts'
import { partOfClassroom } from '../../db/watch.ts'
import { openFirstActionItems } from './repository/open.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { joinedItems } from './repository/change.ts'
export { openActionItems } from './repository/open.ts'
export {
  findOwnTaskItem,
  findTaskItem,
  isPartnersVideo,
  isVideoSaved,
  recordVideo,
  type TaskItem,
} from './repository/record.ts'

/** What teachers are to do in their classrooms, and the videos that they exchange on the way. */
export const actionsArea = {
  handlers,
  fill: openFirstActionItems,
  seed,
  watched: [
    partOfClassroom('action_items'),
    {
      // The partner sees them too.
      table: 'action_videos',
      teachers: `SELECT shown.teacher_id FROM action_items i
        JOIN classrooms own ON own.id = i.classroom_id
        JOIN classrooms shown ON shown.class_pairing_id = own.class_pairing_id
        WHERE i.id IN (SELECT action_item_id FROM changed)`,
    },
    {
      // Its address changes once it is converted.
      table: 'videos',
      on: ['update'],
      columns: ['converted'],
      teachers: `SELECT shown.teacher_id FROM action_videos posted
        JOIN action_items i ON i.id = posted.action_item_id
        JOIN classrooms own ON own.id = i.classroom_id
        JOIN classrooms shown ON shown.class_pairing_id = own.class_pairing_id
        WHERE posted.video_id IN (SELECT id FROM changed)`,
    },
  ],
} satisfies Area
