import { createElement } from 'react'
import { commonAttributes, keepReadyInside } from './inner-element.ts'

interface PurchaseProps {
  /** What they are missing of, where something needs them. */
  subjectId?: number
  missing?: number
  /** What says that they are missing. */
  reason?: string
  /** What is bought together comes first. */
  bundles?: boolean
  /** The teacher has bought some, or does without. */
  onClose: () => void
  /** What it is shown over. */
  widget: { readonly element: HTMLElement }
}

/** The purchase of exchanges over what they are bought for: an element of its own, which is shown by its tag. */
export const Purchase = ({ subjectId, missing, reason, bundles = false, onClose, widget }: PurchaseProps) =>
  createElement('cx-token-purchase', {
    ref: keepReadyInside,
    ...commonAttributes(widget.element),
    modal: true,
    bundles,
    'subject-id': subjectId,
    number: missing,
    reason,
    lacking: reason !== undefined,
    // a page that hears of it takes its own element away
    'oncx-purchase-closed': (event: Event) => {
      event.stopPropagation()
      onClose()
    },
  })
