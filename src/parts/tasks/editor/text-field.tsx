import { RICH_TEXT_MAX_CHARACTERS } from '../../../contract/limits/tasks.ts'
import type { RichField } from '../../../contract/rules/task-values.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { sendTextPicture, textPictureRefusal } from '../../../core/tasks/task-files.ts'
import { RichTextField } from '../../rich-text/rich-text-field.tsx'
import type { TaskFieldsProps } from './field-props.ts'

interface TextFieldProps extends TaskFieldsProps {
  field: RichField
  hint?: string
}

const PICTURES = { send: sendTextPicture, refusal: textPictureRefusal }

/** One of the long texts of a task, with its pictures. */
export function TextField({ controls, field, hint, disabled }: TextFieldProps) {
  const { value, onChange, onBlur, error, ref } = controls.field(field)
  return (
    <RichTextField
      label={t.fields[field]}
      hint={hint}
      most={RICH_TEXT_MAX_CHARACTERS}
      upload={PICTURES}
      disabled={disabled}
      {...{ value, onChange, onBlur, error, ref }}
    />
  )
}
