import { useId, useState } from 'react'
import { richFields } from '../../../contract/rules/task-values.ts'
import { pictureAddress } from '../../../core/html/picture-address.ts'
import { common } from '../../../core/messages/common.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { Side, TaskDifference } from '../../../core/tasks/task-differences.ts'
import type { ShownField, TaskDraft } from '../../../core/tasks/task-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/modal.tsx'
import { RichText } from '../../rich-text/rich-text.tsx'
import { shownLines } from './shown-value.ts'

interface ConflictModalProps {
  differences: readonly TaskDifference[]
  /** Puts what is chosen over what was saved, and saves it. */
  onMerge: (chosen: Partial<Record<ShownField, Side>>) => void
  onTakeTheirs: () => void
  /** Back to the form as it is; saving it asks again. */
  onClose: () => void
}

/**
 * Somebody else has saved the task meanwhile: what differs, field by field, and which of the two is to be kept. Nothing
 * of either is lost without a choice.
 */
export function ConflictModal({ differences, onMerge, onTakeTheirs, onClose }: ConflictModalProps) {
  const [chosen, setChosen] = useState<Partial<Record<ShownField, Side>>>(() =>
    Object.fromEntries(differences.map(({ field, side }) => [field, side])),
  )
  return (
    <Modal
      open
      size="large"
      title={t.changedTitle}
      onClose={onClose}
      closeLabel={common.close}
      actions={
        <>
          <Button onClick={onTakeTheirs}>{t.takeTheirs}</Button>
          <Button variant="primary" onClick={() => onMerge(chosen)}>
            {t.merge}
          </Button>
        </>
      }
    >
      <p>{differences.length === 0 ? t.changedAlike : t.changed}</p>
      {differences.map(difference => (
        <Choice
          key={difference.field}
          difference={difference}
          side={chosen[difference.field] ?? difference.side}
          onChange={side => setChosen({ ...chosen, [difference.field]: side })}
        />
      ))}
    </Modal>
  )
}

const sides: readonly Side[] = ['mine', 'theirs']

interface ChoiceProps {
  difference: TaskDifference
  side: Side
  onChange: (side: Side) => void
}

function Choice({ difference, side, onChange }: ChoiceProps) {
  const name = useId()
  return (
    <fieldset className="cx-task-choice">
      <legend className="cx-label">{t.fields[difference.field]}</legend>
      {sides.map(each => (
        <div key={each} className="cx-task-side" data-chosen={each === side || undefined}>
          <label className="cx-task-side-name">
            <input
              type="radio"
              name={name}
              checked={each === side}
              onChange={() => onChange(each)}
              aria-describedby={`${name}-${each}`}
            />
            {t[each]}
          </label>
          <div id={`${name}-${each}`} className="cx-task-side-value">
            <Value field={difference.field} draft={difference[each]} />
          </div>
        </div>
      ))}
    </fieldset>
  )
}

function Value({ field, draft }: { field: ShownField; draft: TaskDraft }) {
  const lines = shownLines(field, draft)
  if (lines.length === 0) return <p className="cx-hint">{t.empty}</p>
  const rich = richFields.find(name => name === field)
  if (rich) return <RichText html={draft[rich]} />
  if (field === 'task_thumbnail') {
    const src = pictureAddress(draft.task_thumbnail ?? '')
    return src && <img src={src} alt={t.fields.task_thumbnail} className="cx-task-side-picture" />
  }
  return lines.map(line => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ))
}
