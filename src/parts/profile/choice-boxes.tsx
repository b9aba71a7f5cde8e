import type { Ref } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldError, useDescription } from '../../ui/form-frame.tsx'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './fields.css?inline'

export interface ChoiceBoxesProps {
  label: string
  options: readonly { id: number; name: string }[]
  disabled?: boolean
  /** What `useForm` gives for such a control. */
  choices: {
    error: string | undefined
    ref: Ref<HTMLElement>
    option: (id: number) => {
      name: string
      checked: boolean
      onChange: (on: boolean) => void
      onBlur: () => void
    }
  }
}

/** Some of a few, all in sight. The first box takes the focus for the group. */
export function ChoiceBoxes({ label, options, disabled = false, choices }: ChoiceBoxesProps) {
  useSheet(sheet)
  const aria = useDescription(choices)
  return (
    <fieldset {...aria} className="cx-profile-ages">
      <legend className="cx-label">{label}</legend>
      <div className="cx-profile-boxes">
        {options.map(({ id, name }, index) => (
          <Checkbox
            key={id}
            label={name}
            disabled={disabled}
            {...choices.option(id)}
            {...(index === 0 && { ref: choices.ref as Ref<HTMLInputElement> })}
          />
        ))}
      </div>
      <FieldError of={aria}>{choices.error}</FieldError>
    </fieldset>
  )
}
