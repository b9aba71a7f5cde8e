import type { SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.ts'
import { students } from '../schema.ts'

type NewStudent = Omit<typeof students.$inferInsert, 'id' | 'place'> & {
  place?: number | null | SQL<number>
}

/** Adds students (or groups) and tells their ids in the order given. */
export async function addStudents(db: Database, list: NewStudent[]): Promise<number[]> {
  if (list.length === 0) return []
  const added = await db.insert(students).values(list).returning({ id: students.id })
  return added.map(({ id }) => id)
}

/** Adds one whose username is free; undefined when somebody has it. */
export async function addStudent(db: Database, student: NewStudent): Promise<number | undefined> {
  const [added] = await db
    .insert(students)
    .values(student)
    .onConflictDoNothing({ target: students.username })
    .returning({ id: students.id })
  return added?.id
}
