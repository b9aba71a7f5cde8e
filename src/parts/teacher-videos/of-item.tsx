import { type ReactNode, useState } from 'react'
import type { Classroom } from '../../contract/entities/classroom.ts'
import type { ActionItemDetail } from '../../contract/entities/teacher-submission.ts'
import { CLASSROOM_FORBIDDEN } from '../../contract/error-codes/classrooms.ts'
import { isId } from '../../contract/rules/is-id.ts'
import { actionName } from '../../core/classrooms/action-name.ts'
import { classroomPoll } from '../../core/classrooms/classroom-poll.ts'
import { createRetry } from '../../core/http/create-retry.ts'
import { asRefusal } from '../../core/http/failure.ts'
import { classroom as shared } from '../../core/messages/classroom.ts'
import { common } from '../../core/messages/common.ts'
import { teacherVideos as t } from '../../core/messages/teacher-videos.ts'
import { useStore } from '../../core/use-store.ts'
import { actionItemPoll } from '../../core/videos/action-item-poll.ts'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useSheet } from '../../ui/style-root.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { BackLink, type BackLinkProps } from '../back-link.tsx'
import sheet from './teacher-videos.css?inline'

interface Ids {
  classroomId: number
  teacherActionId: number
}

export interface OfItemProps {
  classroomId: number | undefined
  teacherActionId: number | undefined
  /** The way to the screen that this one comes from, and its name. */
  back: { link: (ids: Ids) => BackLinkProps['to']; label: string }
  /** In place of what comes until it is there. */
  outline: ReactNode
  children: (item: OpenItem) => ReactNode
}

export interface OpenItem {
  item: ActionItemDetail
  classroom: Classroom
  /** Asks for the item anew. */
  refresh: () => Promise<void>
}

/** A screen of one task of a classroom: the way back, the task's name and what `children` show of it. */
export function OfItem(props: OfItemProps) {
  useSheet(sheet)
  const { classroomId, teacherActionId } = props
  if (isId(classroomId) && isId(teacherActionId)) {
    const ids = { classroomId, teacherActionId }
    return <Loaded key={`${classroomId} ${teacherActionId}`} {...props} {...ids} />
  }
  return (
    <section className="screen">
      <EmptyState heading="h2" title={t.chooseTitle} text={t.choose} />
    </section>
  )
}

function Loaded({ classroomId, teacherActionId, back, outline, children }: OfItemProps & Ids) {
  const [page] = useState(() => {
    const item = actionItemPoll(teacherActionId)
    const classroom = classroomPoll(classroomId)
    const refresh = async () => {
      await Promise.all([item.refresh(), classroom.refresh()])
    }
    return { item, classroom, ...createRetry(refresh) }
  })
  const items = useStore(page.item.$state)
  const classrooms = useStore(page.classroom.$state)
  const retrying = useStore(page.$retrying)
  const states = [items, classrooms]

  const isForbidden =
    states.some(
      state => state.at === 'failed' && asRefusal(state.error)?.errorCode === CLASSROOM_FORBIDDEN,
    ) ||
    // an address may name a task of another classroom
    (items.at === 'ready' && items.data.classroom_id !== classroomId)
  const item = !isForbidden && items.at !== 'loading' ? items.data : undefined
  const classroom = !isForbidden && classrooms.at !== 'loading' ? classrooms.data : undefined
  const failed = states.find(state => state.at === 'failed')

  return (
    <section className="screen">
      <BackLink to={back.link({ classroomId, teacherActionId })} label={back.label} />
      {item && classroom && (
        <>
          <div>
            <h2 className="title">
              <bdi>{actionName(item)}</bdi>
            </h2>
            <p className="for">
              {t.inClassroom}: <bdi>{classroom.name}</bdi>
            </p>
          </div>
          {children({ item, classroom, refresh: page.item.refresh })}
        </>
      )}
      {!(item && classroom) && (isForbidden || failed) && (
        <Card flush>
          <ErrorState
            heading="h2"
            title={isForbidden ? shared.errorTitle : t.errorTitle}
            text={isForbidden ? shared.forbidden : failed?.at === 'failed' && failed.reason}
            {...(!isForbidden && { onRetry: page.retry, retryLabel: common.retry })}
            busy={retrying}
            busyLabel={common.loading}
          />
        </Card>
      )}
      {!(item && classroom) && !isForbidden && !failed && (
        <div>
          <VisuallyHidden live>{common.loading}</VisuallyHidden>
          <div className="title">
            <Skeleton width={260} />
          </div>
          <p className="for">
            <Skeleton width={180} />
          </p>
          {outline}
        </div>
      )}
    </section>
  )
}
