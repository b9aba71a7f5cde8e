import { useMemo, useState } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { leaving } from '../../../core/messages/leaving.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { createTaskList } from '../../../core/tasks/task-list.ts'
import { taskRights } from '../../../core/tasks/task-rights.ts'
import { ListOutline } from '../../../parts/lists/list-outline.tsx'
import { ListScreen, useListClassroom } from '../../../parts/lists/list-screen.tsx'
import { LeaveQuestion } from '../../../ui/leave-question.tsx'
import type { TaskChange, TasksHandle } from '../types.ts'
import { useAside } from '../use-aside.ts'
import { useShownTask } from '../use-shown.ts'
import { EditorView } from './editor-view.tsx'
import { LaterLibrary, LaterTask } from './later-screens.tsx'
import { NoCourse } from './no-course.tsx'
import { taskMark } from './outline.tsx'
import { TaskList } from './task-list.tsx'

interface TasksPageProps {
  classroomId: number
  taskId: number | null
  user: User
  widget: TasksHandle
}

/** One classroom's tasks, from the outline while it loads to what one of them says. */
export function TasksPage({ classroomId, taskId, user, widget }: TasksPageProps) {
  const [store] = useState(() => createTaskList(classroomId))
  const of = useListClassroom(classroomId)
  const { list, goBack } = useShownTask(classroomId, taskId, widget)
  const { aside: noted, open, close, back, question } = useAside(widget, classroomId, taskId)
  const { classroom } = of
  const known = classroom && JSON.stringify(taskRights(user, classroom))
  // the same object while an answer says nothing new, so that the rows rest
  const rights = useMemo(() => (known ? (JSON.parse(known) as ReturnType<typeof taskRights>) : null), [known])
  // the history may know a library that is not there any more
  const aside = noted?.at === 'library' && rights && !rights.hasLibrary ? null : noted
  const isAside = aside !== null || taskId !== null

  function changed(change: TaskChange, ...taskIds: number[]) {
    widget.emit('cx-tasks-changed', { change, taskIds })
    void store.refresh()
  }

  return (
    <ListScreen
      of={of}
      title={t.title}
      isAside={isAside}
      widget={widget}
      outline={<ListOutline mark={taskMark} />}
    >
      {classroom && rights?.needsCourse && <NoCourse classroom={classroom} widget={widget} />}
      {classroom && rights && !rights.needsCourse && (
        <>
          {/* as it was left: its search and where it was scrolled to */}
          <div ref={list} hidden={isAside}>
            <TaskList
              store={store}
              classroom={classroom}
              rights={rights}
              widget={widget}
              isAside={isAside}
              onOpen={open}
            />
          </div>
          {aside?.at === 'editor' && (
            <EditorView
              classroomId={classroomId}
              taskId={aside.taskId}
              widget={widget}
              onBack={back}
              onClosed={close}
              onSaved={id => changed('saved', id)}
            />
          )}
          {aside?.at === 'library' && (
            <LaterLibrary
              classroom={classroom}
              user={user}
              onBack={close}
              onAdded={id => changed('added', id)}
            />
          )}
          {taskId !== null && aside === null && (
            <LaterTask
              key={taskId}
              classroom={classroom}
              rights={rights}
              taskId={taskId}
              widget={widget}
              onBack={goBack}
              onEdit={() => open({ at: 'editor', taskId })}
            />
          )}
        </>
      )}
      <LeaveQuestion {...question} labels={leaving} />
    </ListScreen>
  )
}
