import { useEffect, useRef, useState } from 'react'
import type { Student } from '../../../contract/entities/student.ts'
import { approval as words } from '../../../core/messages/approval.ts'
import { approvalOff } from '../../../core/messages/approval-off.ts'
import { common } from '../../../core/messages/common.ts'
import { students as t } from '../../../core/messages/students.ts'
import { needsApproval } from '../../../core/students/approval.ts'
import type { StudentRights } from '../../../core/students/student-rights.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface ApproveAllProps {
  rows: readonly Student[] | undefined
  /** How many there are, in words. */
  count: (count: number) => string
  rights: StudentRights
  /** For the sentence that says why approval cannot be switched off. */
  lockId: string
  chosen: Readonly<Record<number, boolean>>
  onChoose: (ids: number[], value: boolean) => void
  /** Nobody is left out by a search or a filter. */
  isWhole: boolean
  /** Out of sight, where nothing may open a modal. */
  isAside: boolean
  /** Shows who was deleted of late; without it nobody can be brought back. */
  onRemoved: (() => void) | undefined
}

/** How many students there are, who was deleted of late, and whether all that are shown need the teacher's approval (P3 §4). */
export function ApproveAll(props: ApproveAllProps) {
  const { rows, count, rights, lockId, chosen, onChoose, isWhole, isAside, onRemoved } = props
  const [isAsking, setAsking] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const { isYoung, approvalLock: lock } = rights
  const needed = rows?.filter(student => isYoung || needsApproval(student, chosen)).length ?? 0
  const isMixed = rows !== undefined && needed > 0 && needed < rows.length
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])

  const isOff = rows !== undefined && rows.length > 0 && needed === 0
  const hint = isOff ? approvalOff.hint : isMixed ? approvalOff.mixed : words.hint

  function choose(checked: boolean) {
    setAsking(false)
    onChoose(rows?.map(({ id }) => id) ?? [], checked)
  }

  return (
    <div className="line">
      <div className="counted">
        <p role="status" className="count">
          {rows?.length === 0 && <VisuallyHidden>{common.noResults}</VisuallyHidden>}
          {rows && rows.length > 0 && count(rows.length)}
        </p>
        {onRemoved && (
          <Button variant="quiet" size="small" onClick={onRemoved}>
            {t.recentlyDeleted}
          </Button>
        )}
      </div>
      {/* there before the rows are, so that nothing moves when they come */}
      {rows?.length !== 0 && (
        <Checkbox
          ref={box}
          label={isWhole ? t.allNeedApproval : t.allShownNeedApproval}
          hint={lock ? <span id={lockId}>{words.reasons[lock]}</span> : hint}
          checked={isYoung || (rows !== undefined && needed === rows.length)}
          disabled={lock !== null || rows === undefined}
          onChange={checked => (checked ? choose(true) : setAsking(true))}
        />
      )}
      {isAsking && !isAside && rows && (
        <ConfirmModal
          title={words.title}
          confirm={approvalOff.confirm}
          isDanger
          onConfirm={() => choose(false)}
          onClose={() => setAsking(false)}
          labels={common}
        >
          <p>{t.approvalOffQuestion(count(rows.length))}</p>
        </ConfirmModal>
      )}
    </div>
  )
}
