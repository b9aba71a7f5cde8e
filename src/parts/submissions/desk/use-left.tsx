import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { DeskStore } from '../../../core/submissions/desk.ts'
import { DeskTroubles } from './desk-troubles.tsx'

/** Once nobody is at the desk any more, the list goes on with what was decided there, whatever becomes of it. */
export function useLeft(desk: DeskStore, onLeft: (troubles: ReactNode) => void): void {
  const id = useId()
  const latest = useRef(onLeft)
  latest.current = onLeft
  useEffect(
    () => () => {
      void desk.leave()
      if (desk.review.isOpen()) latest.current(<DeskTroubles key={id} review={desk.review} />)
    },
    [desk, id],
  )
}
