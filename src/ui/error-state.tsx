import { type ReactNode, useRef } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import sheet from './error-state.css?inline'
import { Icon } from './icon.tsx'
import { alert, retry } from './icons.ts'
import state from './state.css?inline'
import { useSheet } from './style-root.ts'
import { useFocusKept } from './use-focus-kept.ts'

/** The retry is `busy` while it is under way. */
export interface ErrorStateProps extends Pick<ButtonProps, 'busy' | 'busyLabel'> {
  title: string
  /** One below the heading that this stands under. */
  heading?: 'h2' | 'h3' | 'h4'
  /** What happened. */
  text?: ReactNode
  /** Name of the button that tries again, shown where there is an `onRetry`. */
  retryLabel?: string
  onRetry?: () => void
}

/** Stands where content could not be shown: what happened, and a way to try again. Read out when it appears. */
export function ErrorState({
  title,
  heading: Heading = 'h3',
  text,
  retryLabel,
  onRetry,
  ...button
}: ErrorStateProps) {
  useSheet(state)
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  useFocusKept(box)
  return (
    <div ref={box} className="cx-state" role="alert">
      <span className="cx-failed-icon">
        <Icon path={alert} size={26} />
      </span>
      <Heading>{title}</Heading>
      {text && <p className="cx-state-text cx-failed-text">{text}</p>}
      {onRetry && retryLabel && (
        <div className="cx-failed-action">
          <Button {...button} icon={retry} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
    </div>
  )
}
