import { type FormEvent, useState } from 'react'
import { placeIssue } from '../../../contract/rules/task-order.ts'
import { placeSentence } from '../../../contract/server-messages/task-fields.ts'
import { common } from '../../../core/messages/common.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Modal } from '../../../ui/modal.tsx'

export interface MoveModalProps {
  name: string
  place: number
  count: number
  onMove: (place: number) => void
  onClose: () => void
}

/** Moves a task by the number of its place (P3 §5 Task reorder value). */
export function MoveModal({ name, place, count, onMove, onClose }: MoveModalProps) {
  const [text, setText] = useState(String(place))
  const [isAsked, setAsked] = useState(false)
  // an empty field, or one with letters, is below every place
  const wanted = text.trim() === '' ? 0 : Number(text)
  const issue = placeIssue(wanted, count)
  function submit(event?: FormEvent) {
    event?.preventDefault()
    setAsked(true)
    if (!issue) onMove(wanted)
  }
  return (
    <Modal
      open
      title={t.moveTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={() => submit()}>
            {t.move}
          </Button>
        </>
      }
    >
      <form className="move" noValidate onSubmit={submit}>
        <p>
          <bdi>{name}</bdi>
        </p>
        <Field
          label={t.place(count)}
          type="number"
          inputMode="numeric"
          min={1}
          max={count}
          autoComplete="off"
          required
          value={text}
          onChange={setText}
          error={isAsked && issue ? placeSentence(issue) : undefined}
        />
      </form>
    </Modal>
  )
}
