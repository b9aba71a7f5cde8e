import { useState } from 'react'
import type { Classroom } from '../../../../contract/entities/classroom.ts'
import type { LibraryTaskListItem } from '../../../../contract/entities/task.ts'
import type { User } from '../../../../contract/entities/user.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { createLibraryList } from '../../../../core/tasks/library-list.ts'
import { loadLibraryCountries } from '../../../../core/tasks/library-task.ts'
import { useSheet } from '../../../../ui/style-root.ts'
import { BackButton } from '../back-button.tsx'
import { AddModal } from './add-modal.tsx'
import { Filters } from './filters.tsx'
import sheet from './library.css?inline'
import { LibraryDetails } from './library-details.tsx'
import { LibraryTasks } from './library-tasks.tsx'

export interface LibraryProps {
  classroom: Classroom
  user: User
  onBack: () => void
  /** A task of it is in the exchange now. */
  onAdded: (taskId: number) => void
}

/** The task library in the place of the list (P3 §2 My Tasks, task library list). */
export function Library({ classroom, user, onBack, onAdded }: LibraryProps) {
  useSheet(sheet)
  const [store] = useState(() => createLibraryList(classroom.id))
  const [countries] = useState(() => loadLibraryCountries(classroom.id))
  const [opened, setOpened] = useState<LibraryTaskListItem | null>(null)
  const [adding, setAdding] = useState<LibraryTaskListItem | null>(null)
  return (
    <div className="library">
      <BackButton onBack={onBack} />
      <h3>{t.title}</h3>
      <Filters store={store} countries={countries} />
      <LibraryTasks store={store} onOpen={setOpened} onAdd={setAdding} />
      {opened && !adding && (
        <LibraryDetails
          classroomId={classroom.id}
          task={opened}
          onAdd={() => setAdding(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {adding && (
        <AddModal
          user={user}
          classroom={classroom}
          task={adding}
          onAdded={taskId => {
            onAdded(taskId)
            void store.refresh()
          }}
          onRefused={() => void store.refresh()}
          onClose={() => {
            setAdding(null)
            setOpened(null)
          }}
        />
      )}
    </div>
  )
}
