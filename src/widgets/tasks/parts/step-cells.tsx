import type { TaskListItem } from '../../../contract/entities/task.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { type TaskStep, taskSteps } from '../../../core/tasks/task-steps.ts'
import { check } from '../../../ui/icons.ts'
import { tableRoles } from '../../../ui/table-roles.ts'
import { StatusTag } from '../../../ui/tag.tsx'
import { DueDay, Prompt } from './cells.tsx'

interface StepsProps {
  task: TaskListItem
  letters: number
}

/** ORIGINAL POST and RESPONSE of a whole class (P3 §2 My Tasks). */
export function StepCells({ task, letters }: StepsProps) {
  const [post, response] = taskSteps(task)
  return (
    <>
      <td {...tableRoles.cell} className="step-cell">
        <Step step={post} letters={letters} />
      </td>
      <td {...tableRoles.cell} className="step-cell">
        {response ? <Step step={response} letters={letters} /> : <span className="none">{t.noResponse}</span>}
      </td>
    </>
  )
}

/** The two steps in a card. */
export function StepList({ task, letters }: StepsProps) {
  return (
    <div className="step-list">
      {taskSteps(task).map(step => step && <Step key={step.number} step={step} letters={letters} />)}
    </div>
  )
}

function Step({ step, letters }: { step: TaskStep; letters: number }) {
  const { number, prompt, dueDate, isCompleted, isPartnerCompleted } = step
  return (
    <div className="step">
      <p className="step-head">
        <span className="step-number">{t.step(number)}</span>
        {number === 2 && <span className="below">{t.respondToPartner}</span>}
      </p>
      <p>
        <Prompt text={prompt} letters={letters} />
      </p>
      <p className="step-foot">
        <span className="due">
          <DueDay day={dueDate} />
        </span>
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
      </p>
    </div>
  )
}
