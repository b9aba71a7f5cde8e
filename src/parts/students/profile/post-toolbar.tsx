import type { Submission } from '../../../contract/entities/submission.ts'
import type { createStudentPosts } from '../../../core/students/student-posts.ts'
import { useStore } from '../../../core/use-store.ts'
import { BulkActions } from '../../submissions/bulk-actions.tsx'
import { StatusFilter } from '../../submissions/status-filter.tsx'

interface PostToolbarProps {
  posts: ReturnType<typeof createStudentPosts>
  found: readonly Submission[]
  /** Id of the sentence that says that the exchange has expired, if it has. */
  expiredId: string | null
}

/** Which posts of a student are shown, and what is made of several of them at once (P3 §4, §7 filter_by). */
export function PostToolbar({ posts, found, expiredId }: PostToolbarProps) {
  const { selection, changes, filter } = posts
  const status = useStore(posts.$status)
  const selected = useStore(selection.$selected)
  // one that is not listed any more is not meant
  const chosen = found.filter(({ id }) => selected.has(id))
  return (
    <div className="student-toolbar">
      <StatusFilter value={status} onChange={filter} />
      <BulkActions
        count={found.length}
        selected={chosen.length}
        offId={expiredId}
        onSelectAll={isSelected => selection.selectAll(isSelected ? found.map(({ id }) => id) : [])}
        onAction={action => changes.ask(chosen, action)}
      />
    </div>
  )
}
