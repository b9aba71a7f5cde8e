import { useState } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { isLibrarian } from '../../contract/rules/user-types.ts'
import { $classroomLists, retryClassroomLists } from '../../core/classrooms/classroom-lists.ts'
import { homeName } from '../../core/classrooms/home-name.ts'
import { explainAgain } from '../../core/http/explain-again.ts'
import { classroomForm as form } from '../../core/messages/classroom-form.ts'
import { common } from '../../core/messages/common.ts'
import { createClassroom as t } from '../../core/messages/create-classroom.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { FormScreen } from '../../parts/classroom-form/form-screen.tsx'
import { FormOutline } from '../../parts/form-outline.tsx'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { WizardBox } from '../../parts/wizard/wizard-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { loadBegun } from './begun.ts'
import { Steps } from './parts/steps.tsx'
import { SubscriptionOver } from './parts/subscription-over.tsx'
import type { CreateClassroomHandle } from './types.ts'

export interface CreateClassroomProps {
  widget: CreateClassroomHandle
}

/** cx-create-classroom of whoever is signed in; what one teacher typed is gone when another one signs in. */
export function CreateClassroom({ widget }: CreateClassroomProps) {
  const user = useStore($user)
  if (!user) return null
  return (
    <FormScreen back={widget.link('classrooms')} backLabel={homeName(user)}>
      {isLibrarian(user) ? (
        <EmptyState
          heading="h2"
          title={t.librariansTitle}
          text={t.librarians}
          action={
            <ButtonLink variant="primary" {...widget.link('libraryConnections')}>
              {t.findLibrary}
            </ButtonLink>
          }
        />
      ) : (
        <Begin key={user.id} user={user} widget={widget} />
      )}
    </FormScreen>
  )
}

/** The wizard as soon as all that it begins with is there. */
function Begin({ user, widget }: CreateClassroomProps & { user: User }) {
  const [begun] = useState(() => loadBegun(user))
  const state = useStore(begun.$state)
  const lists = useStore($classroomLists)
  if (state.at === 'ready' && state.data.over) {
    return <SubscriptionOver {...state.data.over} email={widget.brand.supportEmail} />
  }
  if (state.at === 'ready' && lists.at === 'ready') {
    return <Steps user={user} lists={lists.data} begun={state.data} widget={widget} />
  }
  const failed = state.at === 'failed' ? state : lists.at === 'failed' ? lists : null
  function retry() {
    begun.retry()
    retryClassroomLists()
  }
  return (
    <WizardBox>
      {failed ? (
        <LoadFailure
          heading="h2"
          title={form.loadFailedTitle}
          reason={explainAgain(failed.error, form.loadFailed)}
          onRetry={retry}
        />
      ) : (
        <>
          <VisuallyHidden live>{common.loading}</VisuallyHidden>
          <Skeleton width="60%" height={32} />
          <Skeleton height={56} />
          <FormOutline fields={3} />
        </>
      )}
    </WizardBox>
  )
}
