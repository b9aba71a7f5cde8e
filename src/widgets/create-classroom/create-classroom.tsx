import { useState } from 'react'
import type { User } from '../../contract/entities/user.ts'
import { isId } from '../../contract/rules/is-id.ts'
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
import { laterView } from '../../parts/later-view.ts'
import { LoadFailure } from '../../parts/load-failure.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { WizardBox } from '../../parts/wizard/wizard-frame.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { loadBegun, reasonForNone } from './begun.ts'
import type { NoStepsProps } from './parts/no-steps.tsx'
import { Steps } from './parts/steps.tsx'
import type { CreateClassroomHandle } from './types.ts'

/** What stands in the place of the steps; few visits need it. */
const noSteps = laterView<NoStepsProps>(async () => (await import('./parts/no-steps.tsx')).NoSteps)

export interface CreateClassroomProps {
  /** The connection request that the classroom is for. */
  invitationId?: number
  widget: CreateClassroomHandle
}

/** cx-create-classroom of whoever is signed in; what one teacher typed is gone when another one signs in. */
export function CreateClassroom({ invitationId, widget }: CreateClassroomProps) {
  const user = useStore($user)
  if (!user) return null
  const invitation = isId(invitationId) ? invitationId : null
  return (
    <FormScreen
      {...(invitation === null
        ? { back: widget.link('classrooms'), backLabel: homeName(user) }
        : { back: widget.link('connections', { invitationId: invitation }), backLabel: t.backToRequest })}
    >
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
        <Begin key={`${user.id} ${invitation}`} user={user} invitation={invitation} widget={widget} />
      )}
    </FormScreen>
  )
}

interface BeginProps {
  user: User
  /** The request that the classroom is for; null for none. */
  invitation: number | null
  widget: CreateClassroomHandle
}

/** The wizard as soon as all that it begins with is there. */
function Begin({ user, invitation, widget }: BeginProps) {
  const [begun] = useState(() => loadBegun(user, invitation))
  const state = useStore(begun.$state)
  const lists = useStore($classroomLists)
  const why = reasonForNone(state)
  if (why) {
    return <Loaded list={noSteps}>{NoSteps => <NoSteps why={why} widget={widget} />}</Loaded>
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
