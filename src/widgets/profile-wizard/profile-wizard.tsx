import { useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { profileWizard as t } from '../../core/messages/profile-wizard.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { WizardBox } from '../../parts/wizard/wizard-frame.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Steps } from './parts/steps.tsx'
import { loadBegun } from './store.ts'
import type { ProfileWizardHandle } from './types.ts'

export interface ProfileWizardProps {
  widget: ProfileWizardHandle
}

/** cx-profile-wizard of whoever is signed in; what one teacher typed is gone when another one signs in. */
export function ProfileWizard({ widget }: ProfileWizardProps) {
  const user = useStore($user)
  return user && <Begin key={user.id} widget={widget} />
}

/** The wizard as soon as what was filled in before is there. */
function Begin({ widget }: ProfileWizardProps) {
  const user = useStore($user)
  const [begun] = useState(loadBegun)
  const state = useStore(begun.$state)
  if (!user) return null
  if (state.at === 'ready') return <Steps user={user} begun={state.data} widget={widget} />
  return (
    <WizardBox>
      {state.at === 'failed' ? (
        <ErrorState
          heading="h2"
          title={t.failedTitle}
          text={state.reason}
          retryLabel={common.retry}
          onRetry={begun.retry}
        />
      ) : (
        <>
          <VisuallyHidden live>{common.loading}</VisuallyHidden>
          <Skeleton width="40%" height={32} />
          <Skeleton height={40} />
          <Skeleton shape="block" height={560} />
        </>
      )}
    </WizardBox>
  )
}
