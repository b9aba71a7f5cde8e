import { RICH_TEXT_MAX_CHARACTERS } from '../../../contract/limits/tasks.ts'
import { isIndependent } from '../../../contract/rules/user-types.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import { FieldsGroup } from '../../profile/fields-group.tsx'
import type { TaskFieldsProps } from './field-props.ts'
import { TextField } from './text-field.tsx'

/** The long texts beside the prompts. Independent teachers have no instructions for teachers (P3 §6). */
export function MoreFields(props: TaskFieldsProps) {
  return (
    <FieldsGroup>
      {!isIndependent(props.context.user) && (
        <TextField
          {...props}
          field="teacher_instructions"
          hint={t.instructionsHint}
          most={RICH_TEXT_MAX_CHARACTERS}
        />
      )}
      <TextField {...props} field="can_do_statement" most={RICH_TEXT_MAX_CHARACTERS} />
      <TextField
        {...props}
        field="essential_question"
        hint={t.descriptionHint}
        most={RICH_TEXT_MAX_CHARACTERS}
      />
      <TextField {...props} field="description" hint={t.descriptionHint} most={RICH_TEXT_MAX_CHARACTERS} />
      <TextField
        {...props}
        field="teacher_description"
        hint={t.instructionsHint}
        most={RICH_TEXT_MAX_CHARACTERS}
      />
    </FieldsGroup>
  )
}
