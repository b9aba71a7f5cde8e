import { useEffect, useId, useRef, useState } from 'react'
import type { Classroom, TeacherAssistant } from '../../../contract/entities/classroom.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Button } from '../../../ui/button.tsx'
import { add } from '../../../ui/icons.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { AddAssistantProps } from './add-assistant.tsx'
import { Assistant } from './assistant.tsx'
import { assistantPart } from './assistant-part.ts'
import { Part } from './part.tsx'
import type { RemoveAssistantProps } from './remove-assistant.tsx'
import { useOnDemand } from './use-on-demand.ts'

const addition = laterView<AddAssistantProps>(async () => (await assistantPart.load()).AddAssistant)
const removal = laterView<RemoveAssistantProps>(
  async () => (await assistantPart.loadRemoval()).RemoveAssistant,
)

interface AssistantPanelProps {
  classroom: Classroom
  /** There is an assistant now, or none any more. */
  onChanged: () => void
}

/** The one teacher assistant of a classroom (P2 §5) and the way to remove them, or the way to add one. */
export function AssistantPanel({ classroom, onChanged }: AssistantPanelProps) {
  const id = useId()
  const adding = useOnDemand(addition)
  const removing = useOnDemand(removal)
  const [asked, setAsked] = useState<TeacherAssistant>()
  /** That one was removed, in words. */
  const [removed, setRemoved] = useState('')
  const addButton = useRef<HTMLButtonElement>(null)
  const { teacher_assistants: assistants, status } = classroom
  const expired = status === 'expired'
  const failed = adding.failed ?? removing.failed

  // what the question gives the focus back to goes with the assistant, before or after the question itself
  const isGone = removed !== '' && assistants.length === 0
  useEffect(() => {
    if (isGone) addButton.current?.focus()
  }, [isGone])

  function askToAdd(): void {
    setRemoved('')
    adding.open()
  }

  function askToRemove(assistant: TeacherAssistant): void {
    setAsked(assistant)
    setRemoved('')
    removing.open()
  }
  function leaveRemoval(changed: boolean): void {
    removing.close()
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
            busy={removing.isComing}
            onRemove={() => askToRemove(assistant)}
          />
        ))}
        {assistants.length === 0 && (
          <>
            <p id={id}>{expired ? t.expired : t.noAssistant}</p>
            <Button
              ref={addButton}
              icon={add}
              disabled={expired}
              busy={adding.isComing}
              busyLabel={common.loading}
              describedBy={id}
              onClick={askToAdd}
            >
              {t.addAssistant}
            </Button>
          </>
        )}
        {failed !== null && <p role="alert">{failed}</p>}
      </div>
      <VisuallyHidden live>{removed}</VisuallyHidden>
      {adding.View && <adding.View classroomId={classroom.id} onAdded={onChanged} onClose={adding.close} />}
      {removing.View && asked && (
        <removing.View
          classroomId={classroom.id}
          assistant={asked}
          onRemoved={said => {
            setRemoved(said)
            leaveRemoval(true)
          }}
          onClose={leaveRemoval}
        />
      )}
    </Part>
  )
}
