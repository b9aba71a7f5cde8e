import { type RefObject, useEffect } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { noteActivity } from '../../../core/videos/note-activity.ts'
import { playable } from '../../../core/videos/playable.ts'
import type { Playback } from '../../video-player/playback.ts'
import { VideoPlayer } from '../../video-player/video-player.tsx'

interface DeskVideoProps {
  post: Omit<Submission, 'responses'>
  /** What waits is loaded and neither seen nor heard. */
  isShown?: boolean
  productName: string
  playback?: Playback
  /** How fast the last one was played: this one is as well. */
  rate?: RefObject<number>
  onReload: () => Promise<void>
}

/** The video of a post, or the one that comes next, which is loaded by then. */
export function DeskVideo({ post, isShown = true, productName, playback, rate, onReload }: DeskVideoProps) {
  const name = posterName(post)
  useEffect(() => {
    if (!isShown || !playback || !rate) return
    playback.setRate(rate.current)
    return playback.$state.listen(state => {
      rate.current = state.rate
    })
  }, [isShown, playback, rate])
  return (
    <div className="desk-video" hidden={!isShown}>
      <VideoPlayer
        {...playable(post)}
        label={`${post.task_name}, ${name}`}
        productName={productName}
        playback={playback}
        preload={playback ? 'auto' : 'metadata'}
        isHeld={!isShown}
        onReload={onReload}
        onPlayed={() => noteActivity(t.watched(post.task_name, name))}
      />
    </div>
  )
}
