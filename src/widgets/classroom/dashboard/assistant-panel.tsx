import { lazy, Suspense, useId, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { add } from '../../../ui/icons.ts'

// a form, which a dashboard alone does not load
const AddAssistant = lazy(async () => ({ default: (await import('./add-assistant.tsx')).AddAssistant }))

interface AssistantPanelProps {
  classroom: Classroom
  /** There is an assistant now. */
  onAdded: () => void
}

/** The one teacher assistant of a classroom (P2 §5), or the way to add one. */
export function AssistantPanel({ classroom, onAdded }: AssistantPanelProps) {
  const id = useId()
  const [adding, setAdding] = useState(false)
  const { teacher_assistants: assistants, status } = classroom
  const expired = status === 'expired'
  return (
    <Card flush>
      <section className="part" aria-labelledby={id}>
        <div className="part-head">
          <h4 id={id}>{t.assistant}</h4>
        </div>
        <div className="panel">
          {assistants.map(({ full_name, email }) => (
            <div key={email}>
              <p className="partner-name">
                <bdi>{full_name}</bdi>
              </p>
              {email !== full_name && (
                <p className="step-facts">
                  <bdi>{email}</bdi>
                </p>
              )}
            </div>
          ))}
          {assistants.length === 0 && (
            <>
              <p id={`${id}-why`}>{expired ? t.expired : t.noAssistant}</p>
              <Button icon={add} disabled={expired} describedBy={`${id}-why`} onClick={() => setAdding(true)}>
                {t.addAssistant}
              </Button>
            </>
          )}
        </div>
        {adding && (
          <Suspense>
            <AddAssistant classroomId={classroom.id} onAdded={onAdded} onClose={() => setAdding(false)} />
          </Suspense>
        )}
      </section>
    </Card>
  )
}
