import { useEffect, useEffectEvent, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { type Lead, loadLead } from '../lead-of.ts'

export interface LedProps {
  notificationId: number
  classroom: Classroom
  /** Where it leads; null where it leads to no tab of this classroom. */
  onKnown: (lead: Lead | null) => void
  /** It is not to be had, and the person goes on without. */
  onClose: () => void
}

/** Finds out to which tab a notification leads (P2 §2). */
export function Led({ notificationId, classroom, onKnown, onClose }: LedProps) {
  const [notification] = useState(() => loadLead(notificationId, classroom))
  const state = useStore(notification.$state)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (state.at === 'ready') tell(state.data)
  }, [state])
  return (
    <>
      <VisuallyHidden live>{common.loading}</VisuallyHidden>
      {state.at === 'failed' && (
        <Failure
          title={t.notificationTitle}
          reason={state.reason}
          onClose={onClose}
          onRetry={notification.retry}
        />
      )}
    </>
  )
}
