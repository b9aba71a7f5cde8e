import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { removedStudents as t } from '../../../core/messages/removed-students.ts'
import { createRemovedStudents } from '../../../core/students/removed-students.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Failure } from '../../failure.tsx'
import sheet from './removed.css?inline'
import { RemovedList } from './removed-list.tsx'

export interface RemovedStudentsModalProps {
  classroom: Pick<Classroom, 'id'>
  /** There is no room for one more. */
  isFull: boolean
  onRestored: (studentId: number) => void
  onClose: () => void
}

/** Who was deleted of late, with the way to bring each of them back. Open while it is rendered. */
export function RemovedStudentsModal({ classroom, isFull, onRestored, onClose }: RemovedStudentsModalProps) {
  useSheet(sheet)
  const [store] = useState(() => createRemovedStudents(classroom.id, onRestored))
  const state = useStore(store.list.$state)
  const restoring = useStore(store.$restore)
  const found = state.at === 'loading' ? undefined : state.data
  const failed = restoring.at === 'failed' ? restoring : null
  return (
    <>
      <Modal
        open
        size="medium"
        title={t.title}
        onClose={onClose}
        closeLabel={common.close}
        actions={<Button onClick={onClose}>{common.close}</Button>}
      >
        <div className="removed-students">
          <VisuallyHidden live>{state.at === 'loading' && common.loading}</VisuallyHidden>
          {state.at === 'loading' && <Skeleton shape="block" height={120} />}
          {found === undefined && state.at === 'failed' && (
            <ErrorState
              heading="h3"
              title={t.failedTitle}
              text={state.reason}
              retryLabel={common.retry}
              onRetry={store.list.retry}
            />
          )}
          {found && <RemovedList store={store} found={found} isFull={isFull} />}
        </div>
      </Modal>
      <Failure
        title={t.bringBack}
        reason={failed?.reason ?? null}
        onClose={store.readFailure}
        {...(failed?.again && { onRetry: () => void store.restore(failed.student) })}
      />
    </>
  )
}
