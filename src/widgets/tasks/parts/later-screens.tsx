import { tasks as t } from '../../../core/messages/tasks.ts'
import { laterView } from '../../../parts/later-view.ts'
import { Loaded } from '../../../parts/loaded.tsx'
import type { LibraryProps } from './library/library.tsx'
import type { TaskDetailsProps } from './task-details.tsx'

const details = laterView<TaskDetailsProps>(
  async () => (await import('./task-details.tsx')).TaskDetails,
  t.later,
)
const library = laterView<LibraryProps>(async () => (await import('./library/library.tsx')).Library, t.later)

/** What one task says, in the place of the list; its code comes with the first one that is opened. */
export const LaterTask = (props: TaskDetailsProps) => (
  <Loaded list={details} height={240}>
    {View => <View {...props} />}
  </Loaded>
)

/** The library in the place of the list; its code comes when it is first opened. */
export const LaterLibrary = (props: LibraryProps) => (
  <Loaded list={library} height={240}>
    {View => <View {...props} />}
  </Loaded>
)
