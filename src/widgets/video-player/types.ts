import type { WidgetHandle } from '../../element/types.ts'

/** Events of cx-video-player; element.ts says when each is fired. */
export interface VideoPlayerEvents {
  'cx-played': null
  'cx-ended': null
}

export type VideoPlayerHandle = WidgetHandle<VideoPlayerEvents>
