import { CLASSROOM_NAME_MAX_CHARACTERS } from '../../contract/limits/classrooms.ts'
import { usableSubjects } from '../../core/classrooms/new-draft.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldsGroup } from '../profile/fields-group.tsx'
import { type ClassroomFieldsProps, optionsOf } from './classroom-controls.ts'

/** What a classroom is called, and its subject, which stays once the classroom is there. */
export function NameFields({ controls, user, lists, saved }: ClassroomFieldsProps) {
  return (
    <FieldsGroup>
      <Field
        label={t.fields.name}
        hint={t.nameHint}
        autoComplete="off"
        maxLength={CLASSROOM_NAME_MAX_CHARACTERS}
        {...controls.field('name')}
      />
      {saved ? (
        <Field
          label={t.fields.subject_id}
          hint={t.subjectKept}
          value={saved.subject.name}
          onChange={() => {}}
          readOnly
        />
      ) : (
        <Select
          label={t.fields.subject_id}
          placeholder={t.chooseSubject}
          options={optionsOf(usableSubjects(user, lists))}
          disabled={controls.busy}
          {...controls.idChoice('subject_id')}
        />
      )}
    </FieldsGroup>
  )
}
