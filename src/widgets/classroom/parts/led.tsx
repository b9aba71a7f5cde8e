import { useEffect, useEffectEvent, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Lead } from '../lead-of.ts'
import { loadLead } from '../notification-lead.ts'
import { SectionsOutline } from './sections-outline.tsx'

interface LedProps {
  notificationId: number
  classroom: Classroom
  /** Where it leads; null where it leads to no tab of this classroom, or is not to be had. */
  onKnown: (lead: Lead | null) => void
}

/** In the place of the tabs until it is known to which of them a notification leads (P2 §2). */
export function Led({ notificationId, classroom, onKnown }: LedProps) {
  const [notification] = useState(() => loadLead(notificationId, classroom))
  const state = useStore(notification.$state)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (state.at === 'ready') tell(state.data)
  }, [state])
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      <SectionsOutline />
      {state.at === 'failed' && (
        <Failure
          title={t.notificationTitle}
          reason={state.reason}
          onClose={() => onKnown(null)}
          onRetry={notification.retry}
        />
      )}
    </>
  )
}
