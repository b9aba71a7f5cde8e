import type { Area } from '../../area.ts'
import { partOfClassroom } from '../../db/watch.ts'
import { openFirstActionItems } from './repository/open.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { findCaptions, findOwnPost, setCaptions } from './repository/captions.ts'
export { joinedItems } from './repository/change.ts'
export { ownsClassroom } from './repository/list.ts'
export { fitActionItems, openActionItems } from './repository/open.ts'
export {
  findOwnTaskItem,
  findTaskItem,
  isPartnersVideo,
  isPostGone,
  isVideoSaved,
  recordVideo,
  type TaskItem,
} from './repository/record.ts'
export { findOwnVideoId, hasPartnersResponse, lockOwnPost, removePost } from './repository/remove.ts'
export { taskSubmissions } from './submissions.ts'

/** From an item `i` to the classrooms that show it, the partner's too. */
const WHO_SEES = `JOIN classrooms own ON own.id = i.classroom_id
        JOIN classrooms shown ON shown.class_pairing_id = own.class_pairing_id`

/** What teachers are to do in their classrooms, and the videos that they exchange on the way. */
export const actionsArea = {
  handlers,
  fill: openFirstActionItems,
  seed,
  watched: [
    partOfClassroom('action_items'),
    {
      table: 'action_videos',
      teachers: `SELECT shown.teacher_id FROM action_items i
        ${WHO_SEES}
        WHERE i.id IN (SELECT action_item_id FROM changed)`,
    },
    {
      // Its address changes once it is converted, and whether there will be such a one; of a student's post as well.
      table: 'videos',
      on: ['update'],
      columns: ['converted', 'video_processed'],
      teachers: `SELECT shown.teacher_id FROM action_videos posted
        JOIN action_items i ON i.id = posted.action_item_id
        ${WHO_SEES}
        WHERE posted.video_id IN (SELECT id FROM changed)
        UNION SELECT shown.teacher_id FROM submissions posted
        JOIN classrooms shown ON shown.class_pairing_id = posted.class_pairing_id
        WHERE posted.video_id IN (SELECT id FROM changed)`,
    },
  ],
} satisfies Area
