import { defineWidget } from '../../element/define-widget.ts'
import cells from './cells.css?inline'
import grid from './grid.css?inline'
import table from './table.css?inline'
import sheet from './tasks.css?inline'
import { Tasks } from './tasks.tsx'

/**
 * My Tasks: the tasks of a classroom exchange in their order, as a list or as cards, with a search; who sees them, the
 * order, the way to create, edit and add them, and what each says (P3 §2 My Tasks). It keeps itself up to date: what the
 * partner teacher changes appears by itself. The tab My Tasks of `cx-classroom` is this element.
 *
 * A press on a name asks the page for `classroom` with `tab=tasks` and `task_id` in its path, and shows the task in the
 * element's place, whatever the page does; Back in it shows the list as it was left. The videos of a task are the page's
 * `taskDetail`.
 *
 * @attr {number} classroom-id - the classroom; without one the element asks to choose one
 * @attr {number} task-id - the task that is shown in the place of the list; it changes with what is shown
 * @fires {CustomEvent<{ taskId: number | null, path: string }>} cx-task-shown - the teacher has opened a task, or has gone
 * back to the list (`null`); `path` is the host app's address of what is shown
 * @fires {CustomEvent<{ change: string, taskIds: number[] }>} cx-tasks-changed - tasks were `shown`, `hidden`, `moved`,
 * `added` from the library, or `saved` in the editor
 * @fires {CustomEvent<{ busy: boolean }>} cx-busy-changed - in the editor of a task something is typed and not saved, or a
 * file is on its way, or that is over: whoever leads away from the element may ask first
 * @fires {CustomEvent<{ message: string, error_code: number | undefined }>} cx-classroom-error - the classroom cannot be
 * shown. A modal says so, too, unless the page prevents the event (decision 23)
 */
defineWidget('cx-tasks', Tasks, {
  attributes: { classroomId: 'number', taskId: 'number' },
  events: ['cx-task-shown', 'cx-tasks-changed', 'cx-busy-changed', 'cx-classroom-error'],
  styles: [sheet, cells, table, grid],
})

declare global {
  interface WidgetViews {
    'cx-tasks': typeof Tasks
  }
}
