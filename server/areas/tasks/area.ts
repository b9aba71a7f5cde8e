import type { Area } from '../../area.ts'
import { partOfClassroom } from '../../db/watch.ts'

export { addTasks } from './repository.ts'

/** Tasks of a classroom. */
export const tasksArea = { watched: [partOfClassroom('tasks')] } satisfies Area
