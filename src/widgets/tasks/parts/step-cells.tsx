import type { TaskListItem } from '../../../contract/entities/task.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { type TaskStep, taskSteps } from '../../../core/tasks/task-steps.ts'
import { check } from '../../../ui/icons.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { DueDay, Prompt } from './cells.tsx'
import type { ListContext } from './list-context.ts'

interface StepsProps {
  task: TaskListItem
  context: ListContext
}

/** ORIGINAL POST and RESPONSE of a whole class (P3 §2 My Tasks). */
export function StepCells({ task, context }: StepsProps) {
  const [post, response] = taskSteps(task)
  return (
    <>
      <td {...tableRoles.cell} className="step-cell" data-label={t.ofWholeClass.post}>
        <Step step={post} context={context} />
      </td>
      <td {...tableRoles.cell} className="step-cell" data-label={t.ofWholeClass.response}>
        {response ? <Step step={response} context={context} /> : <span className="none">{t.noResponse}</span>}
      </td>
    </>
  )
}

/** The two steps in a card. */
export function StepList({ task, context }: StepsProps) {
  return (
    <div className="step-list">
      {taskSteps(task).map(step => step && <Step key={step.number} step={step} context={context} />)}
    </div>
  )
}

function Step({ step, context }: { step: TaskStep; context: ListContext }) {
  const { number, prompt, dueDate } = step
  return (
    <div className="step">
      <p className="step-head">
        <span className="step-number">{t.step(number)}</span>
        {number === 2 && <span className="below">{t.respondToPartner}</span>}
      </p>
      <p>
        <Prompt text={prompt} letters={context.letters} />
      </p>
      <p className="step-foot">
        <span className="due">
          <DueDay day={dueDate} />
        </span>
        {context.rights.hasVideos && <Completion step={step} />}
      </p>
    </div>
  )
}

/** Whether the teachers' videos of a step are there; who has none has nothing to complete. */
function Completion({ step: { isCompleted, isPartnerCompleted } }: { step: TaskStep }) {
  return (
    <>
      {isCompleted ? (
        <StatusTag tone="success" icon={check}>
          {t.completed}
        </StatusTag>
      ) : (
        <StatusTag>{t.toDo}</StatusTag>
      )}
      {isPartnerCompleted && (
        <StatusTag tone="info" icon={check}>
          {t.partnerCompleted}
        </StatusTag>
      )}
    </>
  )
}
