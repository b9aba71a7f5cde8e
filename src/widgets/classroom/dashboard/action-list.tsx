import { useState } from 'react'
import type { ActionItem, ActionStatus } from '../../../contract/entities/action-item.ts'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { User } from '../../../contract/entities/user.ts'
import { hasStatus } from '../../../contract/rules/action-items.ts'
import type { ClassroomTab } from '../../../contract/rules/classroom-tabs.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { useStore } from '../../../core/use-store.ts'
import { Failure } from '../../../parts/failure.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import type { PartnerAsks } from '../deep-link.ts'
import type { ClassroomHandle } from '../types.ts'
import { ActionRow } from './action-row.tsx'
import { type ActionItems, createActionItems, inFilter, withChosen } from './action-store.ts'
import { Loaded } from './loaded.tsx'
import { Part } from './part.tsx'
import { RowsOutline } from './rows-outline.tsx'

interface ActionListProps {
  classroom: Classroom
  user: User
  onTab: (tab: ClassroomTab) => void
  /** To the panel of the global partner. */
  onPartner: (asks: PartnerAsks) => void
  widget: ClassroomHandle
}

const filters: readonly ActionStatus[] = ['all', 'completed', 'pending']
const options = filters.map(value => ({ value, label: t.filters[value] }))

/** What the teacher is to do (P2 §4): pending at first, ticked where it is done. */
export function ActionList(props: ActionListProps) {
  const [store] = useState(() => createActionItems(props.classroom.id))
  const state = useStore(store.$poll)
  const filter = useStore(store.$filter)
  const busy = useStore(store.$retrying)
  return (
    <Part
      title={t.actions}
      aside={<SegmentedControl label={t.show} value={filter} onChange={store.show} options={options} />}
    >
      <Loaded
        state={state}
        title={t.actions}
        failed={t.actionsFailed}
        outline={<RowsOutline count={4} />}
        onRetry={store.retry}
        busy={busy}
      >
        {items => <Items store={store} items={items} {...props} />}
      </Loaded>
      <UpdateFailure store={store} />
    </Part>
  )
}

interface ItemsProps extends ActionListProps {
  store: ActionItems
  items: readonly ActionItem[]
}

function Items({ store, items, ...rest }: ItemsProps) {
  const chosen = useStore(store.$chosen)
  const filter = useStore(store.$filter)
  const touched = useStore(store.$touched)
  const all = withChosen(items, chosen)
  const shown = inFilter(all, filter, touched)
  const left = all.filter(item => hasStatus(item, 'pending')).length
  return (
    <>
      <p className="part-count" role="status">
        {all.length > 0 && t.left(left)}
      </p>
      {shown.length === 0 && <p className="part-empty">{t.nothing[all.length === 0 ? 'all' : filter]}</p>}
      {shown.length > 0 && (
        <ul className="actions">
          {shown.map(item => (
            <ActionRow
              key={item.id}
              item={item}
              onToggle={completed => store.toggle(item.id, completed)}
              {...rest}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** The item is as it was before; why, in a modal (P2 §8). */
function UpdateFailure({ store }: { store: ActionItems }) {
  const reason = useStore(store.$failure)
  return <Failure title={t.actions} reason={reason} onClose={store.closeFailure} />
}
