import { common } from '../../core/messages/common.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'

export interface DeleteQuestionProps {
  title: string
  text: string
  /** What the button says that keeps it. */
  keep: string
  onKeep: () => void
  onDelete: () => void
}

/** Asks before what was recorded, or is being recorded, is deleted. */
export function DeleteQuestion({ title, text, keep, onKeep, onDelete }: DeleteQuestionProps) {
  return (
    <ConfirmModal
      title={title}
      confirm={t.delete}
      labels={{ cancel: keep, close: common.close }}
      isDanger
      onClose={onKeep}
      onConfirm={onDelete}
    >
      <p>{text}</p>
    </ConfirmModal>
  )
}
