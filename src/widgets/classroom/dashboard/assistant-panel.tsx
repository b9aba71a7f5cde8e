import { atom } from 'nanostores'
import { type ComponentType, useId, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import { createLoad, type LoadState } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { add } from '../../../ui/icons.ts'
import type { AddAssistantProps } from './add-assistant.tsx'
import { assistantPart } from './assistant-part.ts'

/** The form comes with the first press, once for all dashboards of a page. */
const assistantForm = createLoad<ComponentType<AddAssistantProps>>(
  async () => ({ data: (await assistantPart.load()).AddAssistant }),
  { failed: t.assistantFailed },
)
const $notAsked = atom<LoadState<ComponentType<AddAssistantProps>>>({ at: 'loading' })

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
  const form = useStore(adding ? assistantForm.$state : $notAsked)

  function open(): void {
    setAdding(true)
    if (form.at === 'failed') void assistantForm.retry()
  }

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
              <Button
                icon={add}
                disabled={expired}
                busy={adding && form.at === 'loading'}
                busyLabel={common.loading}
                describedBy={`${id}-why`}
                onClick={open}
              >
                {t.addAssistant}
              </Button>
              {form.at === 'failed' && <p role="alert">{form.reason}</p>}
            </>
          )}
        </div>
        {adding && form.at === 'ready' && (
          <form.data classroomId={classroom.id} onAdded={onAdded} onClose={() => setAdding(false)} />
        )}
      </section>
    </Card>
  )
}
