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
        <TextField {...props} field="teacher_instructions" hint={t.forTeachers.more} />
      )}
      <TextField {...props} field="can_do_statement" />
      <TextField {...props} field="essential_question" hint={t.forTeachers.one} />
      <TextField {...props} field="description" hint={t.forTeachers.one} />
      <TextField {...props} field="teacher_description" hint={t.forTeachers.more} />
    </FieldsGroup>
  )
}
