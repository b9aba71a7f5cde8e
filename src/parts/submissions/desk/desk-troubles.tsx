import { useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { type SubmissionStatus, submissionActionsOf } from '../../../contract/rules/submission-status.ts'
import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import type { Review } from '../../../core/submissions/review.ts'
import type { ReviewTrouble } from '../../../core/submissions/review-troubles.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { Failure } from '../../failure.tsx'

/**
 * What could not be done as it was meant, one after the other, each in a modal of its own: a press that is meant for one
 * must not answer the next.
 */
export function DeskTroubles({ review }: { review: Review }) {
  const [trouble] = useStore(review.$troubles)
  const [count, setCount] = useState(0)
  function read() {
    setCount(count + 1)
    review.read()
  }
  if (!trouble) return null
  if (trouble.at === 'changed' && submissionActionsOf(trouble.post.status).includes(trouble.action))
    return <Changed key={count} trouble={trouble} review={review} onRead={read} />
  const again = trouble.at === 'failed' ? trouble.again : null
  function retry() {
    read()
    again?.()
  }
  return (
    <Failure
      key={count}
      title={titles[trouble.at]}
      reason={reasonOf(trouble)}
      onClose={read}
      {...(again && { onRetry: retry })}
    />
  )
}

const titles = {
  changed: t.changedTitle,
  kept: t.keptTitle,
  gone: t.goneTitle,
  failed: submissions.changeFailed,
}

const nameOf = ({ task_name, ...post }: Submission): [task: string, name: string] => [
  task_name,
  posterName(post),
]

function reasonOf(trouble: ReviewTrouble): string {
  switch (trouble.at) {
    case 'changed':
      return t.changed(...nameOf(trouble.post), submissionTags[trouble.post.status].children)
    case 'kept':
      return t.changed(...nameOf(trouble.post), statusWord(trouble.status))
    case 'gone':
      return t.gone(...nameOf(trouble.post))
    case 'failed': {
      const [post, ...others] = trouble.posts
      const about = post && others.length === 0 ? t.of(...nameOf(post)) : t.decisions(trouble.posts.length)
      return `${about}: ${trouble.reason}`
    }
  }
}

const statusWord = (status: SubmissionStatus): string =>
  status === 'deleted' ? t.deletedStatus : submissionTags[status].children

interface ChangedProps {
  trouble: Extract<ReviewTrouble, { at: 'changed' }>
  review: Review
  onRead: () => void
}

/** Somebody else was first: what it is now, and whether to change that (P3 §4). */
function Changed({ trouble: { post, action }, review, onRead }: ChangedProps) {
  function goOn() {
    onRead()
    review.decide(post, action)
  }
  return (
    <ConfirmModal
      title={t.changedTitle}
      confirm={submissions.actions[action]}
      onConfirm={goOn}
      onClose={onRead}
      isDanger
      labels={{ cancel: t.keep, close: common.close }}
    >
      <p>{t.changed(post.task_name, posterName(post), submissionTags[post.status].children)}</p>
      <p>{t.changedAsk(submissions.actions[action])}</p>
    </ConfirmModal>
  )
}
