import type { Submission } from '../../../src/contract/entities/submission.ts'
import type { Tokens } from '../../tokens.ts'
import { avatarHoldsUntil, shownAvatar } from '../files/area.ts'
import { type PromptRow, promptHoldsUntil, shownPrompt } from '../tasks/area.ts'
import { videosHoldUntil, videoUrl } from '../videos/area.ts'
import type { SubmissionRow } from './repository/posts.ts'

const FOR_EVER = Number.POSITIVE_INFINITY

type Response = Omit<Submission, 'responses'>

/** What there is to play of a post: the one place where its addresses are made. */
const mediaOf = (tokens: Tokens, { url, file, poster }: SubmissionRow, now: number) => ({
  url: file === null ? url : videoUrl(tokens, file, now),
  poster: poster === null ? null : videoUrl(tokens, poster, now),
})

/** What its task asks for was asked for, too. */
const hasPrompt = (row: SubmissionRow): row is SubmissionRow & PromptRow =>
  row.create_prompt !== null && row.create_prompt_html !== null

function shownPost(tokens: Tokens, row: SubmissionRow, now: number): Response {
  const {
    is_asked: _asked,
    responding_to_id: _answered,
    has_video,
    file: _file,
    viewed_until: _until,
    task_id,
    teacher_thumbnail,
    teacher_full_name,
    create_prompt: _prompt,
    create_prompt_html: _html,
    ...rest
  } = row
  return {
    ...rest,
    ...mediaOf(tokens, row, now),
    ...(hasPrompt(row) && { create_prompt: shownPrompt(tokens, row, now) }),
    response_type: row.text === null || has_video || row.url !== null ? 'video' : 'text',
    class_task: { id: task_id, task_name: row.task_name },
    teacher: { thumbnail: shownAvatar(tokens, teacher_thumbnail, now), full_name: teacher_full_name },
    student_thumbnail: null,
  }
}

/** Until when (ms since 1970) a post is shown as it is now. */
const holdsUntil = (row: SubmissionRow, now: number): number =>
  Math.min(
    avatarHoldsUntil(row.teacher_thumbnail, now),
    row.has_video ? videosHoldUntil(now) : FOR_EVER,
    row.viewed_until ?? FOR_EVER,
    hasPrompt(row) ? promptHoldsUntil(row, now) : FOR_EVER,
  )

/** Posts as the contract has them (P3 §3 Submission), each with its answers, and until when they are right. */
export function shownSubmissions(tokens: Tokens, found: readonly SubmissionRow[], now = Date.now()) {
  const answers = Map.groupBy(
    found.filter(({ is_asked }) => !is_asked),
    row => row.responding_to_id,
  )
  const data: Submission[] = found
    .filter(({ is_asked }) => is_asked)
    .map(row => ({
      ...shownPost(tokens, row, now),
      responses: (answers.get(row.id) ?? []).map(answer => shownPost(tokens, answer, now)),
    }))
  // one after the other: a list may be longer than a call has room for arguments
  const freshUntil = found.reduce((until, row) => Math.min(until, holdsUntil(row, now)), FOR_EVER)
  return { data, freshUntil }
}
