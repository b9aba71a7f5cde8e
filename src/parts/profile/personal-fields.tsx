import { ABOUT_MAX_CHARACTERS } from '../../contract/limits/profile.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { leaveSchool } from '../../core/profile/chosen-school.ts'
import { countries } from '../../core/reference/places.ts'
import { Select } from '../../ui/select.tsx'
import { Loaded } from '../loaded.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'
import { ProfileText } from './profile-text.tsx'

/** Who the teacher is, and where (P1 §2: step 1 of the wizard, ABOUT ME). */
export function PersonalFields({ controls, profile }: ProfileFieldsProps) {
  const { form } = profile
  const country = controls.idChoice('country_id')

  /** States and schools of another country are none of this one. */
  function changeCountry(id: string): void {
    country.onChange(id)
    form.set('state_id', null)
    leaveSchool(form)
  }

  return (
    <FieldsGroup>
      <FieldsGroup row>
        <ProfileText controls={controls} name="first_name" autoComplete="given-name" />
        <ProfileText controls={controls} name="last_name" autoComplete="family-name" />
      </FieldsGroup>
      <ProfileText controls={controls} name="about_info" rows={4} most={ABOUT_MAX_CHARACTERS} />
      <FieldsGroup row>
        <Loaded list={countries} label={t.fields.country_id}>
          {list => (
            <Select
              label={t.fields.country_id}
              placeholder={t.chooseCountry}
              options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
              disabled={controls.busy}
              {...country}
              onChange={changeCountry}
            />
          )}
        </Loaded>
        <ProfileText controls={controls} name="city_name" autoComplete="address-level2" />
      </FieldsGroup>
    </FieldsGroup>
  )
}
