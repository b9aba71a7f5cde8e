import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { FailureModal } from '../../../ui/message-modal.tsx'

interface SupportFailureProps {
  title: string
  reason: string
  /** The brand's address for it. */
  support: string
  onClose: () => void
  /** Where another attempt may help. */
  onRetry: (() => void) | undefined
}

/** What could not be done for a student, in a modal that leads to support (P3 §8). */
export function SupportFailure({ title, reason, support, onClose, onRetry }: SupportFailureProps) {
  return (
    <FailureModal
      title={title}
      reason={reason}
      next={
        <>
          {/* the server may have said it already */}
          {!reason.includes(t.askSupport) && `${t.askSupport} `}
          <a href={`mailto:${support}`}>{support}</a>
        </>
      }
      onClose={onClose}
      onRetry={onRetry}
      labels={common}
    />
  )
}
