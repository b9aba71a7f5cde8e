import type { TaskIssue } from '../rules/task-form.ts'
import type { PlaceIssue } from '../rules/task-order.ts'
import type { TaskField } from '../rules/task-values.ts'

/** `M/D/YYYY`, as dates are shown (P3 §9). */
function shownDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${month}/${date}/${year}`
}

/**
 * What is wrong with a field of a task (P3 §5); the browser says these too, before anything is sent. The time limit has
 * a word in capitals that the place has not.
 */
export function taskSentence(field: TaskField, issue: TaskIssue): string {
  const value = field === 'video_time_limit' ? 'Value' : 'value'
  switch (issue.code) {
    case 'required':
      return 'Field required.'
    case 'too_long':
      return `Field must have maximum ${issue.letters} letters.`
    case 'too_small':
      return `Invalid ${value} must be greater than or equal to ${issue.least}`
    case 'too_large':
      return `Invalid ${value} must be less than or equal to ${issue.most}`
    case 'too_many':
      return `Add ${issue.most} at most.`
    case 'too_early':
      return `Min value ${shownDay(issue.day)}.`
    case 'too_late':
      return `Max value ${shownDay(issue.day)}.`
    case 'number':
      return 'Only numeric characters are allowed'
    case 'link':
      return 'Field must have a valid url format.'
    default:
      return 'This value is not valid.'
  }
}

/** What is wrong with a place that a task is to have (P3 §5 Task reorder value). */
export const placeSentence = (issue: PlaceIssue): string =>
  issue.code === 'too_small'
    ? `Invalid value must be greater than or equal to ${issue.least}`
    : `Invalid value must be less than or equal to ${issue.most}`
