import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { shownFields } from '../../../core/tasks/task-draft.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { TaskControls } from './field-props.ts'

/** Which fields are at fault, after somebody has tried to save, each with the way to it. */
export function AtFault({ controls }: { controls: TaskControls }) {
  const wrong = shownFields.filter(field => controls.errors[field])
  if (wrong.length === 0) return null
  return (
    <Notice tone="danger">
      <p>{t.check(wrong.length)}</p>
      <ul className="cx-task-faults">
        {wrong.map(field => (
          <li key={field}>
            <button type="button" onClick={() => controls.focus(field)}>
              {t.fields[field]}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
