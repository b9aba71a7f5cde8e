import { createElement, useEffect, useRef } from 'react'
import { commonAttributes, keepReadyInside } from '../../../element/inner-element.ts'
import type { AccountHandle } from '../types.ts'

interface PurchasingProps {
  onClose: () => void
  widget: AccountHandle
}

/** Purchase Exchanges over the account, which is an element of its own. */
export function Purchasing({ onClose, widget }: PurchasingProps) {
  const purchase = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = purchase
    keepReadyInside(current)
    current?.addEventListener('cx-purchase-closed', onClose)
    return () => current?.removeEventListener('cx-purchase-closed', onClose)
  }, [onClose])
  return createElement('cx-token-purchase', { ref: purchase, ...commonAttributes(widget.element), modal: '' })
}
