import { memo, useId } from 'react'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { Card } from '../../../ui/card.tsx'
import { DueDay, Order, Prompt, ShowSwitch, TaskName, Thumbnail } from './cells.tsx'
import { isSameTask, type TaskProps } from './list-context.ts'
import { StepList } from './step-cells.tsx'

/** One task of the grid. */
export const TaskCard = memo(function TaskCard(props: TaskProps) {
  const { task, place, isHidden, context } = props
  const id = useId()
  return (
    <li className="card-place" data-row={task.id} data-hidden={isHidden || undefined}>
      <Card flush>
        <article className="card" aria-labelledby={id}>
          <Thumbnail src={task.task_thumbnail} />
          <div className="card-text">
            <h3 id={id} className="card-name">
              <TaskName {...props} />
            </h3>
            {context.rights.isWholeClass ? (
              <StepList task={task} context={context} />
            ) : (
              <>
                <p className="prompt">
                  <Prompt text={task.create_prompt_text} letters={context.letters} />
                </p>
                <dl className="dues">
                  <div>
                    <dt>{t.createDue}</dt>
                    <dd className="due">
                      <DueDay day={task.due_date} />
                    </dd>
                  </div>
                  <div>
                    <dt>{t.responseDue}</dt>
                    <dd className="due">
                      <DueDay day={task.response_due_date} />
                    </dd>
                  </div>
                </dl>
              </>
            )}
          </div>
          <div className="card-foot">
            <span className="show">
              <span aria-hidden>{t.show}</span>
              <ShowSwitch {...props} />
            </span>
            <Order task={task} place={place} context={context} />
          </div>
        </article>
      </Card>
    </li>
  )
}, isSameTask)
