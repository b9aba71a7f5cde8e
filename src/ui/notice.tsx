import { type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { alert, check, close, info } from './icons.ts'
import sheet from './notice.css?inline'
import { useSheet } from './style-root.ts'
import { useFocusKept } from './use-focus-kept.ts'

const icons = { info, success: check, warning: alert, danger: alert }

export interface NoticeProps {
  children: ReactNode
  tone?: keyof typeof icons
  /** A button or link that answers it. */
  action?: ReactNode
  /** With its label it can be put away. */
  onDismiss?: () => void
  dismissLabel?: string
}

/** A message among the content or across the page; read out when it appears, at once where the tone is `danger`. */
export function Notice({ children, tone = 'info', action, onDismiss, dismissLabel }: NoticeProps) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className={`cx-notice cx-notice-${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon path={icons[tone]} size={22} />
      <div className="cx-notice-text">{children}</div>
      {action}
      {onDismiss && dismissLabel && (
        <Button variant="quiet" size="small" icon={close} iconOnly onClick={onDismiss}>
          {dismissLabel}
        </Button>
      )}
    </div>
  )
}
