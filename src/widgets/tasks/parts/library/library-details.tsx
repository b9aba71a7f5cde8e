import { useState } from 'react'
import type { LibraryTaskListItem } from '../../../../contract/entities/task.ts'
import { common } from '../../../../core/messages/common.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { loadLibraryTask } from '../../../../core/tasks/library-task.ts'
import { Loaded } from '../../../../parts/loaded.tsx'
import sheet from '../../../../parts/tasks/task-content.css?inline'
import { TaskContent } from '../../../../parts/tasks/task-content.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Modal } from '../../../../ui/modal.tsx'
import { useSheet } from '../../../../ui/style-root.ts'

interface LibraryDetailsProps {
  classroomId: number
  task: LibraryTaskListItem
  onAdd: () => void
  onClose: () => void
}

/** All that a task of the library says (P3 §2 My Tasks, library task detail). */
export function LibraryDetails({ classroomId, task, onAdd, onClose }: LibraryDetailsProps) {
  useSheet(sheet)
  const [load] = useState(() => loadLibraryTask(classroomId, task.id))
  return (
    <Modal
      open
      size="large"
      title={<bdi>{task.task_name}</bdi>}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        task.is_added ? (
          <p>{t.isAdded}</p>
        ) : (
          <Button variant="primary" onClick={onAdd}>
            {t.add}
          </Button>
        )
      }
    >
      <Loaded list={load} height={240}>
        {whole => <TaskContent task={whole} />}
      </Loaded>
    </Modal>
  )
}
