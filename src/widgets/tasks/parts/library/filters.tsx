import { SEARCH_MAX_CHARACTERS } from '../../../../contract/limits/input.ts'
import { libraryOrders } from '../../../../contract/rules/library-orders.ts'
import type { Load } from '../../../../core/http/load.ts'
import { common } from '../../../../core/messages/common.ts'
import { taskLibrary as t } from '../../../../core/messages/task-library.ts'
import { languages, levels } from '../../../../core/reference/reference-lists.ts'
import type { LibraryListStore } from '../../../../core/tasks/library-list.ts'
import { useStore } from '../../../../core/use-store.ts'
import { Button } from '../../../../ui/button.tsx'
import { SearchField } from '../../../../ui/search-field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'

interface FiltersProps {
  store: LibraryListStore
  countries: Load<readonly { id: number; name: string }[]>
}

/** What is looked for in the library, and how it is sorted (P3 §9 Library filters). */
export function Filters({ store, countries }: FiltersProps) {
  const { languageId, levelId, countryId, search, order } = useStore(store.$question)
  return (
    <div className="library-filters">
      <div className="search">
        <SearchField
          label={t.search}
          value={search}
          onSearch={text => store.ask({ search: text.trim() })}
          clearLabel={t.clearSearch}
          maxLength={SEARCH_MAX_CHARACTERS}
        />
      </div>
      <Choice
        name="language"
        list={languages}
        value={languageId}
        onChoose={id => store.ask({ languageId: id })}
      />
      <Choice name="level" list={levels} value={levelId} onChoose={id => store.ask({ levelId: id })} />
      <Choice
        name="country"
        list={countries}
        value={countryId}
        onChoose={id => store.ask({ countryId: id })}
      />
      <Select
        label={t.sort}
        value={order}
        onChange={value => store.ask({ order: libraryOrders.find(known => known === value) ?? order })}
        options={libraryOrders.map(value => ({ value, label: t.sorts[value] }))}
      />
    </div>
  )
}

interface ChoiceProps {
  name: 'language' | 'level' | 'country'
  list: Load<readonly { id: number; name: string }[]>
  value: number | null
  onChoose: (id: number | null) => void
}

/** All, or one of them; that they did not come is said at the control, with a way to ask for them anew. */
function Choice({ name, list, value, onChoose }: ChoiceProps) {
  const state = useStore(list.$state)
  const known = state.at === 'loading' ? undefined : state.data
  return (
    <div className="choice">
      <Select
        label={t[name]}
        value={value === null ? '' : String(value)}
        onChange={id => onChoose(id === '' ? null : Number(id))}
        placeholder={t.all[name]}
        options={(known ?? []).map(({ id, name: label }) => ({ value: String(id), label }))}
        error={state.at === 'failed' ? state.reason : undefined}
      />
      {state.at === 'failed' && (
        <Button size="small" onClick={list.retry}>
          {common.retry} <VisuallyHidden>{t[name]}</VisuallyHidden>
        </Button>
      )}
    </div>
  )
}
