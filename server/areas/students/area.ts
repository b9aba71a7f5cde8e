import type { Area } from '../../area.ts'
import { withPartners } from '../../db/watch.ts'

export { addStudents } from './repository.ts'

/** Students of a classroom, or its groups. */
export const studentsArea = {
  watched: [
    {
      // The partner too, whose notifications name them.
      table: 'students',
      teachers: withPartners(
        'SELECT teacher_id AS id FROM classrooms WHERE id IN (SELECT classroom_id FROM changed)',
      ),
    },
  ],
} satisfies Area
