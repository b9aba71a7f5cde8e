import { laterView } from '../../../parts/later-view.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import type { GroupsFlowProps } from '../../../parts/students/groups/groups-flow.tsx'

const flow = laterView<GroupsFlowProps>(
  async () => (await import('../../../parts/students/groups/groups-flow.tsx')).GroupsFlow,
)

/** What comes before there are groups, and the review of their names; it takes no place until its code is here. */
export const Flow = (props: GroupsFlowProps) => (
  <Loaded list={flow} height={null}>
    {View => <View {...props} />}
  </Loaded>
)
