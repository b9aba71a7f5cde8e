import { useState } from 'react'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { createStudentView, type ViewedAs } from '../../../core/students/student-view.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { external } from '../../../ui/icons.ts'
import { MessageModal } from '../../../ui/message-modal.tsx'
import { Failure } from '../../failure.tsx'

export interface StudentViewButtonProps {
  of: ViewedAs
  /** The brand's student site. */
  site: string
  /** Such as 'Student View'. */
  label: string
}

/** Opens the student site as a student, a group or a class sees it, in a tab or by a link (P3 §6). */
export function StudentViewButton({ of, site, label }: StudentViewButtonProps) {
  const [view] = useState(() => createStudentView(of, site))
  const state = useStore(view.$state)
  return (
    <>
      <Button icon={external} onClick={view.open} busy={state.at === 'opening'} busyLabel={t.viewComing}>
        {label}
      </Button>
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
