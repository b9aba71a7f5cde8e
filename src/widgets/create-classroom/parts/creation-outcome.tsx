import { useEffect, useEffectEvent, useState } from 'react'
import type { ClassroomForm } from '../../../core/classrooms/classroom-form.ts'
import type { CreationEnd } from '../../../core/classrooms/creation-end.ts'
import type { FormControls } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { createClassroom as t } from '../../../core/messages/create-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { UnsignedAgreement } from '../../../parts/unsigned-agreement.tsx'
import { Button } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { Creation } from '../store.ts'
import type { CreateClassroomHandle } from '../types.ts'
import { CreationFailure } from './creation-failure.tsx'

interface CreationOutcomeProps {
  creation: Creation
  controls: FormControls<ClassroomForm>
  onSave: (courseId: number | null) => void
  widget: CreateClassroomHandle
}

/** What stands in the way of a classroom, and what comes after it. */
export function CreationOutcome({ creation, controls, onSave, widget }: CreationOutcomeProps) {
  const isUnsigned = useStore(creation.$isUnsigned)
  const end = useStore(creation.$end)
  // whoever is told once more that it is missing, although it was signed, is not sent round in a circle
  const [isResumed, setResumed] = useState(false)
  const { draft, progress } = controls

  const leave = () => {
    creation.form.close()
    widget.navigate('classrooms')
  }

  if (end) return <Created end={end} widget={widget} />
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
        widget={widget}
      />
    )
  }
  if (isUnsigned) return <UnsignedAgreement onSigned={creation.sign} onLeave={leave} />
  return null
}

/** Goes on to what was created; a first classroom is welcomed before (P2 §2). */
function Created({ end, widget }: { end: CreationEnd; widget: CreateClassroomHandle }) {
  const { classroomId, hasCourse, isFirst } = end
  // the page may leave the element where it is
  const [isRead, setRead] = useState(false)
  function goOn() {
    if (hasCourse) widget.navigate('classroom', { classroomId })
    else widget.navigate('classrooms', {}, { created: classroomId })
  }
  const goOnAtOnce = useEffectEvent(goOn)
  useEffect(() => {
    if (!isFirst) goOnAtOnce()
  }, [isFirst])
  const read = () => {
    setRead(true)
    goOn()
  }
  if (!isFirst || isRead) return null
  return (
    <MessageModal
      title={t.welcomeTitle}
      onClose={read}
      labels={common}
      actions={
        <Button variant="primary" onClick={read} autoFocusInModal>
          {t.goOn}
        </Button>
      }
    >
      <p>{t.welcome}</p>
    </MessageModal>
  )
}
