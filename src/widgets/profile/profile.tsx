import { useState } from 'react'
import { common } from '../../core/messages/common.ts'
import { teacherProfile as t } from '../../core/messages/teacher-profile.ts'
import { $user } from '../../core/session/session.ts'
import { useStore } from '../../core/use-store.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Sections } from './parts/sections.tsx'
import { loadProfile } from './store.ts'
import type { ProfileHandle } from './types.ts'

export interface ProfileProps {
  widget: ProfileHandle
}

/** cx-profile of whoever is signed in; what one teacher typed is gone when another one signs in. */
export function Profile({ widget }: ProfileProps) {
  const user = useStore($user)
  return user && <Loaded key={user.id} widget={widget} />
}

function Loaded({ widget }: ProfileProps) {
  const user = useStore($user)
  const [profile] = useState(loadProfile)
  const state = useStore(profile.$state)
  if (!user) return null
  return (
    <section className="profile">
      <h2>{t.title}</h2>
      {state.at === 'ready' ? (
        <Sections user={user} profile={state.data} widget={widget} />
      ) : state.at === 'failed' ? (
        <ErrorState
          title={t.loadFailed}
          text={state.reason}
          retryLabel={common.retry}
          onRetry={profile.retry}
        />
      ) : (
        <>
          <VisuallyHidden live>{common.loading}</VisuallyHidden>
          <Skeleton shape="block" height={360} />
          <Skeleton shape="block" height={240} />
        </>
      )}
    </section>
  )
}
