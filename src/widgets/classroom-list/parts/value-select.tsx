import type { ValueFilter } from '../../../contract/rules/classroom-filters.ts'
import type { Load } from '../../../core/http/load.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { ageRanges, languages, levels, subjects } from '../../../core/reference/reference-lists.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { retry } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'

const values: Record<ValueFilter, Load<readonly { id: number; name: string }[]>> = {
  subject: subjects,
  language: languages,
  level: levels,
  age: ageRanges,
}

interface ValueSelectProps {
  filter: ValueFilter
  /** Id that is chosen, '' for none. */
  value: string
  onChange: (id: string) => void
}

/** The second dropdown: what a value filter can be. */
export function ValueSelect({ filter, value, onChange }: ValueSelectProps) {
  const reference = values[filter]
  const state = useStore(reference.$state)
  const options = state.at === 'ready' ? state.data : []
  return (
    <div className="values">
      <Select
        label={t.filters[filter]}
        hideLabel
        value={value}
        onChange={onChange}
        placeholder={state.at === 'loading' ? common.loading : t.chooseValue[filter]}
        disabled={state.at !== 'ready'}
        error={state.at === 'failed' ? state.reason : undefined}
        options={options.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {state.at === 'failed' && (
        <Button icon={retry} onClick={reference.retry}>
          {common.retry}
        </Button>
      )}
    </div>
  )
}
