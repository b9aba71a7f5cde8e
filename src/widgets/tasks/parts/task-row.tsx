import { memo } from 'react'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { DueDay, Order, Prompt, ShowSwitch, TaskName, Thumbnail } from './cells.tsx'
import { isSameTask, type TaskProps } from './list-context.ts'
import { StepCells } from './step-cells.tsx'

/** One task of the list; of a whole class with what each of its two steps asks for. */
export const TaskRow = memo(function TaskRow(props: TaskProps) {
  const { task, place, isHidden, context } = props
  return (
    <tr {...tableRoles.row} className="task" data-row={task.id} data-hidden={isHidden || undefined}>
      <th {...tableRoles.rowHead} className="who">
        <Thumbnail src={task.task_thumbnail} />
        <TaskName {...props} />
      </th>
      {context.rights.isWholeClass ? (
        <StepCells task={task} context={context} />
      ) : (
        <>
          <td {...tableRoles.cell} className="prompt" data-label={t.prompt}>
            <Prompt text={task.create_prompt_text} letters={context.letters} />
          </td>
          <td {...tableRoles.cell} className="due" data-label={t.createDue}>
            <DueDay day={task.due_date} />
          </td>
          <td {...tableRoles.cell} className="due" data-label={t.responseDue}>
            <DueDay day={task.response_due_date} />
          </td>
        </>
      )}
      <td {...tableRoles.cell} className="show" data-label={t.show}>
        <ShowSwitch {...props} />
      </td>
      <td {...tableRoles.cell} className="order">
        <Order task={task} place={place} context={context} />
      </td>
    </tr>
  )
}, isSameTask)
