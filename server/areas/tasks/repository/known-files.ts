import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'

interface KnownFiles {
  /** Whose files every task of the exchange may show. */
  teachers: number[]
  /** Which of the names another task of it shows already, or one of the library. */
  shown: string[]
}

/** What the teachers of a pairing may put into its tasks, of these names of files. */
export async function findKnownFiles(
  db: Database,
  pairingId: number,
  names: readonly string[],
): Promise<KnownFiles> {
  const [found] = await rows<KnownFiles>(
    db,
    sql`select
          (select coalesce(jsonb_agg(distinct teacher_id), '[]') from classrooms
            where class_pairing_id = ${pairingId}) as teachers,
          (select coalesce(jsonb_agg(given.name), '[]')
            from jsonb_array_elements_text(${JSON.stringify(names)}::jsonb) given(name)
            where exists (select 1 from tasks t
                where t.class_pairing_id = ${pairingId} and t.files @> array[given.name])
              or exists (select 1 from library_tasks t where t.files @> array[given.name])) as shown`,
  )
  return found ?? { teachers: [], shown: [] }
}
