import { useEffect, useId, useRef, useState } from 'react'
import type { Classroom, TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Button } from '../../../ui/button.tsx'
import { add } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { Assistant } from './assistant.tsx'
import type { AssistantModalProps } from './assistant-modal.tsx'
import { assistantPart } from './assistant-part.ts'
import { Part } from './part.tsx'
import { useOnDemand } from './use-on-demand.ts'

const modal = laterView<AssistantModalProps>(async () => (await assistantPart.load()).AssistantModal)

interface AssistantPanelProps {
  classroom: Classroom
  /** There is an assistant now, or none any more. */
  onChanged: () => void
}

/** The one teacher assistant of a classroom (P2 §5) and the way to remove them, or the way to add one. */
export function AssistantPanel({ classroom, onChanged }: AssistantPanelProps) {
  const id = useId()
  const { isComing, failed, View, open, close } = useOnDemand(modal)
  /** Who is to go. */
  const [asked, setAsked] = useState<TeacherAssistant>()
  /** That one was removed, in words. */
  const [removed, setRemoved] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const { teacher_assistants: assistants, status } = classroom
  const expired = status === 'expired'

  // what the question gives the focus back to goes with the assistant, before or after the question itself
  const isGone = removed !== '' && assistants.length === 0
  useEffect(() => {
    if (isGone) addButton.current?.focus()
  }, [isGone])

  function ask(assistant?: TeacherAssistant): void {
    setAsked(assistant)
    setRemoved('')
    open()
  }
  function leave(changed: boolean): void {
    close()
    if (changed) onChanged()
  }

  return (
    <Part title={t.assistant}>
      <div className="panel">
        {assistants.map(assistant => (
          <Assistant
            key={assistant.email}
            assistant={assistant}
            expired={expired}
            busy={isComing}
            onRemove={() => ask(assistant)}
          />
        ))}
        {assistants.length === 0 && (
          <>
            <p id={id}>{expired ? t.expired : t.noAssistant}</p>
            <Button
              ref={addButton}
              icon={add}
              disabled={expired}
              busy={isComing}
              busyLabel={common.loading}
              describedBy={id}
              onClick={() => ask()}
            >
              {t.addAssistant}
            </Button>
          </>
        )}
        {failed !== null && <p role="alert">{failed}</p>}
      </div>
      <VisuallyHidden live>{removed}</VisuallyHidden>
      {View && (
        <View
          classroomId={classroom.id}
          assistant={asked}
          onAdded={onChanged}
          onRemoved={said => {
            setRemoved(said)
            leave(true)
          }}
          onClose={leave}
        />
      )}
    </Part>
  )
}
