import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Stepper, type StepperProps } from '../../ui/stepper.tsx'
import { useSheet } from '../../ui/style-root.ts'
import sheet from './wizard.css?inline'

export interface WizardFrameProps {
  title: string
  stepper: StepperProps
  /** Name of the step that is shown. */
  heading: string
  /** The focus goes to the heading when the step changes; not where a field is to have it. */
  takesFocus: boolean
  /** What Enter and the submit button do; a step without it is no form, and may hold forms of its own. */
  onSubmit?: ((event: FormEvent) => void) | undefined
  children: ReactNode
  /** Beside the buttons, such as whether what is filled in is kept. */
  note?: ReactNode
  buttons: ReactNode
  /** What opens above it. */
  modals?: ReactNode
}

/** One step after the other: where one is, the step, and the buttons that lead on and back. */
export function WizardFrame(props: WizardFrameProps) {
  useSheet(sheet)
  const { title, stepper, heading: name, takesFocus, onSubmit, children, note, buttons, modals } = props
  const heading = useStepHeading(stepper.current, takesFocus)
  const content = (
    <>
      <h3 ref={heading} tabIndex={-1}>
        {name}
      </h3>
      {children}
      <div className="cx-wizard-actions">
        {note}
        <div className="cx-wizard-buttons">{buttons}</div>
      </div>
    </>
  )
  return (
    <section className="cx-wizard">
      <h2>{title}</h2>
      <Stepper {...stepper} />
      {onSubmit ? (
        <form className="cx-wizard-form" noValidate onSubmit={onSubmit}>
          {content}
        </form>
      ) : (
        <div className="cx-wizard-step">{content}</div>
      )}
      {modals}
    </section>
  )
}

/** The box of a wizard whose steps are not there yet. */
export function WizardBox({ children }: { children: ReactNode }) {
  useSheet(sheet)
  return <section className="cx-wizard">{children}</section>
}

/** Says the step that has come, by the focus; not the first one, and not where a field is to have it. */
function useStepHeading(step: number, isFree: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    if (isFree) heading.current?.focus()
  }, [step, isFree])
  return heading
}
