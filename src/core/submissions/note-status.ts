import type { Submission } from '../../contract/entities/submission.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { submissions as t } from '../messages/submissions.ts'
import { noteActivity } from '../videos/note-activity.ts'

/** Notes for support what a teacher has made of posts, or that it was taken back (P3 §7 Tracking). */
export function noteStatus(
  posts: readonly Pick<Submission, 'id' | 'task_name'>[],
  action: SubmissionAction | null,
): void {
  const which = posts.map(({ id, task_name }) => `‘${task_name}’ (${id})`).join(', ')
  void noteActivity(action === null ? t.notedBack(which) : t.noted(action, which))
}
