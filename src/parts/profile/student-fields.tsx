import { needsLanguages } from '../../contract/rules/profile-fields.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { ageRanges, languages } from '../../core/reference/reference-lists.ts'
import { useStore } from '../../core/use-store.ts'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { Select } from '../../ui/select.tsx'
import { Loaded } from '../loaded.tsx'
import { ChoiceBoxes } from './choice-boxes.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

/** Who is taught: ages, and languages where a subject is a world language (P1 §2: step 6 of the wizard). */
export function StudentFields({ controls, profile }: ProfileFieldsProps) {
  const context = useStore(profile.$context)
  const asksForLanguages = needsLanguages(controls.draft, context)
  const { option: _, name: __, ...instruction } = controls.choices<number>('instruction_languages')
  return (
    <FieldsGroup>
      <Loaded list={ageRanges} label={t.fields.age_ranges} height={120}>
        {list => (
          <ChoiceBoxes
            label={t.fields.age_ranges}
            disabled={controls.busy}
            options={list}
            choices={controls.choices<number>('age_ranges')}
          />
        )}
      </Loaded>
      {asksForLanguages && (
        <Loaded list={languages} label={t.fields.instruction_languages}>
          {list => (
            <>
              <Select
                label={t.fields.native_language_id}
                placeholder={t.chooseLanguage}
                options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
                disabled={controls.busy}
                {...controls.idChoice('native_language_id')}
              />
              <MultiSelect
                label={t.fields.instruction_languages}
                required
                readOnly={controls.busy}
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
                labels={t.languages}
                {...instruction}
              />
            </>
          )}
        </Loaded>
      )}
    </FieldsGroup>
  )
}
