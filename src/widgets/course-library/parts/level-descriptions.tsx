import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { levels } from '../../../core/reference/reference-lists.ts'
import { useStore } from '../../../core/use-store.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** What students of each level can do (P1 §2). */
export function LevelDescriptions({ onClose }: { onClose: () => void }) {
  const state = useStore(levels.$state)
  return (
    <Modal open title={t.levelDescriptions} size="medium" onClose={onClose} closeLabel={common.close}>
      {state.at === 'loading' && <Skeleton shape="block" height={160} />}
      {state.at === 'failed' && (
        <ErrorState
          title={common.loadFailed}
          text={state.reason}
          retryLabel={common.retry}
          onRetry={levels.retry}
        />
      )}
      {state.at === 'ready' && (
        <dl className="descriptions">
          {state.data.map(({ id, name, description }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
    </Modal>
  )
}
