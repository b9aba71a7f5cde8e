import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isFilter } from '../../../contract/rules/submission-filter.ts'
import { submissionList as t } from '../../../core/messages/submission-list.ts'
import { reviewedClassroomPoll } from '../../../core/submissions/reviewed-classroom.ts'
import { createSubmissionList } from '../../../core/submissions/submission-list.ts'
import { useStore } from '../../../core/use-store.ts'
import { ListOutline } from '../../../parts/lists/list-outline.tsx'
import { ListScreen, useClassroomOf } from '../../../parts/lists/list-screen.tsx'
import type { SubmissionsHandle } from '../types.ts'
import { useShownSubmission } from '../use-shown.ts'
import { AtDesk } from './at-desk.tsx'
import { posterMark } from './outline.tsx'
import { SubmissionList } from './submission-list.tsx'

interface SubmissionsPageProps {
  classroomId: number
  filterBy: string | null
  submissionId: number | null
  isPartner: boolean
  widget: SubmissionsHandle
}

/** One classroom's submissions, from the outline while it loads to the desk with one of them. */
export function SubmissionsPage(props: SubmissionsPageProps) {
  const { classroomId, filterBy, submissionId, isPartner, widget } = props
  const first = filterBy !== null && isFilter(filterBy) ? filterBy : null
  const [store] = useState(() =>
    createSubmissionList(classroomId, { filter: first, isPartner, linked: submissionId }),
  )
  const of = useClassroomOf(classroomId, reviewedClassroomPoll)
  const { classroom } = of
  const { filter } = useStore(store.$question)
  const asked = { classroomId, isPartner, filter, widget }
  const { list, goTo, goBack } = useShownSubmission(asked, submissionId)
  const isAside = submissionId !== null
  const [left, setLeft] = useState<readonly ReactNode[]>([])
  useFollowed(isPartner, store.turnTo)
  useFollowed(first, filter => store.show({ filter }))
  useFollowed(submissionId, id => id !== null && store.follow(id))
  useEffect(() => store.changes.close, [store])

  return (
    <ListScreen
      of={of}
      isGuest={classroom?.is_owner === false}
      title={t.title}
      isAside={isAside}
      widget={widget}
      outline={<ListOutline mark={posterMark} />}
    >
      {classroom && (
        <>
          {/* as it was left: its filter, what is selected and where it was scrolled to */}
          <div ref={list} hidden={isAside}>
            <SubmissionList {...asked} store={store} classroom={classroom} isAside={isAside} />
          </div>
          {submissionId !== null && (
            <AtDesk
              {...{ classroomId, isPartner, widget }}
              key={String(isPartner)}
              store={store}
              tasks={classroom.tasks}
              current={submissionId}
              isExpired={classroom.status === 'expired'}
              onCurrent={goTo}
              onClose={goBack}
              onLeft={troubles => setLeft(others => [...others, troubles])}
            />
          )}
          {left}
        </>
      )}
    </ListScreen>
  )
}

/** Tells of what the page asks for, after the first time. */
function useFollowed<Value>(value: Value, follow: (value: Value) => unknown) {
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    follow(value)
  })
}
