import { useState } from 'react'
import type { Classroom } from '../../../contract/entities/classroom.ts'
import type { StudentActivityTask } from '../../../contract/entities/student-activity.ts'
import { isSmallGroup } from '../../../contract/rules/group-types.ts'
import { studentActivityPoll } from '../../../core/classrooms/student-activity-poll.ts'
import { createRetry } from '../../../core/http/create-retry.ts'
import { dashboard as t } from '../../../core/messages/dashboard.ts'
import { useStore } from '../../../core/use-store.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { tableRoles } from '../../../ui/table-roles.ts'
import type { ClassroomHandle } from '../types.ts'
import { ActivityOutline } from './activity-outline.tsx'
import { Loaded } from './loaded.tsx'
import { Part } from './part.tsx'
import { RowsOutline } from './rows-outline.tsx'
import { StepCell } from './step-cell.tsx'

interface StudentActivityProps {
  classroom: Classroom
  /** What the second step of a task is called: to a partner, or to classmates. */
  respondLabel: string
  widget: ClassroomHandle
}

function createActivity(classroomId: number) {
  const poll = studentActivityPoll(classroomId)
  return { $poll: poll.$state, ...createRetry(poll.refresh) }
}

/** How far the students are with each task, and who is missing (P2 §2, §3). */
export function StudentActivity(props: StudentActivityProps) {
  const [store] = useState(() => createActivity(props.classroom.id))
  const state = useStore(store.$poll)
  const busy = useStore(store.$retrying)
  return (
    <Part title={t.activity}>
      <Loaded
        state={state}
        title={t.activity}
        failed={t.activityFailed}
        // without a course there are no tasks
        outline={props.classroom.course_id === null ? <RowsOutline /> : <ActivityOutline />}
        onRetry={store.retry}
        busy={busy}
      >
        {({ tasks }) => (tasks.length === 0 ? <NoTasks {...props} /> : <Figures tasks={tasks} {...props} />)}
      </Loaded>
    </Part>
  )
}

/** A table to look at and to listen to: the bars show what the words beside them say. */
function Figures({
  tasks,
  respondLabel,
  classroom,
}: StudentActivityProps & { tasks: readonly StudentActivityTask[] }) {
  const inGroups = isSmallGroup(classroom.course_student_group_type_id)
  return (
    <table {...tableRoles.table} className="figures" aria-label={t.activity}>
      <thead {...tableRoles.group}>
        <tr {...tableRoles.row}>
          <th {...tableRoles.head}>{t.task}</th>
          <th {...tableRoles.head}>{t.create}</th>
          <th {...tableRoles.head}>{respondLabel}</th>
        </tr>
      </thead>
      <tbody {...tableRoles.group}>
        {tasks.map(task => (
          <tr key={task.id} {...tableRoles.row}>
            <th {...tableRoles.rowHead}>
              <bdi>{task.task_name}</bdi>
            </th>
            <StepCell
              label={t.create}
              percent={task.percent_submitted_create_video}
              due={task.due_date}
              pending={task.number_pending_create_video}
              inactive={task.inactive_create_video_students}
              inGroups={inGroups}
            />
            <StepCell
              label={respondLabel}
              percent={task.percent_submitted_response_video}
              due={task.response_due_date}
              pending={task.number_pending_response_video}
              inactive={task.inactive_response_video_students}
              inGroups={inGroups}
            />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NoTasks({ classroom, widget }: StudentActivityProps) {
  const asks = classroom.course_id === null && classroom.status !== 'expired'
  return (
    <EmptyState
      heading="h4"
      title={t.noTasks}
      text={asks ? t.noCourse : t.noTasksText}
      action={
        asks && (
          <ButtonLink {...widget.link('chooseCourse', { classroomId: classroom.id })}>
            {t.selectCourse}
          </ButtonLink>
        )
      }
    />
  )
}
