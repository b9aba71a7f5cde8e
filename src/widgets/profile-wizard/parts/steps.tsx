import { type FormEvent, useEffect, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { fieldsOfStep } from '../../../contract/rules/profile-fields.ts'
import type { ProfileField } from '../../../contract/rules/profile-values.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { profileWizard as t } from '../../../core/messages/profile-wizard.ts'
import { useStore } from '../../../core/use-store.ts'
import { ProfileOutcome } from '../../../parts/profile/profile-outcome.tsx'
import { SavedHere } from '../../../parts/profile/saved-here.tsx'
import { FocusOn } from '../../../parts/wizard/focus-on.tsx'
import { WizardBox, WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { Button } from '../../../ui/button.tsx'
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
  const isLast = step === steps.at(-1)
  const isSaving = controls.busy || (controls.progress.at === 'done' && !end)

  useEffect(() => prefetchAfter(step), [step])

  function goOn(event: FormEvent): void {
    event.preventDefault()
    if (isLast) void profileForm.form.submit()
    else if (controls.pass(fieldsOfStep(step))) void wizard.next()
  }

  const focusOn = (field: ProfileField) => controls.focus(field === 'school_id' ? 'school_name' : field)

  function goToField(field: ProfileField): void {
    profileForm.form.close()
    want(field)
    wizard.goToField(field)
  }

  if (end?.at === 'here') {
    return (
      <WizardBox>
        <h2 ref={heading => heading?.focus()} tabIndex={-1}>
          {t.title}
        </h2>
        <SavedHere place={end.place} link={widget.link(end.place)} />
      </WizardBox>
    )
  }
  return (
    <WizardFrame
      title={t.title}
      stepper={{
        label: t.stepsLabel,
        steps: steps.map(one => t.steps[one]),
        current: steps.indexOf(step),
        position: t.position,
        doneText: t.done,
      }}
      heading={t.steps[step]}
      takesFocus={wanted === undefined}
      onSubmit={goOn}
      note={<Keeping wizard={wizard} />}
      buttons={
        <>
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
        </>
      }
      modals={
        <ProfileOutcome
          controls={controls}
          profile={profileForm}
          end={end}
          onGoOn={place => {
            if (!widget.goOn(place)) wizard.stay(place)
          }}
          onField={goToField}
        />
      }
    >
      <StepView step={step} controls={controls} profile={profileForm} wizard={wizard}>
        {wanted && <FocusOn key={wanted} field={wanted} focus={focusOn} done={() => want(undefined)} />}
      </StepView>
    </WizardFrame>
  )
}
