import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student } from '../../../contract/entities/student.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createApproval, needsApproval } from '../../../core/students/approval.ts'
import { wordFor } from '../../../core/students/groups.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Failure } from '../../failure.tsx'

interface ApprovalToggleProps {
  classroom: Classroom
  student: Student
  rights: StudentRights
  /** Asks for the student anew; whether the answer has come. */
  renew: () => Promise<boolean>
  onChanged: () => void
}

const reasons = {
  'under-13': t.approvalUnder13,
  'no-age-range': t.approvalNoAge,
  expired: t.expired,
} as const

/** Whether what a student posts needs the teacher's approval; under 13 it always does (P3 §4 Approval checkbox). */
export function ApprovalToggle({ classroom, student, rights, renew, onChanged }: ApprovalToggleProps) {
  const [approval] = useState(() =>
    createApproval({ classroomId: classroom.id, refresh: renew, saved: onChanged }),
  )
  const chosen = useStore(approval.$chosen)
  const failure = useStore(approval.$failure)
  const { approvalLock: lock, isYoung } = rights
  return (
    <>
      <Checkbox
        label={t.approval[wordFor(classroom)]}
        hint={lock ? reasons[lock] : t.approvalHint}
        checked={isYoung || needsApproval(student, chosen)}
        disabled={lock !== null}
        onChange={checked => void approval.choose([student.id], checked)}
      />
      <Failure title={t.approvalTitle} reason={failure?.reason ?? null} onClose={approval.readFailure} />
    </>
  )
}
