import { sql } from 'drizzle-orm'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'

/** The chat of a classroom, from the side of its teacher. */
export interface Chat {
  class_pairing_id: number
  classroom_id: number
  teacher_id: number
  partner_classroom_id: number
  partner: { id: number; full_name: string; avatar: string | null; is_there: boolean }
}

type Found = Omit<Chat, 'partner' | 'partner_classroom_id'> & {
  partner_classroom_id: number | null
  partner: Chat['partner']
}

/**
 * The chat of a classroom with its partner: `null` where the classroom is not the teacher's, 'none' where it has no
 * partner, or none any more.
 */
export async function findChat(
  db: Database,
  teacherId: number,
  classroomId: number,
): Promise<Chat | 'none' | null> {
  const [found] = await rows<Found>(
    db,
    sql`select c.class_pairing_id, c.id as classroom_id, c.teacher_id, other.id as partner_classroom_id,
          jsonb_build_object(
            'id', partner.id, 'full_name', ${teacherName(sql`partner`)},
            'avatar', partner.avatar, 'is_there', partner.disabled_at is null
          ) as partner
        from classrooms c
        join class_pairings pairing on pairing.id = c.class_pairing_id
        left join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
          and pairing.status = 'paired'
        left join teachers partner on partner.id = other.teacher_id
        where c.id = ${classroomId} and c.teacher_id = ${teacherId}`,
  )
  if (!found) return null
  const { partner_classroom_id } = found
  return partner_classroom_id === null ? 'none' : { ...found, partner_classroom_id }
}

/**
 * Keeps both classrooms where they are until the transaction ends, in the order of everybody who locks two: a message
 * names both, and whoever pairs them anew waits for them, too (docs/decisions/order-of-locks.md).
 */
export async function holdClassrooms(db: Database, chat: Chat): Promise<void> {
  await db.execute(
    sql`select 1 from classrooms where id in (${chat.classroom_id}, ${chat.partner_classroom_id})
        order by id for key share`,
  )
}

/** Holds a pairing until the transaction ends: nobody else adds to its chat meanwhile, and nobody leaves it. */
export async function lockPairing(db: Database, id: number): Promise<void> {
  await db.execute(sql`select 1 from class_pairings where id = ${id} for no key update`)
}
