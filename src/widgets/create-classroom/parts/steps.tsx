import { type FormEvent, useEffect, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import type { DraftField } from '../../../core/classrooms/classroom-draft.ts'
import type { ClassroomLists } from '../../../core/classrooms/classroom-lists.ts'
import {
  type CreationStep,
  type IndependentStep,
  maySaveWithoutCourseStep,
} from '../../../core/classrooms/creation-steps.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { FocusOn } from '../../../parts/wizard/focus-on.tsx'
import { WizardFrame } from '../../../parts/wizard/wizard-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Begun } from '../begun.ts'
import { createCreation } from '../store.ts'
import type { CreateClassroomHandle } from '../types.ts'
import { CourseStep, prefetchCourses } from './course-step.tsx'
import { CreationOutcome } from './creation-outcome.tsx'
import { StepButtons } from './step-buttons.tsx'
import { StepFields } from './step-fields.tsx'
import { StepNote } from './step-note.tsx'

interface StepsProps {
  user: User
  lists: ClassroomLists
  begun: Begun
  widget: CreateClassroomHandle
}

/** One step after the other, and the classroom at the end. */
export function Steps({ user, lists, begun, widget }: StepsProps) {
  const [creation] = useState(() =>
    createCreation(user, lists, begun, classroomId => widget.emit('cx-created', { classroomId })),
  )
  useEffect(() => creation.watch(), [creation])
  const step = useStore(creation.$step)
  const refusedCourses = useStore(creation.$refusedCourses)
  const controls = useForm(creation.form)
  const [wanted, want] = useState<DraftField>()
  const at = creation.steps.findIndex(({ id }) => id === step)
  const isLast = at === creation.steps.length - 1
  const isBeforeLast = at === creation.steps.length - 2
  useEffect(() => {
    if (isBeforeLast) prefetchCourses()
  }, [isBeforeLast])
  const names = creation.steps.map(({ id }) =>
    isIndependent(user) ? t.independentSteps[id as IndependentStep] : t.steps[id as CreationStep],
  )

  /** Creates it; the first field with something wrong in it is shown instead. */
  async function save(courseId: number | null): Promise<void> {
    const field = await creation.save(courseId)
    if (!field) return
    want(field)
    creation.goToField(field)
  }

  function startOver(): void {
    creation.startOver()
    // the button that was pressed goes away
    want('name')
  }

  const pass = () => controls.pass([...creation.fieldsOf(step)])

  function goOn(event: FormEvent): void {
    event.preventDefault()
    if (pass()) creation.next()
  }

  return (
    <WizardFrame
      title={t.title}
      stepper={{
        label: t.stepsLabel,
        steps: names,
        current: at,
        position: t.position,
        doneText: t.done,
      }}
      heading={isLast ? t.course : (names[at] ?? '')}
      takesFocus={wanted === undefined}
      onSubmit={isLast ? undefined : goOn}
      note={<StepNote creation={creation} busy={controls.busy} onStartOver={startOver} />}
      buttons={
        <StepButtons
          creation={creation}
          isFirst={at === 0}
          isLast={isLast}
          mayFinish={isBeforeLast && maySaveWithoutCourseStep(user)}
          progress={controls.progress}
          onFinish={() => pass() && save(null)}
        />
      }
      modals={
        <CreationOutcome
          creation={creation}
          controls={controls}
          onSave={save}
          onStartOver={startOver}
          invitationId={begun.asked?.id ?? null}
          widget={widget}
        />
      }
    >
      {at === 0 && begun.asked && (
        <Notice>{t.forRequest(begun.asked.partner.full_name, begun.asked.classroom.name)}</Notice>
      )}
      {isLast ? (
        <CourseStep controls={controls} refused={refusedCourses} onSave={save} />
      ) : (
        <StepFields step={step} controls={controls} user={user} lists={lists} />
      )}
      {wanted && <FocusOn key={wanted} field={wanted} focus={controls.focus} done={() => want(undefined)} />}
    </WizardFrame>
  )
}
