import { useId, useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { Task } from '../../../contract/entities/task.ts'
import { asksForResponses } from '../../../contract/rules/task-categories.ts'
import { common } from '../../../core/messages/common.ts'
import { taskWords as words } from '../../../core/messages/task-words.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { createTaskPage, taskPageState } from '../../../core/tasks/task-page.ts'
import type { TaskRights } from '../../../core/tasks/task-rights.ts'
import { useStore } from '../../../core/use-store.ts'
import { LoadFailure } from '../../../parts/load-failure.tsx'
import content from '../../../parts/tasks/task-content.css?inline'
import { TaskContent } from '../../../parts/tasks/task-content.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { edit } from '../../../ui/icons.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useSheet } from '../../../ui/style-root.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { TasksHandle } from '../types.ts'
import { BackButton } from './back-button.tsx'
import { DueDay, Thumbnail } from './cells.tsx'
import sheet from './task-details.css?inline'
import { VideosLink } from './videos-link.tsx'

export interface TaskDetailsProps {
  classroom: Classroom
  rights: TaskRights
  taskId: number
  widget: TasksHandle
  onBack: () => void
  onEdit: () => void
}

/** All that one task says, with the ways to its editor and to its videos (P3 §2 My Tasks, task detail). */
export function TaskDetails(props: TaskDetailsProps) {
  useSheet(content)
  useSheet(sheet)
  const { classroom, taskId, onBack } = props
  const [page] = useState(() => createTaskPage(classroom.id, taskId))
  const state = taskPageState(useStore(page.$state))
  const retrying = useStore(page.$retrying)
  return (
    <div className="details">
      <BackButton onBack={onBack} />
      {state.at === 'loading' && (
        <>
          <VisuallyHidden live>{common.loading}</VisuallyHidden>
          <Skeleton shape="block" height={240} />
        </>
      )}
      {state.at === 'gone' && <EmptyState title={words.goneTitle} text={words.gone} />}
      {state.at === 'failed' && (
        <LoadFailure title={t.title} reason={state.reason} onRetry={page.retry} busy={retrying} />
      )}
      {state.at === 'ready' && <Details {...props} task={state.task} />}
    </div>
  )
}

function Details({ task, classroom, rights, widget, onEdit }: TaskDetailsProps & { task: Task }) {
  const id = useId()
  return (
    <Card>
      <article className="cx-task" aria-labelledby={id}>
        <header className="details-head">
          <Thumbnail src={task.task_thumbnail} />
          <div className="details-name">
            <h3 id={id}>
              <bdi>{task.task_name}</bdi>
            </h3>
            <p className="marks">
              {task.is_hidden && <StatusTag>{t.hidden}</StatusTag>}
              <span className="due">
                {t.createDue} <DueDay day={task.due_date} />
              </span>
              {asksForResponses(task) && (
                <span className="due">
                  {t.responseDue} <DueDay day={task.response_due_date} />
                </span>
              )}
            </p>
          </div>
          {!rights.isExpired && (
            <div className="details-ways">
              {rights.hasVideos && <VideosLink classroomId={classroom.id} taskId={task.id} widget={widget} />}
              <span data-opens="editor">
                <Button variant="primary" icon={edit} onClick={onEdit}>
                  {t.edit}
                </Button>
              </span>
            </div>
          )}
        </header>
        <TaskContent task={task} />
      </article>
    </Card>
  )
}
