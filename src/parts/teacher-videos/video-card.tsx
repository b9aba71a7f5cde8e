import type { ReactNode } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import type { TeacherSubmission } from '../../contract/entities/teacher-submission.ts'
import { avatarPicture } from '../../core/avatar-picture.ts'
import { shortDate } from '../../core/dates/short-date.ts'
import { captions as captionTexts } from '../../core/messages/captions.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { playable } from '../../core/videos/playable.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { retry } from '../../ui/icons.ts'
import type { SavedCaptions } from '../captions/use-saved-captions.ts'
import type { Playback } from '../video-player/playback.ts'
import { VideoPlayer } from '../video-player/video-player.tsx'

export type ShownVideo = Omit<TeacherSubmission, 'responses'>

const NO_CAPTIONS: readonly Caption[] = []

export interface VideoCardProps {
  title: string
  /** What there is; null shows `empty` in its place. */
  video: ShownVideo | null
  empty: ReactNode
  productName: string
  onPlayed?: (() => void) | undefined
  playback?: Playback | undefined
  captions: SavedCaptions
  /** In place of those that are saved. */
  edited?: readonly Caption[] | undefined
  /** Asks for its address anew, where that is no good any more or the video was not ready. */
  onReload: () => void
  /** What can be done with it, under the player. */
  children?: ReactNode
}

/** A teacher's video with who has posted it and when (P3 §2 Submissions: the detail's panels). */
export function VideoCard(props: VideoCardProps) {
  const { title, video, empty, productName, onPlayed, onReload, playback, captions, edited, children } = props
  return (
    <Card>
      <div className="video">
        <div className="video-head">
          {video && (
            <Avatar
              name={video.teacher.full_name}
              src={avatarPicture(video.teacher.thumbnail)}
              size={36}
              decorative
            />
          )}
          <div>
            <h3>
              <bdi>{title}</bdi>
            </h3>
            {video && (
              <p className="video-about">
                <bdi>{video.teacher.full_name}</bdi> · {t.postedOn(shortDate(video.created_at))}
              </p>
            )}
          </div>
        </div>
        {video ? (
          <VideoPlayer
            {...playable(video)}
            label={title}
            productName={productName}
            captions={edited ?? captions.lines ?? NO_CAPTIONS}
            playback={playback}
            onReload={onReload}
            {...(onPlayed && { onPlayed })}
          />
        ) : (
          empty
        )}
        {captions.failed && (
          <div className="video-foot">
            <p role="status">{captions.failed}</p>
            <Button size="small" icon={retry} onClick={captions.retry}>
              {captionTexts.loadAgain}
            </Button>
          </div>
        )}
        {children && <div className="video-foot">{children}</div>}
      </div>
    </Card>
  )
}
