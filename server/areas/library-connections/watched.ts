import type { Watch } from '../../db/watch.ts'

export const watched: readonly Watch[] = [
  {
    // every library sees what every other one asks for
    table: 'library_requests',
    teachers: `SELECT id FROM teachers WHERE user_type = 'teacher-librarian' AND EXISTS (SELECT 1 FROM changed)`,
  },
  { table: 'hidden_library_requests', teachers: 'SELECT teacher_id FROM changed' },
  {
    // its owner alone: whoever looks would have all others read their lists anew (docs/decisions/library-connections.md)
    table: 'library_request_views',
    teachers: 'SELECT teacher_id FROM library_requests WHERE id IN (SELECT request_id FROM changed)',
  },
]
