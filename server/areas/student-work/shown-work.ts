import type {
  PartnerPost,
  SitePost,
  SiteTask,
  SiteVideo,
} from '../../../src/contract/entities/student-site.ts'
import { studentTaskStatus } from '../../../src/contract/rules/student-progress.ts'
import { isWithoutPosts } from '../../../src/contract/rules/task-categories.ts'
import type { Tokens } from '../../tokens.ts'
import { shownToStudents } from '../tasks/area.ts'
import { videoUrl } from '../videos/area.ts'
import type { OwnRow, TaskRow } from './repository/own-work.ts'
import type { SeenRow } from './repository/seen-posts.ts'

export const asksForPosts = ({ task_category }: { task_category: string }): boolean =>
  !isWithoutPosts(task_category)

export function shownTask(tokens: Tokens, { posts, responses, task_category, ...task }: TaskRow): SiteTask {
  const asks = asksForPosts({ task_category })
  return {
    ...task,
    ...shownToStudents(tokens, task),
    status: asks ? studentTaskStatus(posts, 1) : null,
    response_status:
      asks && task.number_responses > 0 ? studentTaskStatus(responses, task.number_responses) : null,
  }
}

type Files = Pick<SeenRow, 'has_video' | 'file' | 'poster_file' | 'video_processed'>

const stateOf = ({ file, video_processed }: Files): SiteVideo['state'] =>
  video_processed === 2 ? 'failed' : file === null ? 'processing' : 'ready'

function shownVideo(tokens: Tokens, files: Files): SiteVideo | null {
  if (!files.has_video) return null
  const state = stateOf(files)
  return {
    state,
    url: state === 'ready' && files.file !== null ? videoUrl(tokens, files.file) : null,
    poster: files.poster_file === null ? null : videoUrl(tokens, files.poster_file),
  }
}

export const shownSeen = (tokens: Tokens, row: SeenRow): PartnerPost => ({
  id: row.id,
  poster: row.poster,
  text: row.text,
  video: shownVideo(tokens, row),
  created_at: row.created_at,
})

/** A post of the student with the responses that it has got. */
export const shownOwn = (tokens: Tokens, row: OwnRow, responses: readonly SeenRow[] = []): SitePost => ({
  id: row.id,
  task_id: row.task_id,
  task_name: row.task_name,
  is_response: row.is_response,
  responding_to: row.responding_to,
  status: row.status,
  text: row.text,
  video: shownVideo(tokens, row),
  created_at: row.created_at,
  responses: responses
    .filter(({ responding_to }) => responding_to === row.id)
    .map(response => shownSeen(tokens, response)),
})
