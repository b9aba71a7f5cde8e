import { useStore } from '../../../core/use-store.ts'
import type { GroupsFlowProps } from '../../../parts/students/groups/groups-flow.tsx'
import { laterView } from './later-view.ts'

const flow = laterView<GroupsFlowProps>(
  async () => (await import('../../../parts/students/groups/groups-flow.tsx')).GroupsFlow,
)

/** What comes before there are groups, and the review of their names; nothing until its code is here. */
export function Flow(props: GroupsFlowProps) {
  const state = useStore(flow.$state)
  return state.at === 'ready' ? <state.data {...props} /> : null
}
