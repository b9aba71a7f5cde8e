import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { ListedStatus } from '../../../contract/rules/submission-status.ts'
import { common } from '../../../core/messages/common.ts'
import { studentProfile as t } from '../../../core/messages/student-profile.ts'
import { submissions } from '../../../core/messages/submissions.ts'
import { wordFor } from '../../../core/students/groups.ts'
import type { PostKind } from '../../../core/students/student-posts.ts'
import { submissionTags } from '../../../core/students/submission-tags.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface NoPostsProps {
  kind: PostKind
  classroom: Classroom
  /** The filter that leaves all out; null where there is none. */
  status: ListedStatus | null
  onShowAll: () => void
}

/** A student has posted nothing, or nothing in the status that is asked for: what to do next. */
export function NoPosts({ kind, classroom, status, onShowAll }: NoPostsProps) {
  const word = wordFor(classroom)
  if (status !== null) {
    return (
      <EmptyState
        title={common.noResults}
        text={submissions.noneOfStatus(submissionTags[status].children)}
        action={<Button onClick={onShowAll}>{submissions.clearFilter}</Button>}
      />
    )
  }
  return (
    <EmptyState
      title={kind === 'videos' ? t.noVideos : t.noResponses}
      text={kind === 'videos' ? t.noVideosText[word] : t.noResponsesText[word]}
    />
  )
}
