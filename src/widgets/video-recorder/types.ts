import type { WidgetHandle } from '../../element/types.ts'
import type { CancelReason, ChosenVideo, VideoFailure } from '../../parts/video-recorder/types.ts'

/** Events of cx-video-recorder; element.ts says when each is fired. */
export interface VideoRecorderEvents {
  'cx-recorded': ChosenVideo
  'cx-uploaded': { url: string }
  'cx-saved': { id: number; videoUrl: string | null }
  'cx-converted': { id: number; videoUrl: string | null }
  'cx-failed': VideoFailure
  'cx-cancelled': { reason: CancelReason }
  'cx-busy-changed': { busy: boolean }
}

export type VideoRecorderHandle = WidgetHandle<VideoRecorderEvents>
