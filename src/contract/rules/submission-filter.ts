/** What a classroom's list of submissions is asked for: a status, or one task (P3 §2 Submissions). */
export const SUBMISSION_FILTER = '^(approved|pending|task:[1-9]\\d{0,9})$'

/** The list of partner students is of approved posts alone, so it is only asked for one task. */
export const PARTNER_FILTER = '^(approved|task:[1-9]\\d{0,9})$'

/** What a filter asks for; without one, all but the deleted. */
export interface AskedSubmissions {
  status: 'approved' | 'pending' | null
  task: number | null
}

const TASK = 'task:'

/** The filter for one task. */
export const filterOfTask = (id: number): string => `${TASK}${id}`

/** Reads a filter; of a text that is none nothing is asked. */
export function askedBy(filter: string | null | undefined): AskedSubmissions {
  if (filter === 'approved' || filter === 'pending') return { status: filter, task: null }
  if (filter?.startsWith(TASK)) return { status: null, task: Number(filter.slice(TASK.length)) }
  return { status: null, task: null }
}

/** Whether a filter lets a post through. */
export function isAskedFor(
  filter: string | null,
  { status, class_task }: { status: string; class_task: { id: number } },
): boolean {
  const asked = askedBy(filter)
  return (asked.status ?? status) === status && (asked.task ?? class_task.id) === class_task.id
}

/** Whether it is one that can be asked for. */
export const isFilter = (text: string): boolean => new RegExp(SUBMISSION_FILTER).test(text)
