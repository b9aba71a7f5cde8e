import { videoRecorder as t } from '../../core/messages/video-recorder.ts'
import { Notice } from '../../ui/notice.tsx'

/** The film is on this page alone: it is gone with it. */
export function Unkept() {
  return (
    <Notice tone="warning">
      <p>{t.unkept}</p>
    </Notice>
  )
}
