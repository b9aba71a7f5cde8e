import { useState } from 'react'
import type { ApprovedGroup, GroupName } from '../../../contract/entities/student.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { groups as t } from '../../../core/messages/groups.ts'
import { tryAgain } from '../../../core/messages/try-again.ts'
import { createGroupsReview } from '../../../core/students/groups-review.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'
import { FailureModal } from '../../../ui/message-modal.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { useAskBeforeLeaving } from '../use-ask-before-leaving.ts'
import sheet from './groups.css?inline'

interface GroupsReviewModalProps {
  classroomId: number
  names: readonly GroupName[]
  /** The server has the names, and has given these a first password. */
  onApproved: (groups: readonly ApprovedGroup[]) => void
  onClose: () => void
}

/** The names of new groups, to be changed and approved all at once (P3 §4). Open while it is rendered. */
export function GroupsReviewModal({ classroomId, names, onApproved, onClose }: GroupsReviewModalProps) {
  useSheet(sheet)
  const [form] = useState(() => createGroupsReview(classroomId, names, onApproved))
  const { draft, progress, busy, submit, field } = useForm(form)
  const [isLeaving, setLeaving] = useState(false)
  const isTyped = form.changes().groups !== undefined
  useAskBeforeLeaving(isTyped)
  // what is under way ends with passwords, which are shown once
  const close = () => !busy && (isTyped ? setLeaving(true) : onClose())

  if (progress.at === 'failed') {
    const { reason, again } = progress.failure
    return (
      <FailureModal
        title={t.reviewTitle}
        reason={tryAgain.after(reason)}
        onClose={form.close}
        onRetry={again ? () => void submit() : undefined}
        labels={common}
      />
    )
  }
  return (
    <>
      <Modal
        open
        size="medium"
        title={t.reviewTitle}
        onClose={close}
        closeLabel={common.close}
        actions={
          <>
            <Button variant="quiet" disabled={busy} onClick={close}>
              {t.later}
            </Button>
            <Button variant="primary" busy={busy} busyLabel={t.approving} onClick={() => void submit()}>
              {t.approve}
            </Button>
          </>
        }
      >
        <form className="groups-flow" noValidate onSubmit={event => void submit(event)}>
          <p>{t.reviewHint}</p>
          <div className="groups-names">
            {draft.groups.map(({ id, username_prefix }, index) => (
              <Field
                key={id}
                label={t.nameOf(index + 1)}
                hint={t.username(username_prefix)}
                autoComplete="off"
                {...field(`groups.${index}.group_name`)}
              />
            ))}
          </div>
          {/* Enter in one of several fields sends only where there is such a button */}
          <button type="submit" hidden />
        </form>
      </Modal>
      <LeaveQuestion
        open={isLeaving}
        labels={t.leaveNames}
        onLeave={onClose}
        onStay={() => setLeaving(false)}
      />
    </>
  )
}
