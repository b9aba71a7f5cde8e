import { hasResponses } from '../../../contract/rules/task-categories.ts'
import { shortDate } from '../../../core/dates/short-date.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { dueDays } from '../../../core/tasks/due-days.ts'
import { Field } from '../../../ui/field.tsx'
import { FieldsGroup } from '../../profile/fields-group.tsx'
import type { TaskFieldsProps } from './field-props.ts'

/** Until when students are to post, and to respond where they do: from today to the end of the exchange (P3 §5). */
export function DueFields({ controls, context, disabled }: TaskFieldsProps) {
  const { today, lastDay } = dueDays(context)
  const hint = lastDay === null ? t.noEnd : t.until(shortDate(lastDay))
  const days = {
    type: 'date',
    min: today,
    ...(lastDay !== null && { max: lastDay }),
    disabled,
    hint,
  } as const
  return (
    <FieldsGroup row>
      <Field {...controls.field('due_date')} {...days} label={t.fields.due_date} required={false} />
      {hasResponses(controls.draft.task_category) && (
        <Field
          {...controls.field('response_due_date')}
          {...days}
          label={t.fields.response_due_date}
          required={false}
        />
      )}
    </FieldsGroup>
  )
}
