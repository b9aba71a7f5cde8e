import type { RefObject } from 'react'
import type { Submission } from '../../../contract/entities/submission.ts'
import { review as t } from '../../../core/messages/review.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { useStore } from '../../../core/use-store.ts'
import { Icon } from '../../../ui/icon.tsx'
import { eye } from '../../../ui/icons.ts'
import type { Playback } from '../../video-player/playback.ts'
import { AnsweredPanel } from './answered-panel.tsx'
import { DeskVideo } from './desk-video.tsx'
import { FlagState } from './flag-state.tsx'
import { PostHead, PostText } from './post-head.tsx'
import { ResponsesPanel } from './responses-panel.tsx'

interface PanelsProps {
  desk: DeskStore
  post: Submission
  classroomId: number
  isPartner: boolean
  productName: string
  playbackOf: (id: number) => Playback
  rate: RefObject<number>
  onShow: (id: number) => void
}

/**
 * ORIGINAL POST and RESPONSE side by side (P3 §2). The one that is looked at comes first for who listens or uses the
 * keys; what is to be played next stands hidden in the same place, and is loaded when it is shown.
 */
export function Panels(props: PanelsProps) {
  const { desk, post, classroomId, isPartner, productName, playbackOf, rate, onShow } = props
  const next = useStore(desk.$next)
  const posts = useStore(desk.posts.$posts)
  const title = post.is_response ? t.response : t.original
  const beside = { post, classroomId, isPartner, productName }
  const viewers = post.viewers.map(({ full_name }) => full_name)
  return (
    <div className="desk-panels-box">
      <div className="desk-panels" data-response={post.is_response || undefined}>
        <section className="desk-panel desk-looked-at" aria-label={title}>
          <h3>{title}</h3>
          <PostHead post={post} />
          <p className="desk-viewers" role="status">
            {viewers.length > 0 && (
              <>
                <Icon path={eye} size={18} /> <bdi>{submissions.looking(viewers)}</bdi>
              </>
            )}
          </p>
          {[post, next].map(
            shown =>
              shown?.response_type === 'video' && (
                <DeskVideo
                  key={shown.id}
                  post={shown}
                  isShown={shown === post}
                  productName={productName}
                  playback={playbackOf(shown.id)}
                  rate={rate}
                  onReload={() => desk.look(shown.id)}
                />
              ),
          )}
          <PostText text={post.text} />
          {post.flag && <FlagState flag={post.flag} />}
        </section>
        {post.is_response ? (
          <AnsweredPanel {...beside} />
        ) : (
          <ResponsesPanel
            key={post.id}
            {...beside}
            onReload={() => desk.look(post.id)}
            isListed={id => posts.some(other => other.id === id)}
            onShow={onShow}
          />
        )}
      </div>
    </div>
  )
}
