import { type ReactNode, useEffect, useRef } from 'react'
import { lists as t } from '../core/messages/lists.ts'
import { Notice } from '../ui/notice.tsx'

interface HeldNoticeProps {
  className: string
  /** Somebody has the focus or the pointer at it, or not any more. */
  onHold: (isHeld: boolean) => void
  /** Undefined while it is not to be closed. */
  onDismiss?: (() => void) | undefined
  action: ReactNode
  children: string
}

/** What was done, told for some seconds and as long as somebody is at it. */
export function HeldNotice({ className, onHold, onDismiss, action, children }: HeldNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const hold = () => onHold(true)
  // gone while it was held
  useEffect(() => () => onHold(false), [onHold])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears whether somebody is at what is inside
    <div
      ref={box}
      className={className}
      onFocus={hold}
      onBlur={() => onHold(false)}
      onPointerEnter={hold}
      onPointerLeave={() => onHold(box.current?.matches(':focus-within') ?? false)}
    >
      <Notice tone="success" {...(onDismiss && { onDismiss, dismissLabel: t.dismiss })} action={action}>
        {children}
      </Notice>
    </div>
  )
}
