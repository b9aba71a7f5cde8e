import type { ReactNode } from 'react'
import { FormFrame, useDescription } from './form-frame.tsx'

export interface FixedValueProps {
  label: ReactNode
  /** Why it is as it is. */
  hint?: ReactNode
  value: string
}

/** A value among the controls of a form that cannot be changed; a long one wraps, where a control would cut it. */
export function FixedValue({ label, hint, value }: FixedValueProps) {
  const aria = useDescription({ hint, error: undefined })
  return (
    <FormFrame of={aria} label={label} hint={hint}>
      <output {...aria} className="cx-control" aria-live="off">
        {value}
      </output>
    </FormFrame>
  )
}
