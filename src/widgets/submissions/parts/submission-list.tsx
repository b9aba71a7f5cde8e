import { useId, useMemo, useRef, useState } from 'react'
import type { ReviewedClassroom } from '../../../contract/entities/reviewed-classroom.ts'
import type { Submission } from '../../../contract/entities/submission.ts'
import { isAskedFor } from '../../../contract/rules/submission-filter.ts'
import { createViewChoice } from '../../../core/lists/view-choice.ts'
import { common } from '../../../core/messages/common.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import type { SubmissionListStore, SubmissionQuestion } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { laterView } from '../../../parts/later-view.ts'
import { RowsOutline } from '../../../parts/lists/list-outline.tsx'
import { ListRows } from '../../../parts/lists/list-rows.tsx'
import { Loaded } from '../../../parts/loaded.tsx'
import { BulkActions } from '../../../parts/submissions/bulk-actions.tsx'
import { PostChanges } from '../../../parts/submissions/post-changes.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { SubmissionsHandle } from '../types.ts'
import { submissionLink } from '../use-shown.ts'
import type { ListContext } from './list-context.ts'
import { NoSubmissions } from './no-submissions.tsx'
import { posterMark } from './outline.tsx'
import type { OwnFlagsProps } from './own-flags.tsx'
import { Posts } from './posts.tsx'
import { Toolbar } from './toolbar.tsx'

const ownFlags = laterView<OwnFlagsProps>(async () => (await import('./own-flags.tsx')).OwnFlags, t.later)

interface Listed {
  rows: readonly Submission[]
  question: SubmissionQuestion
}

interface SubmissionListProps {
  classroomId: number
  isPartner: boolean
  filter: string | null
  widget: SubmissionsHandle
  store: SubmissionListStore
  classroom: ReviewedClassroom
  /** A desk is shown in its place. A modal would be open out of sight then, and stop the whole page. */
  isAside: boolean
}

/** What a link has led to is there for its desk, and listed only where the filter lets it through. */
const withoutGuest = ({ rows, question: { filter, isPartner, linked } }: Listed) =>
  // the partner's are listed whatever the filter, which is that of one's own
  rows.filter(post => isPartner || post.id !== linked || isAskedFor(filter, post))

/** The list with its controls, and what is made of those that are selected. */
export function SubmissionList(props: SubmissionListProps) {
  const { classroomId, isPartner, filter, widget, store, classroom, isAside } = props
  const { selection, changes } = store
  const [views] = useState(() => createViewChoice('cx-submissions-view'))
  const view = useStore(views.$view)
  const list = useStore(store.$list)
  const selected = useStore(selection.$selected)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const isExpired = classroom.status === 'expired'
  const rows = useMemo(() => ('rows' in list ? withoutGuest(list) : undefined), [list])
  // one that is not listed any more is not meant
  const chosen = useMemo(() => rows?.filter(({ id }) => selected.has(id)) ?? [], [rows, selected])
  const context = useMemo(
    (): ListContext => ({
      isPartner,
      isExpired,
      link: id => submissionLink({ classroomId, isPartner, filter, widget }, id),
      onSelect: selection.select,
    }),
    [isPartner, isExpired, classroomId, filter, widget, selection],
  )

  return (
    <div className="list" ref={place} tabIndex={-1}>
      {isExpired && (
        <Notice tone="warning">
          <span id={id}>{t.expired}</span>
        </Notice>
      )}
      <Toolbar
        store={store}
        classroom={classroom}
        isPartner={isPartner}
        onPartner={partner => Object.assign(widget.element, { partner })}
        view={view}
        onView={views.choose}
      />
      {/* nobody scrolls back up to change what is selected far down */}
      <div className="acts" data-selected={chosen.length > 0 || undefined}>
        {!isAside && (
          <PostChanges
            changes={changes}
            found={rows}
            list={place}
            onChanged={submissionIds => widget.emit('cx-submissions-changed', { submissionIds })}
          />
        )}
        <div className="line">
          {!isPartner && rows?.length !== 0 && (
            <BulkActions
              count={rows?.length ?? 0}
              selected={chosen.length}
              offId={isExpired ? id : null}
              onSelectAll={isAll => selection.selectAll(isAll ? (rows?.map(({ id }) => id) ?? []) : [])}
              onAction={action => changes.ask(chosen, action)}
            />
          )}
          <p role="status" className="count">
            {rows && rows.length > 0 && t.count(rows.length)}
            {rows?.length === 0 && <VisuallyHidden>{common.noResults}</VisuallyHidden>}
          </p>
        </div>
      </div>
      {!(isAside && list.at === 'failed') && (
        <ListRows
          title={t.title}
          list={list}
          rows={rows}
          store={store}
          outline={<RowsOutline mark={posterMark} />}
          nothing={<NoSubmissions store={store} />}
        >
          {rows => <Posts key={view} rows={rows} view={view} selected={selected} context={context} />}
        </ListRows>
      )}
      {isPartner && (
        <Loaded list={ownFlags} height={null}>
          {OwnFlags => <OwnFlags classroomId={classroomId} />}
        </Loaded>
      )}
    </div>
  )
}
