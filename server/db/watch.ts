/**
 * A table that a revalidating call reads. Its changes raise the revision of each teacher whose answers show them
 * (areas/changes); a table that such a call reads and nobody watches would be answered 304 for ever, and a test
 * fails.
 */
export interface Watch {
  table: string
  /** All three unless said otherwise. */
  on?: readonly ('insert' | 'update' | 'delete')[]
  /** Only an update of one of these counts; without them any does. The table then has an `id`. */
  columns?: readonly string[]
  /**
   * A query for the ids of the teachers. `changed` holds the rows: what came, what went, and of an update both the
   * rows before and the rows after.
   */
  teachers: string
}

/** What everybody is shown: lists that change with a release, or when an operator renames an entry, and alerts. */
export const shownToAll = (table: string): Watch => ({
  table,
  // a release fills its lists at each start, mostly with nothing new
  teachers: 'SELECT teacher_id FROM teacher_revisions WHERE EXISTS (SELECT 1 FROM changed)',
})

/** What belongs to a classroom, by its `classroom_id`, and is counted or shown with it. */
export const partOfClassroom = (table: string): Watch => ({
  table,
  teachers: 'SELECT teacher_id FROM classrooms WHERE id IN (SELECT classroom_id FROM changed)',
})

/** What belongs to a class pairing, by its `class_pairing_id`: both of its teachers see it. */
export const partOfPairing = (table: string): Watch => ({
  table,
  teachers:
    'SELECT teacher_id FROM classrooms WHERE class_pairing_id IN (SELECT class_pairing_id FROM changed)',
})

/** A query of teachers, and of whoever sees them as the partner, or as somebody who was asked or has asked to be that. */
export const withPartners = (ids: string): string => `WITH own AS (${ids})
  SELECT id FROM own UNION
  SELECT other.teacher_id FROM classrooms mine
  JOIN classrooms other ON other.class_pairing_id = mine.class_pairing_id
  WHERE mine.teacher_id IN (SELECT id FROM own) UNION
  SELECT invited_teacher_id FROM connection_requests WHERE teacher_id IN (SELECT id FROM own) UNION
  SELECT teacher_id FROM connection_requests WHERE invited_teacher_id IN (SELECT id FROM own)`

/** The same, and every librarian where one of the teachers is a librarian whose library looks for another one. */
export const withPartnersAndLibraries = (ids: string): string => `${withPartners(ids)} UNION
  SELECT id FROM teachers WHERE user_type = 'teacher-librarian'
  AND EXISTS (SELECT 1 FROM library_requests WHERE teacher_id IN (SELECT id FROM own)
    AND connected_at IS NULL AND expire_at > now())`
