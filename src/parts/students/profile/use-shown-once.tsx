import { useState } from 'react'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'

/** Keeps a password that is shown once from being closed by a slip: asks, unless it has been copied. */
export function useShownOnce() {
  const [isKept, setKept] = useState(false)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  return {
    keep: () => setKept(true),
    /** Goes on, after the question if need be. */
    ask: (go: () => void) => (isKept ? go() : setLeave(() => go)),
    question: (
      <LeaveQuestion
        open={leave !== null}
        labels={t.closeUnsaved}
        onLeave={() => leave?.()}
        onStay={() => setLeave(null)}
      />
    ),
  }
}
