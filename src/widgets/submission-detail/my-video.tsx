import { atom } from 'nanostores'
import { useMemo, useRef, useState } from 'react'
import type { Caption } from '../../contract/entities/caption.ts'
import { partnerName } from '../../core/classrooms/partner-name.ts'
import { captions } from '../../core/messages/captions.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { useStore } from '../../core/use-store.ts'
import { postIssue, type VideoKind } from '../../core/videos/post-issue.ts'
import { CaptionEditor } from '../../parts/captions/caption-editor.tsx'
import {
  type CaptionStore,
  createCaptions,
  shownLines,
  type TypedLine,
} from '../../parts/captions/caption-store.ts'
import { useSavedCaptions } from '../../parts/captions/use-saved-captions.ts'
import type { OpenItem } from '../../parts/teacher-videos/of-item.tsx'
import { type ShownVideo, VideoCard } from '../../parts/teacher-videos/video-card.tsx'
import { createPlayback } from '../../parts/video-player/playback.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { DeleteDialogs } from './delete-dialogs.tsx'
import { createDeleting } from './store.ts'
import type { SubmissionDetailHandle } from './types.ts'

const NO_LINES = atom<readonly TypedLine[]>([])

interface MyVideoProps extends OpenItem {
  pair: VideoKind
  video: ShownVideo | null
  /** Whether changes of its captions are lost by leaving it. */
  onChanged: (isChanged: boolean) => void
  widget: SubmissionDetailHandle
}

/** My Post or My Response, with Delete Video; or the way to record it. */
export function MyVideo({ pair, video, item, classroom, refresh, onChanged, widget }: MyVideoProps) {
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
  const isOpen = classroom.status !== 'expired'
  const issue = postIssue(item, classroom, pair)
  const [playback] = useState(createPlayback)
  const [editing, setEditing] = useState<CaptionStore>()
  const lines = useStore(editing?.$lines ?? NO_LINES)
  const shown = useMemo(() => editing && shownLines(lines), [editing, lines])
  const open = useRef<HTMLButtonElement>(null)
  const saved = useSavedCaptions(video)

  function edit({ id }: ShownVideo, before: readonly Caption[]) {
    const store = createCaptions(id, before, kept => {
      saved.take(kept)
      refresh()
    })
    setEditing(store)
  }

  function closeCaptions() {
    setEditing(undefined)
    requestAnimationFrame(() => open.current?.focus())
  }
  return (
    <>
      <VisuallyHidden live>{isGone && !video && t.deleted}</VisuallyHidden>
      <VideoCard
        title={t.mine[pair]}
        video={video}
        productName={widget.brand.productName}
        onReload={refresh}
        playback={playback}
        captions={saved}
        edited={shown}
        empty={
          <EmptyState
            heading="h4"
            title={t.noneOfMine[pair]}
            text={issue && t.issues(partnerName(item.teacher))[issue]}
            action={issue === null && <GoAction {...{ pair, item, classroom, widget }} />}
          />
        }
      >
        {video && isOpen && !editing && (
          <>
            {saved.lines && (
              <Button ref={open} size="small" onClick={() => edit(video, saved.lines ?? [])}>
                {captions.title}
              </Button>
            )}
            {video.is_deletable && (
              <Button variant="danger" size="small" onClick={() => store.ask(pair)}>
                {t.delete}
              </Button>
            )}
          </>
        )}
        {video && editing && (
          <CaptionEditor store={editing} playback={playback} onClose={closeCaptions} onChanged={onChanged} />
        )}
      </VideoCard>
      <DeleteDialogs store={store} pair={pair} />
    </>
  )
}

type Target = Pick<MyVideoProps, 'pair' | 'item' | 'classroom' | 'widget'>

/** Go! to recording, where the task takes a video. */
function GoAction({ pair, item, classroom, widget }: Target) {
  const ids = { classroomId: classroom.id, teacherActionId: item.id }
  const query = pair === 'response' ? { submission_id: item.partner_submission?.id } : {}
  return (
    <ButtonLink variant="primary" {...widget.link('recordUpload', ids, query)}>
      {t.go} <VisuallyHidden>{t.mine[pair]}</VisuallyHidden>
    </ButtonLink>
  )
}
