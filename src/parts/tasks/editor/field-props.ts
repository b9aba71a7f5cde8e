import type { Task } from '../../../contract/entities/task.ts'
import type { useForm } from '../../../core/forms/use-form.ts'
import type { EditorContext } from '../../../core/tasks/task-context.ts'
import type { ShownField, TaskDraft } from '../../../core/tasks/task-draft.ts'
import type { TaskFailure } from '../../../core/tasks/task-failure.ts'

export type TaskControls = ReturnType<typeof useForm<TaskDraft, Task, TaskFailure>>

/** What the fields of a task get. */
export interface TaskFieldsProps {
  controls: TaskControls
  context: EditorContext
  /** Somebody has tried to save: what is missing is told. */
  isChecked: boolean
  /** Nothing can be changed: it is being saved, or the exchange has expired. */
  disabled: boolean
  /** Files of a field are on their way, or no more. */
  onBusy: (field: ShownField, isBusy: boolean) => void
}

interface AnyField<Value> {
  name: string
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  ref: (element: HTMLElement | null) => void
}

/** For a control whose value is no text: a form gives and takes whatever a field holds. */
export function fieldOf<Values extends object, Name extends keyof Values & string>(
  controls: { draft: Values; field: (name: never) => object },
  name: Name,
): AnyField<Values[Name]> {
  const { required: _, readOnly: __, ...field } = controls.field(name as never) as Record<string, unknown>
  return field as unknown as AnyField<Values[Name]>
}
