import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import type { StudentView } from '../../../core/students/student-view.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Failure } from '../../failure.tsx'

interface StudentViewOutcomeProps {
  view: StudentView
  /** Of the button that opens it, such as 'Student View'. */
  label: string
}

/** What comes of opening the student site where it is no tab: a link to press, or why there is none (P3 §6). */
export function StudentViewOutcome({ view, label }: StudentViewOutcomeProps) {
  const state = useStore(view.$state)
  return (
    <>
      {state.at === 'link' && (
        <MessageModal
          title={label}
          onClose={view.close}
          labels={common}
          actions={
            <>
              <Button onClick={view.close}>{common.close}</Button>
              {/* good once: what is pressed again would lead to nothing */}
              <ButtonLink variant="primary" href={state.href} newTab onClick={view.close}>
                {t.viewLink}
              </ButtonLink>
            </>
          }
        >
          <p>{t.viewLinkText}</p>
        </MessageModal>
      )}
      <Failure
        title={label}
        reason={state.at === 'failed' ? state.reason : null}
        onClose={view.close}
        {...(state.at === 'failed' && state.again && { onRetry: view.open })}
      />
    </>
  )
}
