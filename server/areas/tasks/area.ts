import type { Area } from '../../area.ts'
import { partOfPairing } from '../../db/watch.ts'

export { addCourseTasks, addTasks, joinedTasks } from './repository.ts'

/** Tasks of a class pairing. */
export const tasksArea = { watched: [partOfPairing('tasks')] } satisfies Area
