import { useSheet } from './style-root.ts'
import sheet from './switch.css?inline'

export interface SwitchProps {
  /** Name for assistive technology; what it is for stands beside it, such as in the head of a column. */
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
  /** Id of what says more. */
  describedBy?: string | undefined
}

/** On or off at once: a native checkbox in the shape of a switch. */
export function Switch({ label, checked, onChange, disabled, describedBy }: SwitchProps) {
  useSheet(sheet)
  return (
    <span className="cx-switch">
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        checked={checked}
        disabled={disabled}
        onChange={event => onChange(event.target.checked)}
      />
    </span>
  )
}
