import { partOfClassroom, type Watch } from '../../db/watch.ts'

export const watched: readonly Watch[] = [
  {
    // The owner, the owner of the classroom that it is or was paired with, and whoever sees it in a connection request.
    table: 'classrooms',
    teachers: `SELECT teacher_id FROM changed UNION SELECT teacher_id FROM classrooms
      WHERE class_pairing_id IN (SELECT class_pairing_id FROM changed)
      UNION SELECT invited_teacher_id FROM connection_requests WHERE classroom_id IN (SELECT id FROM changed)
      UNION SELECT teacher_id FROM connection_requests WHERE invited_classroom_id IN (SELECT id FROM changed)`,
  },
  {
    table: 'class_pairings',
    on: ['update'],
    teachers: 'SELECT teacher_id FROM classrooms WHERE class_pairing_id IN (SELECT id FROM changed)',
  },
  partOfClassroom('teacher_assistants'),
]
