import { RECORDING_MAX_SECONDS, RECORDING_MIN_SECONDS } from '../../../contract/limits/recording.ts'
import { NUMBER_RESPONSES_MAX, NUMBER_RESPONSES_MIN } from '../../../contract/limits/tasks.ts'
import { hasResponses, taskCategoriesFor } from '../../../contract/rules/task-categories.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { EditorContext } from '../../../core/tasks/task-context.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { FieldsGroup } from '../../profile/fields-group.tsx'
import type { TaskFieldsProps } from './field-props.ts'
import { categoryName } from './shown-value.ts'
import { TextField } from './text-field.tsx'

/** Those of P3 §3 that the teacher may choose, and the one that the task has. */
function categories({ user, saved }: EditorContext) {
  const known: readonly string[] = taskCategoriesFor(user)
  const own = saved && !known.includes(saved.task_category) ? [saved.task_category] : []
  return [...own, ...known].map(value => ({ value, label: categoryName(value) }))
}

const responseTypes = (['1', '2'] as const).map(value => ({ value, label: t.responseTypes[value] }))

/** What students are asked for, and how they answer it. */
export function StudentFields(props: TaskFieldsProps) {
  const { controls, context, disabled } = props
  const { task_category, response_type } = controls.draft
  const responds = hasResponses(task_category)
  return (
    <FieldsGroup>
      <FieldsGroup row>
        <Select
          {...controls.choice('task_category')}
          label={t.fields.task_category}
          options={categories(context)}
          disabled={disabled}
        />
        <Select
          {...controls.choice('response_type')}
          label={t.fields.response_type}
          options={responseTypes}
          disabled={disabled}
        />
      </FieldsGroup>
      <FieldsGroup row>
        {response_type === '1' && (
          <Field
            {...controls.field('video_time_limit')}
            label={t.marked(t.fields.video_time_limit)}
            hint={t.limitHint(RECORDING_MIN_SECONDS, RECORDING_MAX_SECONDS)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        {responds && (
          <Field
            {...controls.field('number_responses')}
            label={t.marked(t.fields.number_responses)}
            hint={t.responsesHint(NUMBER_RESPONSES_MIN, NUMBER_RESPONSES_MAX)}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </FieldsGroup>
      <TextField {...props} field="create_prompt" />
      {responds && <TextField {...props} field="respond_prompt" />}
    </FieldsGroup>
  )
}
