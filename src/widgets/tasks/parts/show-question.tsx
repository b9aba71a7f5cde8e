import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import type { Visibility } from '../../../core/tasks/visibility.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'

/** What it means to hide a task, or to show it, before it is done (P3 §4 Task visibility). */
export function ShowQuestion({ visibility }: { visibility: Visibility }) {
  const state = useStore(visibility.$visibility)
  if (state.at === 'none') return null
  const way = state.hides ? 'hide' : 'show'
  if (state.at === 'failed') {
    return (
      <Failure
        title={t.showTitle[way]}
        reason={state.reason}
        onClose={visibility.cancel}
        {...(state.again && { onRetry: () => void visibility.confirm() })}
      />
    )
  }
  return (
    <ConfirmModal
      title={t.showTitle[way]}
      confirm={t.continue}
      busy={state.at === 'saving'}
      busyLabel={t.saving}
      onConfirm={() => void visibility.confirm()}
      onClose={visibility.cancel}
      labels={common}
    >
      <p>
        <strong>
          <bdi>{state.task.task_name}</bdi>
        </strong>
      </p>
      <p>{t.showQuestion[way]}</p>
    </ConfirmModal>
  )
}
