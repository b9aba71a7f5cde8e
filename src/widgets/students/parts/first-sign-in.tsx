import type { StudentCredentials } from '../../../contract/entities/student.ts'
import { COPIED_TOOLTIP_MS } from '../../../contract/limits/shell.ts'
import { studentSite } from '../../../core/brand/student-site.ts'
import { common } from '../../../core/messages/common.ts'
import { copying } from '../../../core/messages/copying.ts'
import { firstPassword as words } from '../../../core/messages/first-password.ts'
import { students as t } from '../../../core/messages/students.ts'
import { useShownOnce } from '../../../parts/students/use-shown-once.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import type { StudentsHandle } from '../types.ts'

interface FirstSignInProps {
  credentials: StudentCredentials & { name: string }
  widget: StudentsHandle
  /** Without it there is no room for one more. */
  onAnother: (() => void) | undefined
  onClose: () => void
}

/** With what a new student signs in, to hand over. The password is told this once. */
export function FirstSignIn({ credentials, widget, onAnother, onClose }: FirstSignInProps) {
  const { name, username, code, password } = credentials
  const portal = studentSite(widget)
  const once = useShownOnce(words.closeUnsaved)
  const close = () => once.ask(onClose)
  return (
    <>
      <MessageModal
        title={t.addTitle}
        onClose={close}
        labels={common}
        actions={
          <>
            {onAnother && <Button onClick={() => once.ask(onAnother)}>{t.addAnother}</Button>}
            <Button variant="primary" onClick={close} autoFocusInModal>
              {t.done}
            </Button>
          </>
        }
      >
        <p>{t.handOver(name)}</p>
        <dl className="sign-in">
          <dt>{words.portal}</dt>
          <dd>
            <bdi>{portal}</bdi>
          </dd>
          <dt>{words.username}</dt>
          <dd>{username}</dd>
          <dt>{words.code}</dt>
          <dd>{code}</dd>
          <dt>{words.password}</dt>
          <dd className="secret">{password}</dd>
        </dl>
        <p>{words.newPasswordLater}</p>
        <p className="once">{words.shownOnce}</p>
        <CopyText
          text={words.instructions({ portal, username, code, password })}
          label={words.copyInstructions}
          copied={copying.copied}
          failed={words.copyFailed}
          ms={COPIED_TOOLTIP_MS}
          onCopied={once.keep}
        >
          {words.copyInstructions}
        </CopyText>
      </MessageModal>
      {once.question}
    </>
  )
}
