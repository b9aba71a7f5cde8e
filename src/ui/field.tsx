import { type HTMLInputAutoCompleteAttribute, type Ref, useState } from 'react'
import sheet from './field.css?inline'
import { type Described, FormFrame, useDescription } from './form-frame.tsx'
import { Icon } from './icon.tsx'
import { eye, eyeOff } from './icons.ts'
import { useSheet } from './style-root.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

export interface FieldProps extends Described {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  /** `text` by default. `password` comes with a button that shows it, named by `showPassword`. */
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'number' | 'date' | 'search'
  /** Name of the toggle beside a password, such as 'Show password'; its pressed state says whether it is on. */
  showPassword?: string
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  placeholder?: string
  required?: boolean
  disabled?: boolean
  readOnly?: boolean
  /** So many characters its rule takes. The control takes more, since what it cuts off nobody is told. */
  most?: number
  /** Text of the count, such as `(used, most) => `${used} of ${most}``; shown where there is a `most`. */
  count?: (used: number, most: number) => string
  /** Several lines, this many shown at first. */
  rows?: number
  min?: number | string
  max?: number | string
  ref?: Ref<Control>
}

/** A labelled text control; label, hint, error and aria are wired here and nowhere else. */
export function Field(props: FieldProps) {
  useSheet(sheet)
  const {
    value,
    onChange,
    type = 'text',
    showPassword,
    count,
    most,
    rows,
    ref,
    label,
    hideLabel,
    hint,
    error,
    ...rest
  } = props
  const aria = useDescription(props)
  const [shown, setShown] = useState(false)
  const toggle = type === 'password' && showPassword
  const shared = {
    ...rest,
    ...aria,
    value,
    className: 'cx-control',
    'aria-describedby':
      [aria['aria-describedby'], count && `${aria.id}-count`].filter(Boolean).join(' ') || undefined,
    onChange: (event: { target: Control }) => onChange(event.target.value),
  }
  const used = value.trim().length
  const counted = count && most && (
    <span className="cx-field-count" id={`${aria.id}-count`} data-over={used > most}>
      {count(used, most)}
    </span>
  )

  return (
    <FormFrame
      of={aria}
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      error={error}
      aside={counted}
      className="cx-field"
    >
      {rows ? (
        <textarea {...shared} rows={rows} ref={ref as Ref<HTMLTextAreaElement>} />
      ) : (
        <span className="cx-field-row">
          <input {...shared} type={toggle && shown ? 'text' : type} ref={ref as Ref<HTMLInputElement>} />
          {toggle && (
            <button
              type="button"
              className="cx-field-toggle"
              aria-label={showPassword}
              aria-pressed={shown}
              aria-controls={aria.id}
              disabled={props.disabled}
              onClick={() => setShown(!shown)}
            >
              <Icon path={shown ? eyeOff : eye} />
            </button>
          )}
        </span>
      )}
    </FormFrame>
  )
}
