import { useEffect } from 'react'
import type { DeskStore } from '../../../core/submissions/desk.ts'

/** Something is typed that is lost with the desk; what is on its way to the server is the store's to tell of. */
export function useDeskWork({ work }: DeskStore, isTyped: boolean): void {
  useEffect(() => {
    work.typed(isTyped)
    return () => work.typed(false)
  }, [work, isTyped])
}
