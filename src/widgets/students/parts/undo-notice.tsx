import { useEffect, useId, useRef } from 'react'
import { studentRemoval as words } from '../../../core/messages/student-removal.ts'
import { students as t } from '../../../core/messages/students.ts'
import type { RemovalUndo } from '../../../core/students/removal-undo.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface UndoNoticeProps {
  undo: RemovalUndo
  /** Out of sight, where nothing may open a modal. */
  isAside: boolean
}

/** Says who was deleted, with the way to bring them back, for some seconds and as long as somebody is at it. */
export function UndoNotice({ undo, isAside }: UndoNoticeProps) {
  const state = useStore(undo.$undo)
  const textId = useId()
  const box = useRef<HTMLDivElement>(null)
  const offered = state.at === 'offered' ? state.student.id : null
  // what was pressed to delete has gone with the row
  useEffect(() => {
    if (offered !== null) box.current?.querySelector('button')?.focus()
  }, [offered])
  if (state.at === 'none') return null
  const { student } = state
  if (state.at === 'back') {
    return (
      <Notice tone="success" onDismiss={undo.dismiss} dismissLabel={t.dismiss}>
        {t.isBack(student.full_name)}
      </Notice>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears whether somebody is at what is inside
    <div
      ref={box}
      onFocus={() => undo.hold(true)}
      onBlur={() => undo.hold(false)}
      onPointerEnter={() => undo.hold(true)}
      onPointerLeave={() => undo.hold(box.current?.matches(':focus-within') ?? false)}
    >
      <Notice
        action={
          <Button
            size="small"
            busy={state.at === 'restoring'}
            busyLabel={words.undoing}
            describedBy={textId}
            onClick={() => void undo.undo()}
          >
            {words.undo}
          </Button>
        }
        {...(state.at !== 'restoring' && { onDismiss: undo.dismiss, dismissLabel: t.dismiss })}
      >
        <bdi id={textId}>{words.wasDeleted(student.full_name)}</bdi>
      </Notice>
      <Failure
        title={words.undo}
        reason={!isAside && state.at === 'failed' ? state.reason : null}
        onClose={() => undo.offer(student)}
        {...(state.at === 'failed' && state.again && { onRetry: () => void undo.undo() })}
      />
    </div>
  )
}
