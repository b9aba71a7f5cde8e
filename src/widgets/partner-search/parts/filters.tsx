import type { Classroom } from '../../../contract/entities/classroom.ts'
import { mayUseSubject } from '../../../contract/rules/offered-subjects.ts'
import { type PartnerFilterName, partnerFilterNames } from '../../../contract/rules/partner-filters.ts'
import { partnerSearch as t } from '../../../core/messages/partner-search.ts'
import type { FilterLists } from '../../../core/partners/filter-lists.ts'
import type { PartnerSearch } from '../../../core/partners/partner-search.ts'
import { $user } from '../../../core/session/session.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { search } from '../../../ui/icons.ts'
import { MultiSelect } from '../../../ui/multi-select.tsx'

interface FiltersProps {
  classroom: Classroom
  store: PartnerSearch
  lists: FilterLists
}

type Listed = readonly { id: number; name: string }[]

/** What partners are searched by; a filter without a value is 'all' (P2 §5). */
export function Filters({ classroom, store, lists }: FiltersProps) {
  const filters = useStore(store.$filters)
  const matches = useStore(store.$matches)
  const user = useStore($user)
  const offered: Record<PartnerFilterName, Listed> = {
    subject_id: lists.subjects.filter(({ id }) => user && mayUseSubject(user, id)),
    lang_instruction_id: lists.languages,
    lang_native_id: lists.languages,
    age_range_id: lists.ageRanges,
  }
  return (
    <Card>
      <form
        className="filters"
        aria-label={t.filters}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void store.search()
        }}
      >
        {partnerFilterNames.map(name => (
          <MultiSelect
            key={name}
            label={t.fields[name]}
            hint={
              filters[name].length === 0
                ? t.all
                : name === 'age_range_id' && classroom.age_range_id === null && t.noAgesOfOwn
            }
            values={filters[name]}
            onChange={values => store.choose({ [name]: values })}
            options={offered[name].map(({ id, name: label }) => ({ value: id, label }))}
            labels={{
              choose: t.chooseValues[name],
              chooseShown: t.chooseSome,
              search: t.narrow,
              none: t.noValues,
              remove: t.remove,
            }}
          />
        ))}
        <div className="filters-end">
          <Button
            type="submit"
            variant="primary"
            icon={search}
            busy={matches.at === 'loading' || matches.at === 'changing'}
          >
            {t.search}
          </Button>
        </div>
      </form>
    </Card>
  )
}
