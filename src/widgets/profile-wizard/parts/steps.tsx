import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { fieldsOfStep } from '../../../contract/rules/profile-fields.ts'
import type { ProfileField } from '../../../contract/rules/profile-values.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { profileWizard as t } from '../../../core/messages/profile-wizard.ts'
import { useStore } from '../../../core/use-store.ts'
import { ProfileOutcome } from '../../../parts/profile/profile-outcome.tsx'
import { Button } from '../../../ui/button.tsx'
import { Stepper } from '../../../ui/stepper.tsx'
import { type Begun, createWizard } from '../store.ts'
import type { ProfileWizardHandle } from '../types.ts'
import { Keeping } from './keeping.tsx'
import { prefetchAfter, StepView } from './step-view.tsx'

interface StepsProps {
  user: User
  begun: Begun
  widget: ProfileWizardHandle
}

/** One step after the other, with Back and Next, and Finish at the last one. */
export function Steps({ user, begun, widget }: StepsProps) {
  const [wizard] = useState(() => createWizard(user, begun, () => widget.emit('cx-saved', null)))
  const { profileForm } = wizard
  useEffect(() => wizard.watch(), [wizard])
  const step = useStore(wizard.$step)
  const steps = useStore(wizard.$steps)
  const isMoving = useStore(wizard.$isMoving)
  const end = useStore(wizard.$end)
  const controls = useForm(profileForm.form)
  const [wanted, want] = useState<ProfileField>()
  const heading = useStepHeading(step, wanted === undefined)
  const isLast = step === steps.at(-1)
  const isSaving = controls.busy || (controls.progress.at === 'done' && !end)

  useEffect(() => prefetchAfter(step), [step])

  function goOn(event: FormEvent): void {
    event.preventDefault()
    if (isLast) void profileForm.form.submit()
    else if (controls.pass(fieldsOfStep(step))) void wizard.next()
  }

  function goToField(field: ProfileField): void {
    profileForm.form.close()
    want(field)
    wizard.goToField(field)
  }

  return (
    <section className="wizard">
      <h2>{t.title}</h2>
      <Stepper
        label={t.stepsLabel}
        steps={steps.map(one => t.steps[one])}
        current={steps.indexOf(step)}
        position={t.position}
        doneText={t.done}
      />
      <form className="wizard-form" noValidate onSubmit={goOn}>
        <h3 ref={heading} tabIndex={-1}>
          {t.steps[step]}
        </h3>
        <StepView step={step} controls={controls} profile={profileForm} wizard={wizard}>
          {wanted && (
            <FocusOn key={wanted} field={wanted} focus={controls.focus} done={() => want(undefined)} />
          )}
        </StepView>
        <div className="wizard-actions">
          <Keeping wizard={wizard} />
          <div className="wizard-buttons">
            {step !== steps[0] && (
              <Button onClick={wizard.back} disabled={isSaving || isMoving}>
                {t.back}
              </Button>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={isSaving || isMoving}
              busyLabel={isSaving ? t.finishing : t.moving}
            >
              {isLast ? t.finish : t.next}
            </Button>
          </div>
        </div>
      </form>
      <ProfileOutcome
        controls={controls}
        profile={profileForm}
        end={end}
        onGoOn={place => widget.navigate(place)}
        onField={goToField}
      />
    </section>
  )
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

/** Moves the focus to a field as soon as its step is there. */
function FocusOn({
  field,
  focus,
  done,
}: {
  field: ProfileField
  focus: (field: ProfileField) => void
  done: () => void
}) {
  useEffect(() => {
    // the modal that led here gives the focus back first
    const frame = requestAnimationFrame(() => {
      focus(field === 'school_id' ? 'school_name' : field)
      done()
    })
    return () => cancelAnimationFrame(frame)
  }, [field, focus, done])
  return null
}
