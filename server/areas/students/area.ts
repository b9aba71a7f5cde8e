import type { Area } from '../../area.ts'
import { partOfClassroom } from '../../db/watch.ts'

export { addStudents } from './repository.ts'

/** Students of a classroom, or its groups. */
export const studentsArea = { watched: [partOfClassroom('students')] } satisfies Area
