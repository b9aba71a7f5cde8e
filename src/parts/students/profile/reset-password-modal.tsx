import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Student, StudentCredentials } from '../../../contract/entities/student.ts'
import { common } from '../../../core/messages/common.ts'
import { copying } from '../../../core/messages/copying.ts'
import { firstPassword as words } from '../../../core/messages/first-password.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createPasswordReset } from '../../../core/students/password-reset.ts'
import { useStore } from '../../../core/use-store.ts'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { useShownOnce } from '../use-shown-once.tsx'
import sheet from './modals.css?inline'
import { SupportFailure } from './support-failure.tsx'

export interface ResetPasswordModalProps {
  classroom: Pick<Classroom, 'id'>
  student: Pick<Student, 'id' | 'full_name'>
  /** Address of the student site, by the brand (core/brand/student-site.ts). */
  portal: string
  /** The brand's address of support. */
  support: string
  onClose: () => void
}

/**
 * Asks whether a student is to have another password, and gives the instructions to hand over (P3 §8). Open while it is
 * rendered. The new password is told here alone: nobody can read it again.
 */
export function ResetPasswordModal(props: ResetPasswordModalProps) {
  const { classroom, student, portal, support, onClose } = props
  const [reset] = useState(() => createPasswordReset(classroom.id, student.id))
  const state = useStore(reset.$state)
  const isBusy = state.at === 'sending'

  if (state.at === 'done') {
    return (
      <Instructions name={student.full_name} portal={portal} login={state.credentials} onClose={onClose} />
    )
  }
  if (state.at === 'failed') {
    return (
      <SupportFailure
        title={words.reset}
        reason={state.reason}
        support={support}
        onClose={onClose}
        onRetry={state.again ? reset.reset : undefined}
      />
    )
  }
  return (
    <ConfirmModal
      title={words.reset}
      confirm={words.reset}
      onConfirm={reset.reset}
      busy={isBusy}
      busyLabel={t.resetting}
      onClose={() => !isBusy && onClose()}
      labels={common}
    >
      <p>{t.resetQuestion(student.full_name)}</p>
    </ConfirmModal>
  )
}

interface InstructionsProps {
  name: string
  portal: string
  login: StudentCredentials
  onClose: () => void
}

/** What the student is told, as it is copied. */
function Instructions({ name, portal, login, onClose }: InstructionsProps) {
  useSheet(sheet)
  const once = useShownOnce(words.closeUnsaved)
  const text = words.instructions({ ...login, portal }, t.yourReset)
  return (
    <>
      <MessageModal title={t.resetDone} onClose={() => once.ask(onClose)} labels={common}>
        <p>{t.resetText(name)}</p>
        <pre className="student-instructions">{text}</pre>
        <CopyText
          text={text}
          label={words.copyInstructions}
          copied={copying.copied}
          failed={words.copyFailed}
          onCopied={once.keep}
        >
          {words.copyInstructions}
        </CopyText>
        <p className="student-once">{words.shownOnce}</p>
      </MessageModal>
      {once.question}
    </>
  )
}
