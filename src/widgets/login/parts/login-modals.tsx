import { studentSite } from '../../../core/brand/student-site.ts'
import { common } from '../../../core/messages/common.ts'
import { login as t } from '../../../core/messages/login.ts'
import { session } from '../../../core/messages/session.ts'
import { useStore } from '../../../core/use-store.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import type { LoginStore } from '../store.ts'
import { NotVerified } from './not-verified.tsx'
import { SupportLink } from './support-link.tsx'

export interface LoginModalsProps {
  login: LoginStore
  widget: Pick<WidgetHandle, 'link' | 'outside' | 'brand' | 'hostUrl'>
  onRetry: () => void
}

/** What came of pressing LOG IN (P1 §2 Login: Modals). */
export function LoginModals({ login, widget, onRetry }: LoginModalsProps) {
  const progress = useStore(login.$progress)
  const closable = { open: true, onClose: login.close, closeLabel: common.close }
  const ok = (
    <Button variant="primary" onClick={login.close} autoFocusInModal>
      {common.ok}
    </Button>
  )

  if (progress.at === 'done') {
    return (
      <Modal
        open
        title={t.welcomeTitle}
        onClose={login.close}
        actions={
          <Button variant="primary" onClick={login.close} autoFocusInModal>
            {t.welcomeGo}
          </Button>
        }
      >
        <p>{t.welcome}</p>
      </Modal>
    )
  }
  if (progress.at !== 'failed') return null
  const { failure } = progress
  switch (failure.at) {
    case 'student':
      return (
        <Modal
          {...closable}
          title={t.studentTitle}
          actions={
            <>
              <Button onClick={login.close}>{common.cancel}</Button>
              <ButtonLink variant="primary" {...widget.outside(studentSite(widget))}>
                {t.studentGo}
              </ButtonLink>
            </>
          }
        >
          <p>{t.studentHint}</p>
        </Modal>
      )
    case 'wrong':
      return (
        <Modal
          {...closable}
          title={t.errorTitle}
          actions={
            <>
              <ButtonLink variant="quiet" {...widget.link('forgotPassword')}>
                {t.forgotPassword}
              </ButtonLink>
              {ok}
            </>
          }
        >
          <p>{t.wrong}</p>
        </Modal>
      )
    case 'locked':
      return (
        <Modal {...closable} title={session.lockedTitle} actions={ok}>
          <p>{session.locked}</p>
          <SupportLink email={widget.brand.supportEmail} />
        </Modal>
      )
    case 'not-verified':
      return <NotVerified typed={login.$draft.get().email} onClose={login.close} />
    case 'failed':
      return (
        <Modal
          {...closable}
          title={t.errorTitle}
          actions={
            <>
              <Button onClick={login.close}>{common.cancel}</Button>
              <Button variant="primary" onClick={onRetry} autoFocusInModal>
                {common.retry}
              </Button>
            </>
          }
        >
          <p>{failure.reason}</p>
        </Modal>
      )
  }
}
