import type { Area } from '../../area.ts'
import { partOfPairing } from '../../db/watch.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'

export { addCourseTasks, addTasks, joinedTasks } from './repository.ts'

/** Tasks of a class pairing. */
export const tasksArea = { handlers, refusals, watched: [partOfPairing('tasks')] } satisfies Area
