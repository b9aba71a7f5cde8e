import { shortDate } from '../../../core/dates/short-date.ts'
import { taskEditor as t } from '../../../core/messages/task-editor.ts'
import type { ShownField, TaskDraft } from '../../../core/tasks/task-draft.ts'

/** What a category is called; one that nobody knows by its own name. */
export const categoryName = (category: string): string =>
  (t.categories as Readonly<Record<string, string>>)[category] ?? category

/** What a field holds in words, line by line; none where it is empty. */
export function shownLines(field: ShownField, draft: TaskDraft): readonly string[] {
  switch (field) {
    case 'tags':
      return draft.tags.map(({ name }) => name)
    case 'links':
      return draft.links.map(({ label, url }) => `${label}: ${url}`)
    case 'materials':
      return draft.materials.map(({ label }) => label)
    case 'task_category':
      return [categoryName(draft.task_category)]
    case 'response_type':
      return [t.responseTypes[draft.response_type as '1' | '2']]
    case 'due_date':
    case 'response_due_date':
      return draft[field] ? [shortDate(draft[field])] : []
    default:
      return draft[field] ? [draft[field]] : []
  }
}
