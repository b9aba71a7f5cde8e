import { isWorldLanguages } from '../../contract/rules/world-languages.ts'
import { classroomForm as t } from '../../core/messages/classroom-form.ts'
import { Select } from '../../ui/select.tsx'
import { FieldsGroup } from '../profile/fields-group.tsx'
import { type ClassroomFieldsProps, optionsOf } from './classroom-controls.ts'

/** The native language, and for world languages the one that is learned and its level (P2 §5). */
export function LanguageFields({ controls, lists }: ClassroomFieldsProps) {
  const { subject_id } = controls.draft
  const takesLanguages = lists.subjects.some(
    subject => subject.id === subject_id && isWorldLanguages(subject),
  )
  const languages = optionsOf(lists.languages)
  return (
    <FieldsGroup>
      <Select
        label={t.fields.lang_native_id}
        placeholder={t.chooseLanguage}
        options={languages}
        disabled={controls.busy}
        {...controls.idChoice('lang_native_id')}
      />
      {takesLanguages && (
        <FieldsGroup row>
          <Select
            label={t.fields.lang_instruction_id}
            hint={t.instructionHint}
            placeholder={t.chooseLanguage}
            options={languages}
            disabled={controls.busy}
            {...controls.idChoice('lang_instruction_id')}
          />
          <Select
            label={t.fields.level_id}
            hint={t.levelHint}
            placeholder={t.chooseLevel}
            options={optionsOf(lists.levels)}
            disabled={controls.busy}
            {...controls.idChoice('level_id')}
          />
        </FieldsGroup>
      )}
    </FieldsGroup>
  )
}
