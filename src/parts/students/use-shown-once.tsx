import { useState } from 'react'
import { LeaveQuestion, type LeaveQuestionProps } from '../../ui/leave-question.tsx'
import { useAskBeforeLeaving } from './use-ask-before-leaving.ts'

/** Keeps what is shown once, passwords, from being closed by a slip, also with the page: asks, unless it has been kept. */
export function useShownOnce(labels: LeaveQuestionProps['labels'], isShown = true) {
  const [isKept, setKept] = useState(false)
  useAskBeforeLeaving(isShown && !isKept)
  const [leave, setLeave] = useState<(() => void) | null>(null)
  return {
    /** It was copied, or saved. */
    keep: () => setKept(true),
    /** Goes on, after the question if need be. */
    ask: (go: () => void) => (isKept ? go() : setLeave(() => go)),
    question: (
      <LeaveQuestion
        open={leave !== null}
        labels={labels}
        onLeave={() => leave?.()}
        onStay={() => setLeave(null)}
      />
    ),
  }
}
