import { defineWidget } from '../../element/define-widget.ts'
import { VideoPlayer } from './video-player.tsx'

/**
 * Plays a video of the page (P3 §2): play and pause, position, volume, five speeds, captions, a popup and full screen, all
 * of it from the keyboard too. Says what is the matter where a video cannot be played, and offers to load it again. Nobody
 * needs to be signed in.
 *
 * @attr url - address of the video; without one it is said not to be ready
 * @attr label - what the video is, for whoever cannot see it
 * @attr {{ start: number, end: number, text: string }[]} captions - lines of text with the seconds between which each is
 * shown, as JSON; what is no such line is left out
 * @fires cx-played - the video has begun to play for the first time
 * @fires cx-ended - the video has been played to its end
 */
defineWidget('cx-video-player', VideoPlayer, {
  attributes: { url: 'string', label: 'string', captions: 'json' },
  events: ['cx-played', 'cx-ended'],
  session: 'none',
})

declare global {
  interface WidgetViews {
    'cx-video-player': typeof VideoPlayer
  }
}
