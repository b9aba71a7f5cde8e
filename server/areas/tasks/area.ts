import type { Area } from '../../area.ts'
import { partOfPairing, shownToAll } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { keepsTaskFiles } from './repository/files-in-use.ts'
import { handlers } from './routes.ts'
import { seed } from './seed.ts'

export { shownToStudents } from './for-students.ts'
export { addCourseTasks, addTasks, joinedTasks } from './repository/add.ts'
export { columnsForStudents, type RowForStudents } from './repository/for-students.ts'
export { demoContentOf } from './seed/demo-content.ts'
export { type PromptRow, promptHoldsUntil, shownPrompt } from './shown-prompt.ts'

/** Tasks of a class pairing, and the library that some of them are taken from. */
export const tasksArea = {
  handlers,
  refusals,
  seed,
  keepsFiles: keepsTaskFiles,
  watched: [partOfPairing('tasks'), shownToAll('library_tasks')],
} satisfies Area
