import { useEffect, useEffectEvent, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { notificationTab, notifiedPosts } from '../../../contract/rules/notification-tab.ts'
import { classroom as t } from '../../../core/messages/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { DeepLink, NotifiedPost } from '../deep-link.ts'
import { loadNotification } from '../notification-lead.ts'
import { SectionsOutline } from './sections-outline.tsx'

interface LedProps {
  notificationId: number
  classroom: Classroom
  /** Where it leads; null where it leads to no tab of this classroom, or is not to be had. */
  onKnown: (tab: ClassroomTab | null, opened?: DeepLink, post?: NotifiedPost) => void
}

/** In the place of the tabs until it is known to which of them a notification leads (P2 §2). */
export function Led({ notificationId, classroom, onKnown }: LedProps) {
  const [notification] = useState(() => loadNotification(notificationId))
  const state = useStore(notification.$state)
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (state.at !== 'ready') return
    if (state.data?.classroom_id !== classroom.id) return tell(null)
    const { type, trigger_user_id: studentId, object_id: postId } = state.data
    const tab = notificationTab(type, classroom)
    const posts = notifiedPosts(type)
    const about = postId ?? undefined
    if (tab === 'students' && studentId)
      tell(tab, { studentId }, posts ? { studentId, posts, postId } : undefined)
    // where students have no tab (decision 16)
    else if (tab === 'submissions' && posts) tell(tab, { submissionId: about })
    else if (tab === 'message-board') tell(tab, { commentId: about })
    else tell(tab)
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
