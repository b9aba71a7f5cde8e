import { useEffect, useEffectEvent, useState } from 'react'
import type { Notification } from '../../../contract/entities/notification.ts'
import { notifications as t } from '../../../core/messages/notifications.ts'
import { loadLinked } from '../../../core/notifications/linked-notification.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'

interface LinkedProps {
  id: number
  onFound: (notification: Notification) => void
}

/** Looks for the notification that a link leads to, above the list; of one that is not to be had it says so (P1 §8). */
export function Linked({ id, onFound }: LinkedProps) {
  const [linked] = useState(() => loadLinked(id))
  const [isClosed, setClosed] = useState(false)
  const state = useStore(linked.$state)
  const found = useEffectEvent(onFound)
  useEffect(() => {
    if (state.at === 'ready' && state.data) found(state.data)
  }, [state])
  const isFailed = state.at === 'failed'
  if (isClosed || !(isFailed || (state.at === 'ready' && !state.data))) return null
  return (
    <Failure
      title={t.linkTitle}
      reason={isFailed ? state.reason : t.failed}
      onClose={() => setClosed(true)}
      {...(isFailed && { onRetry: linked.retry })}
    />
  )
}
