import type { Ref } from 'react'
import { type Described, FormFrame, useDescription } from './form-frame.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './icons.ts'
import sheet from './select.css?inline'
import { useSheet } from './style-root.ts'

export interface SelectProps extends Described {
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean }[]
  /** Shown while the value is '', and cannot be chosen again where the control is required. */
  placeholder?: string
  onBlur?: () => void
  name?: string
  autoComplete?: string
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLSelectElement>
}

/** A labelled native select. */
export function Select(props: SelectProps) {
  useSheet(sheet)
  const { label, hideLabel, hint, error, options, placeholder, onChange, ...rest } = props
  const aria = useDescription(props)
  return (
    <FormFrame of={aria} label={label} hideLabel={hideLabel} hint={hint} error={error}>
      <span className="cx-select">
        <select {...rest} {...aria} className="cx-control" onChange={event => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled={props.required}>
              {placeholder}
            </option>
          )}
          {options.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
    </FormFrame>
  )
}
