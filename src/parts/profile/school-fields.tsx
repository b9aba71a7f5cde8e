import { useEffect, useState } from 'react'
import { AFFILIATION_MAX_CHARACTERS } from '../../contract/limits/profile.ts'
import { needsSchoolData } from '../../contract/rules/profile-fields.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { leaveSchool } from '../../core/profile/chosen-school.ts'
import { createSchoolSearch, type SchoolPlace } from '../../core/profile/school-search.ts'
import { statesOf } from '../../core/reference/places.ts'
import { useStore } from '../../core/use-store.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { FocusOn } from '../wizard/focus-on.tsx'
import { FieldsGroup } from './fields-group.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'
import { ProfileText } from './profile-text.tsx'
import { SchoolData } from './school-data.tsx'
import { SchoolName } from './school-name.tsx'

/** Of the outline: fewer fields than some schools ask for, and more than others. */
const OUTLINE_HEIGHT_PX = 360

/** The fields of the school as soon as it is known which they are; they stay while another place is chosen. */
export function SchoolFields(props: ProfileFieldsProps) {
  const isKnown = useStore(props.profile.$isPlaceKnown)
  const [isShown, show] = useState(isKnown)
  if (isKnown && !isShown) show(true)
  return isKnown || isShown ? (
    <KnownSchoolFields {...props} />
  ) : (
    <Skeleton shape="block" height={OUTLINE_HEIGHT_PX} />
  )
}

/** The school: where it is, which one of the list, or what it is (P1 §2: step 3 of the wizard; §5 Profile). */
function KnownSchoolFields({ controls, profile }: ProfileFieldsProps) {
  const { form } = profile
  const context = useStore(profile.$context)
  const [search] = useState(createSchoolSearch)
  useEffect(() => search.stop, [search])
  const [wantsName, setWantsName] = useState(false)
  const { draft } = controls
  const state = controls.idChoice('state_id')
  const place = placeOf(draft, context.isUnitedStates)
  const isListable = !context.isUnitedStates || (draft.state_id !== null && context.hasSchools)
  const describes = context.isUnitedStates
    ? needsSchoolData(draft, context) && (draft.isNotListed || !context.hasSchools)
    : true

  return (
    <FieldsGroup>
      {context.isUnitedStates && draft.country_id !== null && (
        <Loaded list={statesOf(draft.country_id)} label={t.fields.state_id}>
          {list => (
            <Select
              label={t.fields.state_id}
              placeholder={t.chooseState}
              options={list.map(({ id, name }) => ({ value: String(id), label: name }))}
              disabled={controls.busy}
              {...state}
              onChange={id => {
                state.onChange(id)
                leaveSchool(form)
              }}
            />
          )}
        </Loaded>
      )}
      {isListable && !draft.isNotListed ? (
        <SchoolName
          controls={controls}
          profile={profile}
          search={search}
          place={place}
          onNotListed={() => setWantsName(true)}
        />
      ) : (
        <ProfileText controls={controls} name="school_name" autoComplete="organization" />
      )}
      {wantsName && draft.isNotListed && (
        <FocusOn field="school_name" focus={controls.focus} done={() => setWantsName(false)} />
      )}
      {isListable && (
        <Checkbox
          label={t.isNotListed}
          disabled={controls.busy}
          {...controls.checkbox('isNotListed')}
          onChange={isNotListed => {
            search.stop()
            form.set('isNotListed', isNotListed)
            leaveSchool(form)
          }}
        />
      )}
      {describes && <SchoolData controls={controls} profile={profile} />}
      {!context.user.is_email_validated && (
        <ProfileText
          controls={controls}
          name="educational_affiliation"
          hint={t.affiliationHint}
          rows={3}
          most={AFFILIATION_MAX_CHARACTERS}
        />
      )}
    </FieldsGroup>
  )
}

function placeOf(
  { country_id, state_id }: ProfileFieldsProps['controls']['draft'],
  isUnitedStates: boolean,
): SchoolPlace | null {
  if (isUnitedStates) return state_id === null ? null : { stateId: state_id }
  return country_id === null ? null : { countryId: country_id }
}
