import { useId, useState } from 'react'
import { review as t } from '../../../core/messages/review.ts'
import { ownFlagsPoll } from '../../../core/submissions/own-flags.ts'
import { useStore } from '../../../core/use-store.ts'
import { FlagState } from '../../../parts/submissions/desk/flag-state.tsx'
import { Notice } from '../../../ui/notice.tsx'

export interface OwnFlagsProps {
  classroomId: number
}

/**
 * What one has flagged of the partner's posts, with the answers: most often the post is shared no more by then, and its
 * flag is read here alone. Nothing is shown where nothing is flagged.
 */
export function OwnFlags({ classroomId }: OwnFlagsProps) {
  const [flags] = useState(() => ownFlagsPoll(classroomId))
  const state = useStore(flags.$state)
  const id = useId()
  if (state.at === 'failed' && !state.data) return <Notice tone="danger">{state.reason}</Notice>
  const found = 'data' in state ? (state.data ?? []) : []
  if (found.length === 0) return null
  return (
    <section className="list" aria-labelledby={id}>
      <h3 id={id}>{t.ownFlags}</h3>
      <ul className="own-flags">
        {found.map(flag => (
          <li key={flag.id}>
            <p>
              <bdi>{flag.task_name ?? t.flaggedGone}</bdi>
              {!flag.is_shared && <span className="below"> · {t.flaggedUnshared}</span>}
            </p>
            <FlagState flag={flag} />
          </li>
        ))}
      </ul>
    </section>
  )
}
