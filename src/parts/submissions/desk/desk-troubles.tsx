import { submissionActionsOf } from '../../../contract/rules/submission-status.ts'
import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import type { Review, ReviewTrouble } from '../../../core/submissions/review.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Failure } from '../../failure.tsx'

/** What could not be done as it was meant, one after the other, and what can be done about it. */
export function DeskTroubles({ review }: { review: Review }) {
  const [trouble] = useStore(review.$troubles)
  if (!trouble) return null
  const { post } = trouble
  const [task, name] = [post.task_name, posterName(post)]
  if (trouble.at === 'changed' && submissionActionsOf(post.status).includes(trouble.action))
    return <Changed trouble={trouble} review={review} />
  const reasons = {
    changed: () => t.changed(task, name, submissionTags[post.status].children),
    kept: () => t.changed(task, name, statusWord(trouble)),
    gone: () => t.gone(task, name),
    failed: () => `${t.of(task, name)}: ${trouble.at === 'failed' ? trouble.reason : ''}`,
  }
  const titles = {
    changed: t.changedTitle,
    kept: t.keptTitle,
    gone: t.goneTitle,
    failed: t.changeFailed,
  }
  const again = trouble.at === 'failed' ? trouble.again : null
  function retry() {
    review.read()
    again?.()
  }
  return (
    <Failure
      title={titles[trouble.at]}
      reason={reasons[trouble.at]()}
      onClose={review.read}
      {...(again && { onRetry: retry })}
    />
  )
}

function statusWord(trouble: ReviewTrouble): string {
  const status = trouble.at === 'kept' ? trouble.status : trouble.post.status
  return status === 'deleted' ? t.deletedStatus : submissionTags[status].children
}

interface ChangedProps {
  trouble: Extract<ReviewTrouble, { at: 'changed' }>
  review: Review
}

/** Somebody else was first: what it is now, and whether to change that (P3 §4). */
function Changed({ trouble: { post, action }, review }: ChangedProps) {
  function goOn() {
    review.read()
    review.decide(post, action)
  }
  return (
    <ConfirmModal
      title={t.changedTitle}
      confirm={submissions.actions[action]}
      onConfirm={goOn}
      onClose={review.read}
      isDanger
      labels={{ cancel: t.keep, close: common.close }}
    >
      <p>{t.changed(post.task_name, posterName(post), submissionTags[post.status].children)}</p>
      <p>{t.changedAsk(submissions.actions[action])}</p>
    </ConfirmModal>
  )
}
