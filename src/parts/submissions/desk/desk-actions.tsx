import type { Submission } from '../../../contract/entities/submission.ts'
import { type SubmissionAction, submissionActionsOf } from '../../../contract/rules/submission-status.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { reviewKeys } from '../../../core/submissions/review-keys.ts'
import { Button } from '../../../ui/button.tsx'

interface DeskActionsProps {
  post: Submission
  isPartner: boolean
  expiredId: string | null
  areKeysOn: boolean
  onAction: (action: SubmissionAction) => void
  onFlag: () => void
}

/** What the teacher makes of the submission that is looked at, within reach of a thumb on a phone. */
export function DeskActions(props: DeskActionsProps) {
  const { post, isPartner, expiredId, areKeysOn, onAction, onFlag } = props
  if (isPartner) {
    return (
      <div className="desk-actions">
        <Button onClick={onFlag}>{post.flag?.state === 'open' ? t.flagAgain : t.flag}</Button>
      </div>
    )
  }
  return (
    <div className="desk-actions">
      {submissionActionsOf(post.status).map(action => (
        <Button
          key={action}
          variant={action === 'approved' ? 'primary' : action === 'deleted' ? 'quiet' : 'secondary'}
          disabled={expiredId !== null}
          {...(expiredId !== null && { describedBy: expiredId })}
          onClick={() => onAction(action)}
        >
          {submissions.actions[action]} {areKeysOn && <kbd aria-hidden>{reviewKeys[action][0]}</kbd>}
        </Button>
      ))}
    </div>
  )
}
