import { useEffect, useEffectEvent, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { notificationTab, notifiedPosts } from '../../../contract/rules/notification-tab.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { NotifiedPost } from '../deep-link.ts'
import { loadNotification } from '../notification-lead.ts'
import { SectionsOutline } from './sections-outline.tsx'

interface LedProps {
  notificationId: number
  classroom: Classroom
  /** Where it leads; null where it leads to no tab of this classroom, or is not to be had. */
  onKnown: (tab: ClassroomTab | null, studentId?: number, post?: NotifiedPost) => void
}

/** In the place of the tabs until it is known to which of them a notification leads (P2 §2). */
export function Led({ notificationId, classroom, onKnown }: LedProps) {
  const [notification] = useState(() => loadNotification(notificationId))
  const state = useStore(notification.$state)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (state.at !== 'ready') return
    const isHere = state.data?.classroom_id === classroom.id
    const tab = state.data && isHere ? notificationTab(state.data.type, classroom) : null
    const studentId = tab === 'students' && state.data?.trigger_user_id
    if (!state.data || !studentId) return tell(tab)
    const posts = notifiedPosts(state.data.type)
    tell(tab, studentId, posts ? { studentId, posts, postId: state.data.object_id } : undefined)
  }, [state, classroom])
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
