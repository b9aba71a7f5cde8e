import { useState } from 'react'
import type { NewClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { useStore } from '../../../core/use-store.ts'
import { UnsignedAgreement } from '../../../parts/unsigned-agreement.tsx'
import type { Creation } from '../store.ts'
import type { CreateClassroomHandle } from '../types.ts'
import { Created } from './created.tsx'
import { CreationFailure } from './creation-failure.tsx'

interface CreationOutcomeProps {
  creation: Creation
  controls: FormControls<NewClassroomForm>
  onSave: (courseId: number | null) => void
  onStartOver: () => void
  /** The request that the classroom is for. */
  invitationId: number | null
  widget: CreateClassroomHandle
}

/** What stands in the way of a classroom, and what comes after it. */
export function CreationOutcome(props: CreationOutcomeProps) {
  const { creation, controls, onSave, onStartOver, invitationId, widget } = props
  const isUnsigned = useStore(creation.$isUnsigned)
  const end = useStore(creation.$end)
  // whoever is told once more that it is missing, although it was signed, is not sent round in a circle
  const [isResumed, setResumed] = useState(false)
  const { draft, progress } = controls

  const leave = () => {
    creation.form.close()
    // whoever is not taken away goes on with the step, and is asked for it again in the end
    if (!widget.goOn('classrooms')) creation.signLater()
  }

  if (end) {
    const createAsWell = () => {
      creation.keepAsAnother()
      onSave(draft.course_id)
    }
    return <Created {...{ end, invitationId, widget }} onClose={onStartOver} onAsWell={createAsWell} />
  }
  if (progress.at === 'failed') {
    const { failure } = progress
    if (failure.why === 'agreement' && !isResumed) {
      const resume = () => {
        setResumed(true)
        onSave(draft.course_id)
      }
      return <UnsignedAgreement onSigned={resume} onLeave={leave} />
    }
    const close = () => {
      setResumed(false)
      creation.form.close()
    }
    return (
      <CreationFailure
        failure={failure}
        onClose={close}
        onRetry={() => onSave(draft.course_id)}
        subjectId={draft.subject_id ?? 0}
        widget={widget}
      />
    )
  }
  if (isUnsigned) return <UnsignedAgreement onSigned={creation.sign} onLeave={leave} />
  return null
}
