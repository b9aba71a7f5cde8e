import { Icon } from './icon.tsx'
import { check } from './icons.ts'
import sheet from './stepper.css?inline'
import { useSheet } from './style-root.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export interface StepperProps {
  /** Name of the list of steps, such as 'Steps of your profile'. */
  label: string
  /** Names of the steps that there are; one that is skipped is left out. */
  steps: readonly string[]
  /** Which of them is shown, from 0. Those before it are done. */
  current: number
  /** 'Step 2 of 6' */
  position: (step: number, steps: number) => string
  /** What assistive technology hears after the name of one that is done, such as 'done'. */
  doneText: string
}

/** Where one is in something of several steps; in a narrow place the current one's name alone is shown. */
export function Stepper({ label, steps, current, position, doneText }: StepperProps) {
  useSheet(sheet)
  return (
    <div className="cx-stepper">
      <p className="cx-stepper-position">
        <span>{position(current + 1, steps.length)}</span>
        <strong className="cx-stepper-name" aria-hidden>
          {steps[current]}
        </strong>
      </p>
      <ol className="cx-stepper-steps" aria-label={label}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={index < current ? 'cx-step cx-step-done' : 'cx-step'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className="cx-step-mark" aria-hidden>
              {index < current ? <Icon path={check} size={16} /> : index + 1}
            </span>
            <span className="cx-step-name">{step}</span>
            {index < current && <VisuallyHidden> ({doneText})</VisuallyHidden>}
          </li>
        ))}
      </ol>
    </div>
  )
}
