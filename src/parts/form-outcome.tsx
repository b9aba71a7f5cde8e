import type { ReactNode } from 'react'
import type { FormProgress } from '../core/forms/form-types.ts'
import type { Told } from '../core/forms/read-failure.ts'
import { common } from '../core/messages/common.ts'
import { FailureModal, MessageModal } from '../ui/message-modal.tsx'

export interface FormOutcomeProps<Done> {
  progress: FormProgress<Done, Told>
  titles: { done: string; failed: string }
  /** What is told once it is done. */
  children: (done: Done) => ReactNode
  /** Whatever was told has been read. */
  onClose: () => void
  /** Where it goes on then, once it is done. */
  onDone: () => void
  onRetry: () => void
}

/** What came of sending a form, in a modal: that it is done, or what went wrong, with another attempt where one may help. */
export function FormOutcome<Done>({
  progress,
  titles,
  children,
  onClose,
  onDone,
  onRetry,
}: FormOutcomeProps<Done>) {
  if (progress.at === 'done') {
    const goOn = () => {
      onClose()
      onDone()
    }
    return (
      <MessageModal title={titles.done} onClose={goOn} labels={common}>
        {children(progress.outcome)}
      </MessageModal>
    )
  }
  if (progress.at !== 'failed') return null
  const { reason, next, again } = progress.failure
  return (
    <FailureModal
      title={titles.failed}
      reason={reason}
      next={next}
      onClose={onClose}
      onRetry={again ? onRetry : undefined}
      labels={common}
    />
  )
}
