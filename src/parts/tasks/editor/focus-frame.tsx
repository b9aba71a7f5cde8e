import type { ReactNode } from 'react'

interface FocusFrameProps {
  /** What the form knows of the field. */
  of: { name: string; ref: (element: HTMLElement | null) => void }
  children: ReactNode
}

/** What is at fault in it, or else what comes first. */
const FIRST = ['[aria-invalid]', 'input:not([hidden], :disabled)', 'button:not(:disabled)']

/** Where the focus goes for a field of several controls. */
export function FocusFrame({ of, children }: FocusFrameProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it has the focus on the way to a control alone
    <div
      className="cx-task-focus"
      role="presentation"
      tabIndex={-1}
      ref={of.ref}
      onFocus={({ target, currentTarget }) => {
        if (target !== currentTarget) return
        const found = FIRST.map(selector => currentTarget.querySelector<HTMLElement>(selector))
        found.find(Boolean)?.focus()
      }}
    >
      {children}
    </div>
  )
}
