import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { approval as words } from '../../../core/messages/approval.ts'
import { approvalOff } from '../../../core/messages/approval-off.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createApproval, needsApproval } from '../../../core/students/approval.ts'
import { wordFor } from '../../../core/students/groups.ts'
import type { StudentPage } from '../../../core/students/student-page.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Failure } from '../../failure.tsx'
import { ApprovalOffQuestion } from '../approval-off-question.tsx'

interface ApprovalToggleProps {
  classroom: Classroom
  student: Student
  rights: StudentRights
  page: StudentPage
  onChanged: () => void
}

/** Whether what a student posts needs the teacher's approval; under 13 it always does (P3 §4 Approval checkbox). */
export function ApprovalToggle({ classroom, student, rights, page, onChanged }: ApprovalToggleProps) {
  const [approval] = useState(() =>
    createApproval({
      classroomId: classroom.id,
      $shown: page.$state,
      refresh: page.refresh,
      saved: onChanged,
    }),
  )
  const chosen = useStore(approval.$chosen)
  const failure = useStore(approval.$failure)
  const { approvalLock: lock, isYoung } = rights
  const [isAsking, setAsking] = useState(false)
  const needs = isYoung || needsApproval(student, chosen)
  return (
    <>
      <Checkbox
        label={t.approval[wordFor(classroom)]}
        hint={lock ? words.reasons[lock] : needs ? words.hint : approvalOff.hint}
        checked={needs}
        disabled={lock !== null}
        onChange={checked => (checked ? void approval.choose([student.id], true) : setAsking(true))}
      />
      {isAsking && (
        <ApprovalOffQuestion
          name={student.full_name}
          onConfirm={() => void approval.choose([student.id], false)}
          onClose={() => setAsking(false)}
        />
      )}
      <Failure title={words.title} reason={failure?.reason ?? null} onClose={approval.readFailure} />
    </>
  )
}
