import { useEffect, useEffectEvent } from 'react'
import { askBeforeLeaving } from '../../core/ask-before-leaving.ts'
import type { PartnerChatHandle } from './types.ts'

/** Tells whoever is around the element that something is on its way; the browser asks whoever closes the page meanwhile. */
export function useBusy(isBusy: boolean, widget: PartnerChatHandle): void {
  const tell = useEffectEvent((busy: boolean) => widget.emit('cx-busy-changed', { busy }))
  useEffect(() => {
    if (!isBusy) return undefined
    tell(true)
    const letGo = askBeforeLeaving()
    return () => {
      letGo()
      tell(false)
    }
  }, [isBusy])
}
