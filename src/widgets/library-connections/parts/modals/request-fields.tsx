import {
  LIBRARY_CLASSROOM_NAME_MAX_CHARACTERS,
  LIBRARY_REQUEST_TEXT_MAX_CHARACTERS,
} from '../../../../contract/limits/library-connections.ts'
import type { FormControls } from '../../../../core/forms/use-form.ts'
import type { RequestChoices } from '../../../../core/libraries/request-choices.ts'
import type { LibraryRequestFormStore } from '../../../../core/libraries/request-form.ts'
import { libraryRequestForm as t } from '../../../../core/messages/library-request-form.ts'
import { studentRanges, topics } from '../../../../core/reference/reference-lists.ts'
import { Loaded } from '../../../../parts/loaded.tsx'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ChoiceFields } from './choice-fields.tsx'
import { TopicsField } from './topics-field.tsx'

interface RequestFieldsProps {
  controls: FormControls<LibraryRequestFormStore['form']>
  choices: RequestChoices
}

/** Of every text of several lines that has no rule of its own (P1 §9). */
const DESCRIPTION_ROWS = 5

/** What a request asks for (P2 §5 Library request form). */
export function RequestFields({ controls, choices }: RequestFieldsProps) {
  return (
    <>
      <Field
        label={t.fields.classroom_name}
        hint={t.nameHint}
        autoComplete="off"
        most={LIBRARY_CLASSROOM_NAME_MAX_CHARACTERS}
        count={t.count}
        {...controls.field('classroom_name')}
      />
      <Field
        label={t.fields.text_request}
        hint={t.textHint}
        rows={DESCRIPTION_ROWS}
        most={LIBRARY_REQUEST_TEXT_MAX_CHARACTERS}
        count={t.count}
        {...controls.field('text_request')}
      />
      <Loaded list={topics} label={t.fields.topics}>
        {rows => <TopicsField topics={rows} controls={controls} />}
      </Loaded>
      <ChoiceFields controls={controls} choices={choices} />
      <Loaded list={studentRanges} label={t.students}>
        {rows => (
          <Select
            label={t.students}
            placeholder={t.chooseStudents}
            disabled={controls.busy}
            options={rows.map(({ id, name }) => ({ value: String(id), label: name }))}
            {...controls.idChoice('number_students_range_id')}
          />
        )}
      </Loaded>
    </>
  )
}
