import { useId } from 'react'
import { Icon } from './icon.tsx'
import sheet from './segmented-control.css?inline'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface SegmentedControlProps<Value extends string> {
  /** Name of the choice for assistive technology. */
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string; icon?: string }[]
  /** Shows the icons alone; the labels stay as names and tooltips. */
  iconOnly?: boolean
}

/** One of a few, all in sight: native radio buttons in the shape of a switch. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  useSheet(sheet)
  const { label, value, onChange, options, iconOnly } = props
  const name = useId()
  return (
    <fieldset className="cx-segments" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className="cx-segment" title={iconOnly ? option.label : undefined}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon path={option.icon} />}
          {iconOnly ? <VisuallyHidden>{option.label}</VisuallyHidden> : <span>{option.label}</span>}
        </label>
      ))}
    </fieldset>
  )
}
