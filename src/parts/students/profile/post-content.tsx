import { useState } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { playable } from '../../../core/videos/playable.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { createPlayback } from '../../video-player/playback.ts'
import { play } from '../../video-player/player-icons.ts'
import { VideoPopup } from '../../video-player/video-popup.tsx'

interface PostContentProps {
  post: Omit<Submission, 'responses'>
  productName: string
  onReload: () => Promise<void>
  /** Ids of what says which post it is, for its button. */
  describedBy: string
  /** It stands under the post that it answers, with its own poster and status: the id of that line. */
  answerId?: string
}

/** What is in a post: a text, a video that is watched in a popup, or both. All that the partner will see is here. */
export function PostContent({ post, productName, onReload, describedBy, answerId }: PostContentProps) {
  const name = [post.student_first_name, post.student_last_initial].filter(Boolean).join(' ')
  return (
    <div className="student-content">
      {answerId !== undefined && (
        <p className="student-answer" id={answerId}>
          <bdi>{name}</bdi> <StatusTag {...submissionTags[post.status]} />
        </p>
      )}
      {post.response_type === 'video' && (
        <Video
          post={post}
          name={name}
          productName={productName}
          onReload={onReload}
          describedBy={describedBy}
        />
      )}
      {post.text !== null && (
        <p className="student-text" dir="auto">
          {post.text}
        </p>
      )}
    </div>
  )
}

type VideoProps = Omit<PostContentProps, 'answerId'> & { name: string }

/** The player comes with the press: a list of many does not load them all. */
function Video({ post, name, productName, onReload, describedBy }: VideoProps) {
  const [isOpen, setOpen] = useState(false)
  // as if it had been playing: it was pressed for that
  const [from] = useState(() => ({ ...createPlayback().look(), isPlaying: true }))
  const { poster, ...video } = playable(post)
  const { stage } = video
  const label = t.watchOf(post.task_name, name)
  return (
    <>
      {poster && <img className="student-poster" src={poster} alt="" loading="lazy" />}
      <div>
        {stage !== 'ready' && (
          <StatusTag tone={stage === 'failed' ? 'danger' : 'info'}>{t.stages[stage]}</StatusTag>
        )}{' '}
        <Button icon={play} size="small" describedBy={describedBy} onClick={() => setOpen(true)}>
          {t.watch}
        </Button>
      </div>
      {isOpen && (
        <VideoPopup
          {...video}
          poster={poster}
          label={label}
          productName={productName}
          from={from}
          onPlaying={() => undefined}
          onReload={onReload}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
