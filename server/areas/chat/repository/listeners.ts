import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { prepared } from '../../../db/prepared.ts'

/** Sessions that listen to the chat of a pairing. */
interface Listeners {
  class_pairing_id: number
  families: readonly string[]
}

const teachersOf = (which: SQL) => sql`select pairing.id as class_pairing_id, t.id as teacher_id
        from class_pairings pairing
        join classrooms mine on mine.class_pairing_id = pairing.id
        join classrooms other on other.class_pairing_id = pairing.id and other.id <> mine.id
        join teachers t on t.id = mine.teacher_id and t.disabled_at is null
        where pairing.id ${which} and pairing.status = 'paired'`

const isOpen = sql`s.revoked_at is null and s.expires_at > now()`

/** The sessions `s` that may listen to pairings, and to which: all that ends that takes a session out of them. */
const hearing = (which: SQL) =>
  sql`(${teachersOf(which)}) allowed join sessions s on s.teacher_id = allowed.teacher_id and ${isOpen}`

/** What stands for these sessions: for other ones it is another. Their ids are random, so what is made of them is, too. */
const standing = sql`sum(hashtextextended(s.family_id::text, 0))::text`

/** What stands for all sessions that may listen to a pairing now; null where none may. */
export const hearersOf = (classPairingId: number | Placeholder) =>
  sql`(select ${standing} from ${hearing(sql`= ${classPairingId}`)})`

const anyOf = (name: string) => sql`= any(${sql.placeholder(name)}::text::integer[])`

// lists as PostgreSQL writes them: numbers and ids alone need no quotes
const listed = (values: readonly (number | string)[]) => `{${values.join()}}`

const findHearing = prepared<{ class_pairing_id: number; hearers: string; families: string }>(
  sql`select allowed.class_pairing_id, ${standing} as hearers, string_agg(s.family_id::text, ',') as families
      from ${hearing(anyOf('pairings'))} group by allowed.class_pairing_id`,
  'who may listen',
)

/** All sessions that may listen to a pairing, and what stands for them. */
interface Hearers {
  hearers: string
  families: ReadonlySet<string>
}

/** Those who may listen, by pairing; one to which nobody may is missing. */
export async function findHearers(
  db: Database,
  classPairingIds: readonly number[],
): Promise<Map<number, Hearers>> {
  const found = await findHearing(db, { pairings: listed(classPairingIds) })
  return new Map(
    found.map(({ class_pairing_id, hearers, families }) => [
      class_pairing_id,
      { hearers, families: new Set(families.split(',')) },
    ]),
  )
}

const findThoseEnded = prepared<{ class_pairing_id: number; family_id: string }>(
  sql`with allowed as materialized (${teachersOf(anyOf('pairings'))})
      select listener.class_pairing_id, listener.family_id
      from unnest(${sql.placeholder('heard')}::text::integer[], ${sql.placeholder('families')}::text::uuid[])
        listener(class_pairing_id, family_id)
      where not exists (
        select 1 from sessions s join allowed on allowed.teacher_id = s.teacher_id
        where s.family_id = listener.family_id and allowed.class_pairing_id = listener.class_pairing_id
          and ${isOpen})`,
  'who may not listen',
)

/**
 * Those of them who may not listen, or not any more: their session is over, their account is disabled, or the pairing is
 * none of theirs. In one statement, however many there are: who may is found once for each pairing, and each session once.
 */
export const findEnded = (db: Database, listeners: readonly Listeners[]) =>
  findThoseEnded(db, {
    pairings: listed(listeners.map(({ class_pairing_id }) => class_pairing_id)),
    heard: listed(
      listeners.flatMap(({ class_pairing_id, families }) => families.map(() => class_pairing_id)),
    ),
    families: listed(listeners.flatMap(({ families }) => families)),
  })

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
