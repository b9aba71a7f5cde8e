import { common } from '../../core/messages/common.ts'
import { profile as t } from '../../core/messages/profile.ts'
import { chooseSchool, leaveSchool } from '../../core/profile/chosen-school.ts'
import type { SchoolPlace, SchoolSearch, SchoolsFound } from '../../core/profile/school-search.ts'
import { useStore } from '../../core/use-store.ts'
import { Combobox } from '../../ui/combobox.tsx'
import type { Offer } from '../../ui/combobox-list.tsx'
import type { ProfileFieldsProps } from './profile-controls.ts'

const NOT_LISTED = 'not-listed'

/** Five schools at most; 'Not Listed' where there is none of that name (P1 §5 Other). */
function offerOf(found: SchoolsFound): Offer {
  if (found.at !== 'found') return found
  const options = found.schools.map(({ id, name, address, city_name }) => {
    const detail = [address, city_name].filter(Boolean).join(', ')
    return { value: String(id), label: name, ...(detail && { detail }) }
  })
  if (options.length > 0) return { at: 'found', options }
  return { at: 'found', options: [{ value: NOT_LISTED, label: t.notListed }], told: t.noSchoolFound }
}

interface SchoolNameProps extends ProfileFieldsProps {
  search: SchoolSearch
  place: SchoolPlace | null
  /** The school is of no list: its name is a plain field from now on, which is to have the focus. */
  onNotListed: () => void
}

/** The school's name, looked for among those of the place while it is typed. */
export function SchoolName({ controls, profile, search, place, onNotListed }: SchoolNameProps) {
  const found = useStore(search.$found)
  const { form } = profile
  const { value, error, ...name } = controls.field('school_name')

  function look(text: string): void {
    name.onChange(text)
    leaveSchool(form)
    search.search(place, text)
  }

  function choose(value: string): void {
    search.stop()
    if (value === NOT_LISTED) {
      form.set('isNotListed', true)
      onNotListed()
      return
    }
    const school = found.at === 'found' && found.schools.find(({ id }) => String(id) === value)
    if (school) chooseSchool(form, school)
  }

  return (
    <Combobox
      label={t.fields.school_name}
      hint={t.schoolSearchHint}
      {...name}
      value={value}
      error={error ?? controls.errors.school_id}
      onChange={look}
      offer={offerOf(found)}
      onChoose={option => choose(option.value)}
      onRetry={() => search.search(place, value)}
      labels={{
        list: t.schools,
        loading: common.loading,
        none: common.noResults,
        found: t.schoolsFound,
        retry: common.retry,
      }}
    />
  )
}
