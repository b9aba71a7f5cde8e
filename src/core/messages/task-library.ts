import type { LibraryOrder } from '../../contract/rules/library-orders.ts'
import { taskOutcomes } from '../../contract/server-messages/task-outcomes.ts'

/** The task library of cx-tasks (P3 §2 My Tasks, §8 Add library task, Empty library, §9 Library filters). */
export const taskLibrary = {
  title: 'Task Library',
  failed: 'Error trying to get the task library.',
  countriesFailed: 'Error trying to get the countries.',
  filters: 'Filters',
  language: 'Language',
  level: 'Level',
  country: 'Country',
  all: { language: 'All languages', level: 'All levels', country: 'All countries' },
  search: 'Search the library',
  clearSearch: 'Clear search',
  sort: 'Sort',
  sorts: { 'a-z': 'A-Z', 'z-a': 'Z-A', 'pending-review': 'Pending Review' } satisfies Record<
    LibraryOrder,
    string
  >,
  none: 'No tasks were found matching the filter selections. Please adjust the filters to see additional options.',
  clearFilters: 'Show all',
  count: (count: number) => (count === 1 ? '1 task' : `${count} tasks`),
  list: 'Tasks of the library',

  details: 'Details',
  add: 'Add',
  adding: 'Adding…',
  isAdded: 'Already in your exchange',
  addTitle: 'Add task',
  dueDate: 'Due date',
  dueHint: 'Without one the task has no due date.',
  addFailed: 'Error adding task. Please try again.',
  added: taskOutcomes.added,
  addedText: (name: string) => `${name} is the last task of your exchange.`,
} as const
