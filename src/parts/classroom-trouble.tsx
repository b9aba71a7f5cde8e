import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { ClassroomTrouble } from '../core/classrooms/classroom-page.ts'
import { classroom as t } from '../core/messages/classroom.ts'
import { common } from '../core/messages/common.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Modal } from '../ui/modal.tsx'
import { Failure } from './failure.tsx'

/** What it asks of the element that it is shown in. */
interface TroubledWidget {
  emit(event: 'cx-classroom-error', detail: ClassroomTrouble): boolean
  navigate(route: 'classrooms'): void
}

/** Stands where a classroom should be. */
export function Trouble(props: {
  title: string
  text: ReactNode
  retryLabel?: string
  onRetry?: () => void
  busy?: boolean
  busyLabel?: string
}) {
  return (
    <Card flush>
      <ErrorState heading="h2" {...props} />
    </Card>
  )
}

interface TroubleProps {
  trouble: ClassroomTrouble
  widget: TroubledWidget
}

/** Tells the page once; `prevented` is called when the page takes care of the person itself. */
function useTold({ trouble, widget }: TroubleProps, told: (prevented: boolean) => void = () => {}) {
  const { message, error_code } = trouble
  const tell = useEffectEvent((detail: ClassroomTrouble) => {
    told(!widget.emit('cx-classroom-error', detail))
  })
  useEffect(() => tell({ message, error_code }), [message, error_code])
}

/** The classroom never came: told in a modal over the same words, which stay with a retry when it is closed. */
export function LoadFailed({
  onRetry,
  busy,
  ...props
}: TroubleProps & { onRetry: () => void; busy: boolean }) {
  const { message } = props.trouble
  const [isOurs, setOurs] = useState(false)
  const [isRead, setRead] = useState(false)
  useTold(props, prevented => setOurs(!prevented))
  const retry = () => {
    setRead(false)
    onRetry()
  }
  return (
    <>
      <Trouble
        title={t.errorTitle}
        text={message}
        retryLabel={common.retry}
        onRetry={retry}
        busy={busy}
        busyLabel={common.loading}
      />
      <Failure
        title={t.errorTitle}
        reason={isOurs && !isRead && !busy ? message : null}
        onClose={() => setRead(true)}
        onRetry={retry}
      />
    </>
  )
}

/** Not one of the teacher's: a modal (P1 §2 Other modals) over the same words, which stay when it is closed. */
export function Forbidden(props: TroubleProps) {
  const { trouble, widget } = props
  const [open, setOpen] = useState(false)
  useTold(props, prevented => setOpen(!prevented))
  return (
    <>
      <Trouble title={t.errorTitle} text={trouble.message} />
      <Modal
        open={open}
        title={t.errorTitle}
        onClose={() => setOpen(false)}
        closeLabel={common.close}
        actions={
          <Button variant="primary" autoFocusInModal onClick={() => widget.navigate('classrooms')}>
            {t.goBack}
          </Button>
        }
      >
        <p>{trouble.message}</p>
      </Modal>
    </>
  )
}
