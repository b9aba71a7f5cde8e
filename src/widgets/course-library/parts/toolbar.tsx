import { type Ref, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { SEARCH_MAX_CHARACTERS } from '../../../contract/limits/input.ts'
import { courseFilters, courseFiltersFor } from '../../../contract/rules/course-filters.ts'
import { mayUseSubject } from '../../../contract/rules/offered-subjects.ts'
import { common } from '../../../core/messages/common.ts'
import { courses as t } from '../../../core/messages/courses.ts'
import { subjects } from '../../../core/reference/reference-lists.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { info } from '../../../ui/icons.ts'
import { Notice } from '../../../ui/notice.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { CourseLibraryStore } from '../store.ts'
import { LevelDescriptions } from './level-descriptions.tsx'
import { ValueSelect } from './value-select.tsx'

interface SubjectProps {
  store: CourseLibraryStore
  user: User
  /** Does what has been chosen. */
  choose: (change: () => void) => void
}

interface ToolbarProps extends SubjectProps {
  ref: Ref<HTMLDivElement>
}

/** Subject, filter, and the filter's value or a search. */
export function Toolbar({ ref, store, user, choose }: ToolbarProps) {
  const { subjectId, filter, search } = useStore(store.$question)
  const searchFor = (text: string) => choose(() => store.search(text))
  const [levelsOpen, setLevelsOpen] = useState(false)
  return (
    <div className="toolbar" ref={ref}>
      <SubjectSelect store={store} user={user} choose={choose} />
      <Select
        label={t.filterBy}
        value={filter ?? ''}
        onChange={name =>
          choose(() => store.chooseFilter(courseFilters.find(known => known === name) ?? null))
        }
        options={[
          { value: '', label: t.byName },
          ...courseFiltersFor(subjectId).map(name => ({ value: name, label: t.filters[name] })),
        ]}
      />
      <div className="value">
        {filter ? (
          <ValueSelect key={filter} filter={filter} value={search} onChange={searchFor} />
        ) : (
          <SearchField
            // what was typed for one subject is not looked for in another
            key={subjectId}
            label={t.search}
            value={search}
            onSearch={searchFor}
            clearLabel={t.clearSearch}
            maxLength={SEARCH_MAX_CHARACTERS}
          />
        )}
      </div>
      <div className="levels">
        <Button variant="quiet" icon={info} onClick={() => setLevelsOpen(true)}>
          {t.levelDescriptions}
        </Button>
      </div>
      <SubjectsFailure />
      {levelsOpen && <LevelDescriptions onClose={() => setLevelsOpen(false)} />}
    </div>
  )
}

/** All, or one of the subjects that this teacher may use; nothing where that is one alone. */
function SubjectSelect({ store, user, choose }: SubjectProps) {
  const { subjectId } = useStore(store.$question)
  const state = useStore(subjects.$state)
  const known = state.at === 'ready' ? state.data.filter(({ id }) => mayUseSubject(user, id)) : []
  if (state.at === 'ready' && known.length < 2) return null
  return (
    <Select
      label={t.subject}
      value={subjectId === null ? '' : String(subjectId)}
      onChange={id => choose(() => store.chooseSubject(id === '' ? null : Number(id)))}
      options={[
        { value: '', label: t.allSubjects },
        ...known.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

/** That the subjects did not come, under the row of what can be chosen. */
function SubjectsFailure() {
  const state = useStore(subjects.$state)
  if (state.at !== 'failed') return null
  const again = (
    <Button size="small" onClick={subjects.retry}>
      {common.retry}
    </Button>
  )
  return (
    <div className="toolbar-failure">
      <Notice tone="danger" action={again}>
        {`${t.subject}: ${state.reason}`}
      </Notice>
    </div>
  )
}
