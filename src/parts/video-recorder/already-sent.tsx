import type { ReactNode } from 'react'
import { common } from '../../core/messages/common.ts'
import { uploads } from '../../core/messages/uploads.ts'
import { MessageModal } from '../../ui/message-modal.tsx'

export interface AlreadySentProps {
  onClose: () => void
  /** What is left to do all the same. */
  children?: ReactNode
}

/** The task has a video of this teacher: said once, and the task detail follows (P3 §8). */
export function AlreadySent({ onClose, children }: AlreadySentProps) {
  return (
    <MessageModal title={uploads.alreadySentTitle} onClose={onClose} labels={common}>
      <p>{uploads.alreadySent}</p>
      {children}
    </MessageModal>
  )
}
