import type { StudentCredentials } from '../../../contract/entities/student.ts'
import { COPIED_TOOLTIP_MS } from '../../../contract/limits/shell.ts'
import { studentSite } from '../../../core/brand/student-site.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile } from '../../../core/messages/student-profile.ts'
import { students as t } from '../../../core/messages/students.ts'
import { useShownOnce } from '../../../parts/students/profile/use-shown-once.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { StudentsHandle } from '../types.ts'

interface FirstSignInProps {
  credentials: StudentCredentials & { name: string }
  widget: StudentsHandle
  onAnother: () => void
  onClose: () => void
}

/** With what a new student signs in, to hand over. The password is told this once. */
export function FirstSignIn({ credentials, widget, onAnother, onClose }: FirstSignInProps) {
  const { name, username, code, password } = credentials
  const portal = studentSite(widget)
  const once = useShownOnce()
  const close = () => once.ask(onClose)
  return (
    <>
      <MessageModal
        title={t.addTitle}
        onClose={close}
        labels={common}
        actions={
          <>
            <Button onClick={() => once.ask(onAnother)}>{t.addAnother}</Button>
            <Button variant="primary" onClick={close} autoFocusInModal>
              {t.done}
            </Button>
          </>
        }
      >
        <p>{t.handOver(name)}</p>
        <dl className="sign-in">
          <dt>{t.portal}</dt>
          <dd>
            <bdi>{portal}</bdi>
          </dd>
          <dt>{t.usernameLabel}</dt>
          <dd>{username}</dd>
          <dt>{t.codeLabel}</dt>
          <dd>{code}</dd>
          <dt>{t.passwordLabel}</dt>
          <dd className="secret">{password}</dd>
        </dl>
        <p>{t.newPasswordLater}</p>
        <p className="once">{t.shownOnce}</p>
        <CopyText
          text={t.instructions(portal, username, code, password)}
          label={t.copyInstructions}
          copied={common.copied}
          failed={studentProfile.copyFailed}
          ms={COPIED_TOOLTIP_MS}
          onCopied={once.keep}
        >
          {t.copyInstructions}
        </CopyText>
      </MessageModal>
      {once.question}
    </>
  )
}
