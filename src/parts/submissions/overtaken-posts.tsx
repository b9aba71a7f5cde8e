import type { Submission } from '../../contract/entities/submission.ts'
import type { SubmissionAction } from '../../contract/rules/submission-status.ts'
import { common } from '../../core/messages/common.ts'
import { submissions as t } from '../../core/messages/submissions.ts'
import { submissionTags } from '../../core/students/submission-tags.ts'
import { posterName } from '../../core/submissions/neighbours.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'

/** So many are named; of more it is said how many they are. */
const NAMED = 5

interface OvertakenPostsProps {
  /** As they are now. */
  now: readonly Submission[]
  action: SubmissionAction
  onAnyway: () => void
  onClose: () => void
}

/** Somebody else was faster: what the posts are now, and the choice. */
export function OvertakenPosts({ now, action, onAnyway, onClose }: OvertakenPostsProps) {
  const more = now.length - NAMED
  return (
    <ConfirmModal
      title={t.actions[action]}
      confirm={t.changeAnyway}
      isDanger={action === 'deleted'}
      onConfirm={onAnyway}
      onClose={onClose}
      labels={common}
    >
      <p>{t.overtaken}</p>
      <ul>
        {now.slice(0, NAMED).map(post => (
          <li key={post.id}>
            <bdi>
              {t.overtakenNow(posterName(post), post.task_name, submissionTags[post.status].children)}
            </bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t.overtakenMore(more)}</p>}
    </ConfirmModal>
  )
}
