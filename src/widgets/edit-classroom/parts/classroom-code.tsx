import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { COPIED_TOOLTIP_MS } from '../../../contract/limits/shell.ts'
import { common } from '../../../core/messages/common.ts'
import { copying } from '../../../core/messages/copying.ts'
import { editClassroom as t } from '../../../core/messages/edit-classroom.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmModal } from '../../../ui/confirm-modal.tsx'
import { CopyText } from '../../../ui/copy-text.tsx'
import { retry } from '../../../ui/icons.ts'
import { FailureModal } from '../../../ui/message-modal.tsx'
import { createResetCode } from '../reset-code.ts'

interface ClassroomCodeProps {
  classroom: Pick<Classroom, 'id' | 'code'>
  isExpired: boolean
  refresh: () => Promise<void>
}

/** The code that students join with, and the way to another one, which has to be confirmed. */
export function ClassroomCode({ classroom: { id, code }, isExpired, refresh }: ClassroomCodeProps) {
  const [resetCode] = useState(() => createResetCode(id, refresh))
  const state = useStore(resetCode.$state)
  const isResetting = state.at === 'resetting'
  // what the page shows of the classroom may not have heard of it yet
  const shown = state.at === 'done' && state.before === code ? state.code : code
  const reset = () => void resetCode.reset(shown)
  return (
    <div className="code">
      <span className="code-label">{t.code}</span>
      <CopyText
        text={shown}
        label={t.copyCode(shown)}
        copied={copying.copied}
        failed={copying.failed}
        ms={COPIED_TOOLTIP_MS}
      />
      <Button
        size="small"
        icon={retry}
        onClick={resetCode.ask}
        disabled={isExpired}
        busy={isResetting}
        busyLabel={t.resetting}
      >
        {t.resetCode}
      </Button>
      {state.at === 'done' && state.code === shown && (
        <p className="code-told" role="status">
          {t.codeReset(state.code)}
        </p>
      )}
      {state.at === 'asking' && (
        <ConfirmModal
          title={t.resetTitle}
          confirm={t.resetCode}
          onConfirm={reset}
          isDanger
          onClose={resetCode.cancel}
          labels={common}
        >
          <p>{t.resetQuestion(shown)}</p>
        </ConfirmModal>
      )}
      {state.at === 'failed' && (
        <FailureModal
          title={t.resetTitle}
          reason={state.reason}
          onClose={resetCode.cancel}
          onRetry={state.again ? reset : undefined}
          labels={common}
        />
      )}
    </div>
  )
}
