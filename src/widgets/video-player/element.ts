import { defineWidget } from '../../element/define-widget.ts'
import { VideoPlayer } from './video-player.tsx'

/**
 * Plays a video of the page (P3 §2): play and pause, position, volume, five speeds, captions and full screen, all of it
 * from the keyboard too. Says what is the matter where a video cannot be played, and offers to load it again. Nobody
 * needs to be signed in.
 *
 * @attr src - address of the video; without one it is said not to be ready
 * @attr label - what the video is, for whoever cannot see it
 * @attr poster - address of a picture that stands there before it plays
 * @attr {'ready' | 'processing' | 'failed'} stage - how far the server is with it: `processing` says so and looks for
 * it every four seconds where the browser cannot play what is there, `failed` says that it could not be converted;
 * `ready` where it is missing
 * @attr {{ start: number, end: number, text: string }[]} captions - lines of text with the seconds between which each is
 * shown, as JSON; what is no such line is left out
 * @fires cx-played - the video has begun to play for the first time
 * @fires cx-ended - the video has been played to its end
 */
defineWidget('cx-video-player', VideoPlayer, {
  attributes: { src: 'string', label: 'string', poster: 'string', stage: 'string', captions: 'json' },
  events: ['cx-played', 'cx-ended'],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-video-player': typeof VideoPlayer
  }
}
