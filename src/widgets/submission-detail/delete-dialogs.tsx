import { common } from '../../core/messages/common.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { useStore } from '../../core/use-store.ts'
import type { VideoKind } from '../../core/videos/post-issue.ts'
import { ConfirmModal } from '../../ui/confirm-modal.tsx'
import { FailureModal } from '../../ui/message-modal.tsx'
import type { DeletingStore } from './store.ts'

/** Asks before an own video is deleted, and says why it could not be (P3 §8). */
export function DeleteDialogs({ store, pair }: { store: DeletingStore; pair: VideoKind }) {
  const deleting = useStore(store.$deleting)
  return (
    <>
      {(deleting.at === 'asking' || deleting.at === 'deleting') && (
        <ConfirmModal
          isDanger
          title={t.delete}
          onClose={store.close}
          confirm={t.delete}
          onConfirm={() => store.remove(pair)}
          busy={deleting.at === 'deleting'}
          busyLabel={t.deleting}
          labels={{ cancel: t.keep, close: common.close }}
        >
          <p>{t.deleteText}</p>
        </ConfirmModal>
      )}
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
