import { useEffect } from 'react'
import { askBeforeLeaving } from '../../core/ask-before-leaving.ts'

/** Has the browser ask before the page is left, as long as that would lose something. */
export function useAskBeforeLeaving(isLost: boolean): void {
  useEffect(() => (isLost ? askBeforeLeaving() : undefined), [isLost])
}
