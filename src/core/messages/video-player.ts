import type { VideoRate } from '../../contract/rules/video-rates.ts'

/** Sentences of the video player, wherever one is (P3 §2, §8; P1 §8). */
export const videoPlayer = {
  video: 'Video',
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  /** Of times such as 1:05. */
  at: (time: string, duration: string) => `${time} of ${duration}`,
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  percent: (part: number) => `${Math.round(part * 100)}%`,
  speed: 'Speed',
  rate: (rate: VideoRate) => (rate === 1 ? '1 (Normal)' : `${rate}`),
  showCaptions: 'Show captions',
  hideCaptions: 'Hide captions',
  captions: 'Captions',
  enterFullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  enlarge: 'Open larger',
  close: 'Close',

  loading: 'Loading the video…',
  processing: 'VIDEO IS PROCESSING',
  notReady: 'VIDEO IS NOT READY YET TRY AGAIN LATER',
  unconverted: (productName: string) => `This video failed to convert to ${productName} format.`,
  notYet: 'The video is not ready yet',
  failed: 'Error while load video.',
  /** P1 §8 Video render failure. */
  unrendered: (file: string) =>
    `Oops, something went wrong. The product had a problem when trying to render the video: ${file}.`,
  reload: 'Reload',
}
