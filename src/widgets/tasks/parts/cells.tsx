import type { TaskListItem } from '../../../contract/entities/task.ts'
import { monthDay } from '../../../core/dates/month-day.ts'
import { serviceUrl } from '../../../core/http/address.ts'
import { tasks as t } from '../../../core/messages/tasks.ts'
import { cutPrompt } from '../../../core/tasks/prompt-letters.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { check } from '../../../ui/icons.ts'
import { Switch } from '../../../ui/switch.tsx'
import { StatusTag } from '../../../ui/tag.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { ListContext, TaskProps } from './list-context.ts'

// icons of this list alone: those of ui/icons.ts come with the kernel

/** Two classrooms far apart, where a task has no picture of its own. */
const LOGO =
  'M7 14a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM17 5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM3 10a9 9 0 0 1 10 9M11 4a9 9 0 0 0 10 10'

/** Six dots to grip. */
const GRIP = 'M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01'

export function Thumbnail({ src }: { src: string | null }) {
  return (
    <span className="thumbnail">
      {src ? <img src={serviceUrl(src)} alt="" loading="lazy" /> : <Icon path={LOGO} size={28} />}
    </span>
  )
}

/** What it is called: the way to all that it says, which nothing leads to once the exchange has expired (P3 §4). */
export function TaskName({ task, isHidden, context }: TaskProps) {
  const { id, task_name } = task
  const name = <bdi>{task_name}</bdi>
  const isCompleted = task.create_completed && task.response_completed !== false
  return (
    <span className="names">
      {context.rights.isExpired ? (
        <span className="name">{name}</span>
      ) : (
        <a className="name" data-task={id} {...context.link(id)}>
          {name}
        </a>
      )}
      <span className="marks">
        {isHidden && <StatusTag>{t.hidden}</StatusTag>}
        {isCompleted && context.rights.hasVideos && !context.rights.isWholeClass && (
          <StatusTag tone="success" icon={check}>
            {t.completed}
          </StatusTag>
        )}
      </span>
    </span>
  )
}

export function Prompt({ text, letters }: { text: string; letters: number }) {
  if (text === '') return <span className="none">{t.noPrompt}</span>
  const shown = cutPrompt(text, letters)
  return (
    <bdi className="prompt-text" title={shown === text ? undefined : text}>
      {shown}
    </bdi>
  )
}

/** The day on which something is due. */
export function DueDay({ day }: { day: string | null }) {
  return day === null ? <span className="none">{t.noDate}</span> : <time dateTime={day}>{monthDay(day)}</time>
}

/** Whether students see it. */
export function ShowSwitch({ task, isHidden, context }: TaskProps) {
  const { isExpired } = context.rights
  return (
    <Switch
      label={t.showsTask(task.task_name)}
      checked={!isHidden}
      disabled={isExpired}
      describedBy={isExpired ? context.expiredId : undefined}
      onChange={checked => context.onShow(task, !checked)}
    />
  )
}

interface OrderProps {
  task: TaskListItem
  place: number
  context: ListContext
}

/** What moves it: a handle to drag, also with the keys, and its place to choose another one by number (WCAG 2.5.7). */
export function Order({ task, place, context }: OrderProps) {
  const { count, orderLock, dragHelpId } = context
  const name = task.task_name
  return (
    <span className="moves">
      <button
        type="button"
        className="handle"
        data-handle
        aria-label={t.drag(name, place, count)}
        aria-describedby={orderLock ?? dragHelpId}
        disabled={orderLock !== null}
      >
        <Icon path={GRIP} />
      </button>
      <Button
        variant="quiet"
        size="small"
        disabled={orderLock !== null}
        {...(orderLock !== null && { describedBy: orderLock })}
        onClick={() => context.onMove(task, place)}
      >
        <span aria-hidden>{place}</span>
        <VisuallyHidden>{t.moveTo(name, place)}</VisuallyHidden>
      </Button>
    </span>
  )
}
