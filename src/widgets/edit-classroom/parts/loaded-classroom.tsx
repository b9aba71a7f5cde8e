import { useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { $classroomLists, retryClassroomLists } from '../../../core/classrooms/classroom-lists.ts'
import {
  type ClassroomState,
  classroomState,
  createClassroomPage,
} from '../../../core/classrooms/classroom-page.ts'
import { homeName } from '../../../core/classrooms/home-name.ts'
import { explainAgain } from '../../../core/http/explain-again.ts'
import { classroom as shared } from '../../../core/messages/classroom.ts'
import { classroomForm as t } from '../../../core/messages/classroom-form.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { FormScreen } from '../../../parts/classroom-form/form-screen.tsx'
import { Forbidden, LoadFailed } from '../../../parts/classroom-trouble.tsx'
import { FormOutline } from '../../../parts/form-outline.tsx'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { EditClassroomHandle } from '../types.ts'
import { EditForm } from './edit-form.tsx'

interface LoadedClassroomProps {
  id: number
  user: User
  widget: EditClassroomHandle
}

/** The form as soon as the classroom and the lists are there, under the way back to the classroom, if it is theirs. */
export function LoadedClassroom({ id, user, widget }: LoadedClassroomProps) {
  const [page] = useState(() => createClassroomPage(id))
  const state = classroomState(useStore(page.$poll))
  return state.at === 'forbidden' ? (
    <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
      <Forbidden trouble={state.trouble} widget={widget} />
    </FormScreen>
  ) : (
    <FormScreen back={widget.link('classroom', { classroomId: id })} backLabel={shared.back}>
      <Loaded page={page} state={state} user={user} widget={widget} />
    </FormScreen>
  )
}

interface LoadedProps extends Omit<LoadedClassroomProps, 'id'> {
  page: ReturnType<typeof createClassroomPage>
  state: Exclude<ClassroomState, { at: 'forbidden' }>
}

function Loaded({ page, state, user, widget }: LoadedProps) {
  const lists = useStore($classroomLists)
  const retrying = useStore(page.$retrying)
  if (state.at === 'failed') {
    return <LoadFailed trouble={state.trouble} widget={widget} onRetry={page.retry} busy={retrying} />
  }
  if (lists.at === 'failed') {
    const reason = explainAgain(lists.error, t.loadFailed)
    return (
      <LoadFailure heading="h2" title={t.loadFailedTitle} reason={reason} onRetry={retryClassroomLists} />
    )
  }
  if (state.at === 'ready' && lists.at === 'ready') {
    return (
      <EditForm
        user={user}
        lists={lists.data}
        classroom={state.classroom}
        refresh={page.refresh}
        widget={widget}
      />
    )
  }
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <Skeleton width="70%" height={32} />
      <Skeleton shape="block" height={72} />
      <FormOutline fields={5} />
    </>
  )
}
