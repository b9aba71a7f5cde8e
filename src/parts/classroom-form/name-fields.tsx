import { usableSubjects } from '../../core/classrooms/new-draft.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { Field } from '../../ui/field.tsx'
import { FixedValue } from '../../ui/fixed-value.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldsGroup } from '../profile/fields-group.tsx'
import { type ClassroomFieldsProps, optionsOf } from './classroom-controls.ts'

/** What a classroom is called, and its subject: one of several, the only one, or the one that it has been made for. */
export function NameFields({ controls, user, lists, saved }: ClassroomFieldsProps) {
  const usable = usableSubjects(user, lists)
  const kept = saved?.subject ?? (usable.length === 1 ? usable[0] : undefined)
  return (
    <FieldsGroup>
      <Field label={t.fields.name} hint={t.nameHint} autoComplete="off" {...controls.field('name')} />
      {kept ? (
        <FixedValue label={t.fields.subject_id} hint={saved && t.subjectKept} value={kept.name} />
      ) : (
        <Select
          label={t.fields.subject_id}
          placeholder={t.chooseSubject}
          options={optionsOf(usable)}
          disabled={controls.busy}
          {...controls.idChoice('subject_id')}
        />
      )}
    </FieldsGroup>
  )
}
