import type { CourseFilter } from '../../../contract/rules/course-filters.ts'
import type { Load } from '../../../core/http/load.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { ageRanges, languages, levels } from '../../../core/reference/reference-lists.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { retry } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'

const values: Record<CourseFilter, Load<readonly { id: number; name: string }[]>> = {
  language: languages,
  age: ageRanges,
  level: levels,
}

interface ValueSelectProps {
  filter: CourseFilter
  /** Id that is chosen, '' for none. */
  value: string
  onChange: (id: string) => void
}

/** What a filter can be. */
export function ValueSelect({ filter, value, onChange }: ValueSelectProps) {
  const reference = values[filter]
  const state = useStore(reference.$state)
  const known = state.at === 'ready' ? state.data : []
  return (
    <>
      <Select
        label={t.filters[filter]}
        hideLabel
        value={value}
        onChange={onChange}
        placeholder={state.at === 'loading' ? common.loading : t.chooseValue[filter]}
        disabled={state.at !== 'ready'}
        error={state.at === 'failed' ? state.reason : undefined}
        options={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {state.at === 'failed' && (
        <Button icon={retry} onClick={reference.retry}>
          {common.retry}
        </Button>
      )}
    </>
  )
}
