import { useState } from 'react'
import { partnerName } from '../../core/classrooms/partner-name.ts'
import { common } from '../../core/messages/common.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { useStore } from '../../core/use-store.ts'
import { canPost } from '../../core/videos/can-post.ts'
import type { OpenItem } from '../../parts/teacher-videos/of-item.tsx'
import { type ShownVideo, VideoCard } from '../../parts/teacher-videos/video-card.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureModal } from '../../ui/message-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { createDeleting } from './store.ts'
import type { SubmissionDetailHandle, VideoPair } from './types.ts'

interface MyVideoProps extends OpenItem {
  pair: VideoPair
  video: ShownVideo | null
  widget: SubmissionDetailHandle
}

/** My Post or My Response, with Delete Video; or the way to record it. */
export function MyVideo({ pair, video, item, classroom, refresh, widget }: MyVideoProps) {
  const [isGone, setGone] = useState(false)
  const [store] = useState(() =>
    createDeleting(item, async deleted => {
      widget.emit('cx-video-deleted', {
        classroomId: item.classroom_id,
        teacherActionId: item.id,
        video: deleted,
      })
      setGone(true)
      await refresh()
    }),
  )
  const deleting = useStore(store.$deleting)
  const isDeletable = video?.is_deletable && classroom.status !== 'expired'
  return (
    <>
      <VisuallyHidden live>{isGone && !video && t.deleted}</VisuallyHidden>
      <VideoCard
        title={t.mine[pair]}
        video={video}
        productName={widget.brand.productName}
        onReload={refresh}
        empty={
          <EmptyState
            heading="h4"
            title={t.noneOfMine[pair]}
            text={nextStep(pair, item, classroom)}
            action={<GoAction {...{ pair, item, classroom, widget }} />}
          />
        }
      >
        {isDeletable && (
          <Button variant="danger" size="small" onClick={() => store.ask(pair)}>
            {t.delete}
          </Button>
        )}
      </VideoCard>
      <Modal
        open={deleting.at === 'asking' || deleting.at === 'deleting'}
        title={t.delete}
        onClose={store.close}
        closeLabel={common.close}
        actions={
          <>
            <Button onClick={store.close} autoFocusInModal>
              {t.keep}
            </Button>
            <Button
              variant="danger"
              busy={deleting.at === 'deleting'}
              busyLabel={t.deleting}
              onClick={() => store.remove(pair)}
            >
              {t.delete}
            </Button>
          </>
        }
      >
        <p>{t.deleteText}</p>
      </Modal>
      {deleting.at === 'failed' && (
        <FailureModal
          title={t.delete}
          reason={deleting.reason}
          onClose={store.close}
          onRetry={() => store.remove(pair)}
          labels={common}
        />
      )}
    </>
  )
}

type Target = Pick<MyVideoProps, 'pair' | 'item' | 'classroom' | 'widget'>

/** Why there is nothing of one's own, where that is not for oneself to change. */
function nextStep(pair: VideoPair, item: Target['item'], classroom: Target['classroom']) {
  if (classroom.status === 'expired') return t.expired
  if (item.class_task?.is_hidden) return t.hidden
  if (pair === 'post' || item.partner_submission) return undefined
  return classroom.partner_id === null ? t.respondUnpaired : t.respondLater(partnerName(item.teacher))
}

/** Go! to recording, where the task takes a video. */
function GoAction({ pair, item, classroom, widget }: Target) {
  if (!canPost(item, classroom, pair)) return null
  const ids = { classroomId: classroom.id, teacherActionId: item.id }
  const query = pair === 'response' ? { submission_id: item.partner_submission?.id } : {}
  return (
    <ButtonLink variant="primary" {...widget.link('recordUpload', ids, query)}>
      {t.go} <VisuallyHidden>{t.mine[pair]}</VisuallyHidden>
    </ButtonLink>
  )
}
