import { type LibraryQuestion, narrowedBy } from '../../../core/libraries/library-question.ts'
import { common } from '../../../core/messages/common.ts'
import { libraryConnections as t } from '../../../core/messages/library-connections.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

interface NoRequestsProps {
  question: LibraryQuestion
  /** So many one has hidden. */
  hidden: number
  mayConnect: boolean
  choose: (changes: Partial<LibraryQuestion>) => void
  onNew: () => void
}

/** No cards: what leaves them out, or what to do until some come. */
export function NoRequests({ question, hidden, mayConnect, choose, onNew }: NoRequestsProps) {
  const { filter } = question
  if (narrowedBy(question) > 0) {
    return (
      <EmptyState
        heading="h4"
        title={common.noResults}
        text={t.nothingFound}
        action={<Button onClick={() => choose({ topics: [], ages: [], courseId: null })}>{t.clear}</Button>}
      />
    )
  }
  const isHiding = filter === 'all' && hidden > 0
  const post = mayConnect && (
    <Button variant="primary" onClick={onNew}>
      {t.newRequest}
    </Button>
  )
  return (
    <EmptyState
      heading="h4"
      title={t.noneTitle[filter]}
      text={isHiding ? t.noneButHidden(hidden) : t.none[filter]}
      action={
        filter !== 'all' ? (
          <Button onClick={() => choose({ filter: 'all' })}>{t.seeAll}</Button>
        ) : isHiding ? (
          <Button onClick={() => choose({ filter: 'hidden' })}>{t.seeHidden}</Button>
        ) : (
          post
        )
      }
    />
  )
}
