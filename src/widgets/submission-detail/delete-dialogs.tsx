import { common } from '../../core/messages/common.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { useStore } from '../../core/use-store.ts'
import type { VideoKind } from '../../core/videos/post-issue.ts'
import { Button } from '../../ui/button.tsx'
import { FailureModal } from '../../ui/message-modal.tsx'
import { Modal } from '../../ui/modal.tsx'
import type { DeletingStore } from './store.ts'

/** Asks before an own video is deleted, and says why it could not be (P3 §8). */
export function DeleteDialogs({ store, pair }: { store: DeletingStore; pair: VideoKind }) {
  const deleting = useStore(store.$deleting)
  return (
    <>
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
