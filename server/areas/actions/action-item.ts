import type { ActionItem, ActionStatus } from '../../../src/contract/entities/action-item.ts'
import { hasStatus } from '../../../src/contract/rules/action-items.ts'
import { type GroupTypeId, postsAsOne } from '../../../src/contract/rules/group-types.ts'
import { type Fact, templateOf } from './templates.ts'

/** A teacher's video: its file is what is played, in place of an address. */
type VideoRow = NonNullable<ActionItem['teacher_action']> & { file: string | null }

/** An item with all that it goes by, as the database knows it. */
export interface ActionItemRow
  extends Pick<
    ActionItem,
    'id' | 'classroom_id' | 'class_task' | 'teacher' | 'video_url' | 'video_played' | 'created_at'
  > {
  action_id: number
  /** What the teacher has said. */
  said: boolean | null
  number_responses: number | null
  video: VideoRow | null
  response: VideoRow | null
  /** Of the partner's video. */
  file: string | null
  has_course: boolean
  has_partner: boolean
  has_students: boolean
  group: GroupTypeId | null
  guide: string | null
}

/** With addresses in place of files. */
type ShownRow = Omit<ActionItemRow, 'video' | 'response' | 'file'> & {
  video: ActionItem['teacher_action']
  response: ActionItem['teacher_action_response']
}

const factsOf = (row: ShownRow): Record<Fact, boolean> => ({
  has_course: row.has_course,
  has_partner: row.has_partner,
  has_students: row.has_students,
  has_video: row.video !== null,
})

/** Whether it is for this classroom: without a partner nobody is to be greeted, a whole class has no list of students. */
function isShown(row: ShownRow): boolean {
  const { shown } = templateOf(row.action_id)
  if (shown === 'has_partner') return row.has_partner
  if (shown === 'has_roster') return row.has_course && !postsAsOne(row.group)
  return true
}

/** What is done is what the teacher says; until then the facts say it, for a video task its video (P2 §4). */
function isCompleted(row: ShownRow): boolean {
  const { done } = templateOf(row.action_id)
  return row.said ?? (done !== null && factsOf(row)[done])
}

export function actionItem(row: ShownRow): ActionItem {
  const { id, classroom_id, class_task, teacher, video, response, video_url, video_played, created_at } = row
  const { action } = templateOf(row.action_id)
  const asksForResponse = row.number_responses !== 0
  return {
    id,
    completed: isCompleted(row),
    action: {
      ...action,
      details_response: asksForResponse ? action.details_response : '',
      more_info_link: action.is_task ? row.guide : action.more_info_link,
    },
    class_task,
    classroom_id,
    teacher,
    teacher_action: video,
    teacher_action_response: response,
    video_url,
    video_played,
    created_at,
  }
}

export const actionItems = (rows: readonly ShownRow[], status: ActionStatus): ActionItem[] =>
  rows
    .filter(isShown)
    .map(actionItem)
    .filter(item => hasStatus(item, status))
