import type { Ref } from 'react'
import sheet from './checkbox.css?inline'
import { type Described, FieldError, Hint, useDescription } from './form-frame.tsx'
import { useSheet } from './style-root.ts'

export interface CheckboxProps extends Omit<Described, 'hideLabel'> {
  checked: boolean
  onChange: (checked: boolean) => void
  onBlur?: () => void
  name?: string
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  /** Id of a sentence elsewhere that is about this one, too, in the place of a hint. */
  'aria-describedby'?: string
}

/** A native checkbox with its label beside it; the whole line can be pressed. */
export function Checkbox(props: CheckboxProps) {
  useSheet(sheet)
  const { label, hint, error, onChange, ...rest } = props
  const aria = useDescription(props)
  return (
    <div className="cx-checkbox">
      <label className="cx-checkbox-line">
        <input {...aria} {...rest} type="checkbox" onChange={event => onChange(event.target.checked)} />
        <span>{label}</span>
      </label>
      <Hint of={aria}>{hint}</Hint>
      <FieldError of={aria}>{error}</FieldError>
    </div>
  )
}
