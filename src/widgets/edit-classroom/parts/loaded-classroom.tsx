import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { CLASSROOM_FORBIDDEN } from '../../../contract/error-codes/classrooms.ts'
import { $classroomLists, retryClassroomLists } from '../../../core/classrooms/classroom-lists.ts'
import { classroomPoll } from '../../../core/classrooms/classroom-poll.ts'
import { homeName } from '../../../core/classrooms/home-name.ts'
import { asRefusal } from '../../../core/http/failure.ts'
import type { LoadState } from '../../../core/http/load.ts'
import { classroom as shared } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import type { Poll } from '../../../core/polling/poll-types.ts'
import { useStore } from '../../../core/use-store.ts'
import { FormScreen } from '../../../parts/classroom-form/form-screen.tsx'
import { FormOutline } from '../../../parts/form-outline.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
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
  const [poll] = useState(() => classroomPoll(id))
  const state = useStore(poll.$state)
  const isForbidden = state.at === 'failed' && asRefusal(state.error)?.errorCode === CLASSROOM_FORBIDDEN
  return isForbidden ? (
    <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
      <ErrorState heading="h2" title={shared.errorTitle} text={shared.forbidden} />
    </FormScreen>
  ) : (
    <FormScreen back={widget.link('classroom', { classroomId: id })} backLabel={shared.back}>
      <Loaded poll={poll} state={state} user={user} widget={widget} />
    </FormScreen>
  )
}

interface LoadedProps extends Omit<LoadedClassroomProps, 'id'> {
  poll: Poll<Classroom>
  state: LoadState<Classroom>
}

function Loaded({ poll, state, user, widget }: LoadedProps) {
  const lists = useStore($classroomLists)
  if ('data' in state && state.data && lists.at === 'ready') {
    return (
      <EditForm
        user={user}
        lists={lists.data}
        classroom={state.data}
        refresh={poll.refresh}
        widget={widget}
      />
    )
  }
  const failed = state.at === 'failed' ? state : lists.at === 'failed' ? lists : null
  if (failed) {
    const retry = () => {
      void poll.refresh()
      void retryClassroomLists()
    }
    return (
      <ErrorState
        heading="h2"
        title={shared.errorTitle}
        text={failed.reason}
        retryLabel={common.retry}
        onRetry={retry}
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
