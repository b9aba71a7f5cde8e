import { partOfClassroom, type Watch } from '../../db/watch.ts'

export const watched: readonly Watch[] = [
  {
    // The owner, and the owner of the classroom that it is or was paired with.
    table: 'classrooms',
    teachers: `SELECT teacher_id FROM changed UNION SELECT teacher_id FROM classrooms
      WHERE class_pairing_id IN (SELECT class_pairing_id FROM changed)`,
  },
  {
    table: 'class_pairings',
    on: ['update'],
    teachers: 'SELECT teacher_id FROM classrooms WHERE class_pairing_id IN (SELECT id FROM changed)',
  },
  partOfClassroom('teacher_assistants'),
]
