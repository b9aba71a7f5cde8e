import { useEffect, useRef, useState } from 'react'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { studentRemoval as words } from '../../../core/messages/student-removal.ts'
import { createStudentRemoval } from '../../../core/students/student-removal.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../failure.tsx'

interface DeletedStudentProps {
  classroomId: number
  student: { id: number; full_name: string }
  /** They are back; done when that can be seen. */
  onBack: () => Promise<void>
}

/** Says that a student is deleted, with the way to undo that, in the place of the profile. */
export function DeletedStudent({ classroomId, student, onBack }: DeletedStudentProps) {
  const [removal] = useState(() => createStudentRemoval(classroomId, student.id, words.restoreFailed))
  const state = useStore(removal.$state)
  const [isComing, setComing] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  // what had the focus is gone with the profile
  useEffect(() => undo.current?.focus(), [])

  async function restore(): Promise<void> {
    if (!(await removal.restore())) return
    setComing(true)
    await onBack()
  }
  return (
    <Card>
      <div className="student-deleted" role="status">
        <h2>
          <bdi>{words.wasDeleted(student.full_name)}</bdi>
        </h2>
        <p>{t.deletedText}</p>
      </div>
      <Button
        ref={undo}
        onClick={restore}
        busy={isComing || state.at === 'sending'}
        busyLabel={words.undoing}
      >
        {words.undo}
      </Button>
      <Failure
        title={words.undo}
        reason={state.at === 'failed' ? state.reason : null}
        onClose={removal.close}
        {...(state.at === 'failed' && state.again && { onRetry: restore })}
      />
    </Card>
  )
}
