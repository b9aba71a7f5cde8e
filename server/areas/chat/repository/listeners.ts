import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Sessions that listen to the chat of a pairing. */
interface Listeners {
  class_pairing_id: number
  families: readonly string[]
}

const findThoseEnded = prepared<{ class_pairing_id: number; family_id: string }>(
  sql`with allowed as materialized (
        select pairing.id as class_pairing_id, t.id as teacher_id
        from class_pairings pairing
        join classrooms mine on mine.class_pairing_id = pairing.id
        join classrooms other on other.class_pairing_id = pairing.id and other.id <> mine.id
        join teachers t on t.id = mine.teacher_id and t.disabled_at is null
        where pairing.id = any(${sql.placeholder('pairings')}::text::integer[]) and pairing.status = 'paired')
      select listener.class_pairing_id, listener.family_id
      from unnest(${sql.placeholder('heard')}::text::integer[], ${sql.placeholder('families')}::text::uuid[])
        listener(class_pairing_id, family_id)
      where not exists (
        select 1 from sessions s join allowed on allowed.teacher_id = s.teacher_id
        where s.family_id = listener.family_id and allowed.class_pairing_id = listener.class_pairing_id
          and s.revoked_at is null and s.expires_at > now())`,
  'who may not listen',
)

/**
 * Those of them who may not listen, or not any more: their session is over, their account is disabled, or the pairing is
 * none of theirs. In one statement, however many there are: who may is found once for each pairing, and each session once.
 */
export function findEnded(db: Database, listeners: readonly Listeners[]) {
  // lists as PostgreSQL writes them: numbers and ids alone need no quotes
  let [pairings, heard, families] = ['', '', '']
  for (const { class_pairing_id, families: listening } of listeners) {
    pairings += `,${class_pairing_id}`
    for (const family of listening) {
      heard += `,${class_pairing_id}`
      families += `,${family}`
    }
  }
  const listed = (values: string) => `{${values.slice(1)}}`
  return findThoseEnded(db, {
    pairings: listed(pairings),
    heard: listed(heard),
    families: listed(families),
  })
}

/** The number of the last message that the two classrooms of a pairing have written to each other; 0 before the first. */
export async function findLatest(db: Database, classPairingId: number): Promise<number> {
  const own = sql`(select id from classrooms where class_pairing_id = ${classPairingId})`
  const [found] = await rows<{ number: number }>(
    db,
    sql`select m.number from chat_messages m
        where m.class_pairing_id = ${classPairingId} and m.from_classroom_id in ${own} and m.to_classroom_id in ${own}
        order by m.number desc limit 1`,
  )
  return found?.number ?? 0
}
