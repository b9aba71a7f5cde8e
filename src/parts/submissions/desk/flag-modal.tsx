import { useState } from 'react'
import type { Flag } from '../../../contract/entities/flag.ts'
import type { Submission } from '../../../contract/entities/submission.ts'
import { flagReasons } from '../../../contract/rules/flag-reasons.ts'
import { useForm } from '../../../core/forms/use-form.ts'
import { common } from '../../../core/messages/common.ts'
import { review as t } from '../../../core/messages/review.ts'
import { createFlag } from '../../../core/submissions/flag.ts'
import { posterName } from '../../../core/submissions/neighbours.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Modal } from '../../../ui/modal.tsx'

interface FlagModalProps {
  classroomId: number
  post: Submission
  onFlagged: (flag: Flag) => void
  onClose: () => void
}

/** Reasons why a partner's video is inappropriate, one at least, and what is said once that is sent (P3 §5, §8). */
export function FlagModal({ classroomId, post, onFlagged, onClose }: FlagModalProps) {
  const [store] = useState(() => createFlag(classroomId, post.id, onFlagged))
  const form = useForm(store)
  const { progress, busy } = form
  const isDone = progress.at === 'done'
  const close = (
    <Button autoFocusInModal={isDone} variant={isDone ? 'primary' : 'secondary'} onClick={onClose}>
      {isDone ? common.ok : common.cancel}
    </Button>
  )
  return (
    <Modal
      open
      title={t.flag}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          {close}
          {!isDone && (
            <Button variant="primary" busy={busy} busyLabel={t.flagSending} onClick={() => form.submit()}>
              {t.flagSend}
            </Button>
          )}
        </>
      }
    >
      {isDone ? (
        <p role="status">{progress.outcome}</p>
      ) : (
        <fieldset className="desk-reasons">
          <legend>
            <bdi>{t.of(post.task_name, posterName(post))}</bdi>. {t.flagText}
          </legend>
          {flagReasons.map(reason => (
            <Checkbox key={reason} label={t.flagReasons[reason]} {...form.checkbox(reason)} />
          ))}
          <p className="desk-wrong" role="alert">
            {progress.at === 'failed' && progress.failure}
          </p>
        </fieldset>
      )}
    </Modal>
  )
}
