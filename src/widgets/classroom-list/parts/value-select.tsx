import { useEffect } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import type { ValueFilter } from '../../../contract/rules/classroom-filters.ts'
import { offeredSubjects } from '../../../contract/rules/offered-subjects.ts'
import { classroomListPoll } from '../../../core/classrooms/classroom-list-poll.ts'
import type { Load } from '../../../core/http/load.ts'
import { classroomList as t } from '../../../core/messages/classroom-list.ts'
import { common } from '../../../core/messages/common.ts'
import { ageRanges, languages, levels, subjects } from '../../../core/reference/reference-lists.ts'
import { useStore } from '../../../core/use-store.ts'
import { Button } from '../../../ui/button.tsx'
import { retry } from '../../../ui/icons.ts'
import { Select } from '../../../ui/select.tsx'

interface Value {
  id: number
  name: string
}

const values: Record<ValueFilter, Load<readonly Value[]>> = {
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
export function ValueSelect({ user, ...props }: ValueSelectProps & { user: User }) {
  return props.filter === 'subject' ? (
    <SubjectSelect user={user} {...props} />
  ) : (
    <OneOf options={options => options} {...props} />
  )
}

/** All classrooms, whatever the list is asked for; the poll that the host's header listens to as well. */
const everyClassroom = classroomListPoll()

/** Subjects of the teacher's own classrooms first, as they are by now. */
function SubjectSelect({ user, ...props }: ValueSelectProps & { user: User }) {
  const state = useStore(everyClassroom.$state)
  const classrooms = state.at === 'loading' ? [] : (state.data ?? [])
  return <OneOf options={subjects => offeredSubjects(user, subjects, classrooms)} {...props} />
}

interface OneOfProps extends ValueSelectProps {
  /** Which of all the values are offered, in which order. */
  options: (values: readonly Value[]) => readonly Value[]
}

function OneOf({ filter, value, onChange, options: offer }: OneOfProps) {
  const reference = values[filter]
  const state = useStore(reference.$state)
  const known = state.at === 'ready' ? state.data : undefined
  const chosen = known?.find(({ id }) => String(id) === value)
  const offered = known ? offer(known) : []
  const options = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered

  // the page may have named what there is not
  const isUnknown = known !== undefined && chosen === undefined && value !== ''
  useEffect(() => {
    if (isUnknown) onChange('')
  })

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
