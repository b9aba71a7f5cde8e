import { type ReactNode, useId } from 'react'
import sheet from './form-frame.css?inline'
import { Icon } from './icon.tsx'
import { alert } from './icons.ts'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What every control with a label takes. */
export interface Described {
  /** Shown, and the control's name. */
  label: ReactNode
  /** Keeps the label for assistive technology alone, where the place says it to everyone else. */
  hideLabel?: boolean | undefined
  /** Help that is always there. */
  hint?: ReactNode
  /** What is wrong; shown under the control, announced, and tied to it. */
  error?: string | undefined
}

export interface ControlAria {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Ids and aria of a control with hint and error: the one place where they are tied together. */
export function useDescription({ hint, error }: Pick<Described, 'hint' | 'error'>): ControlAria {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined }
}

/** Hint of a control; stays when an error comes. */
export function Hint({ of, children }: { of: ControlAria; children: ReactNode }) {
  useSheet(sheet)
  return children ? (
    <div className="cx-hint" id={`${of.id}-hint`}>
      {children}
    </div>
  ) : null
}

/** Error of a control. The region is always in the document, so that a text arriving in it is read out. */
export function FieldError({ of, children }: { of: ControlAria; children: string | undefined }) {
  useSheet(sheet)
  return (
    <div className="cx-error" id={`${of.id}-error`} aria-live="polite">
      {children && (
        <>
          <Icon path={alert} size={18} />
          <span>{children}</span>
        </>
      )}
    </div>
  )
}

/** Label, hint, the control, error, from top to bottom. */
export function FormFrame(
  props: Described & { of: ControlAria; aside?: ReactNode; children: ReactNode; className?: string },
) {
  useSheet(sheet)
  const { of, label, hideLabel, hint, error, aside, children, className = '' } = props
  return (
    <div className={`cx-frame ${className}`}>
      <div className="cx-frame-head">
        <label className="cx-label" htmlFor={of.id}>
          {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        </label>
        {aside}
      </div>
      <Hint of={of}>{hint}</Hint>
      {children}
      <FieldError of={of}>{error}</FieldError>
    </div>
  )
}
