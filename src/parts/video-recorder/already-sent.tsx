import { common } from '../../core/messages/common.ts'
import { uploads } from '../../core/messages/uploads.ts'
import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { MessageModal } from '../../ui/message-modal.tsx'

/** The task has a video of this teacher: said once, and the task detail follows (P3 §8). */
export function AlreadySent({ onClose }: { onClose: () => void }) {
  return (
    <MessageModal title={t.failedTitle} onClose={onClose} labels={common}>
      <p>{uploads.alreadySent}</p>
    </MessageModal>
  )
}
