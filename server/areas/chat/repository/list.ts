import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { ChatMessage } from '../../../../src/contract/entities/chat.ts'
import { CHAT_PAGE_MESSAGES } from '../../../../src/contract/limits/chat.ts'
import { type Database, rows } from '../../../db/database.ts'
import { teacherName } from '../../../db/full-name.ts'
import { prepared } from '../../../db/prepared.ts'
import { asInstant } from '../../../db/text.ts'
import type { Chat } from './chat-of.ts'
import { hearersOf } from './listeners.ts'

/** A message with its file by its name in the storage. */
export type ChatRow = Omit<ChatMessage, 'attachment'> & { attachment: { file: string; label: string } | null }

type Sides = Record<'class_pairing_id' | 'classroom_id' | 'partner_classroom_id', number | Placeholder>

/** Of messages `m`: those between these two classrooms, and none that either has had with another one before. */
const between = ({ class_pairing_id, classroom_id, partner_classroom_id }: Sides): SQL =>
  sql`m.class_pairing_id = ${class_pairing_id}
    and m.from_classroom_id in (${classroom_id}, ${partner_classroom_id})
    and m.to_classroom_id in (${classroom_id}, ${partner_classroom_id})`

const columns = sql`m.id, m.number, author.id as from_teacher_id,
  jsonb_build_object(
    'id', author.id, 'full_name', ${teacherName(sql`author`)}, 'avatar', author.avatar
  ) as from_teacher,
  m.message, m.attachment, case when m.read_at is null then 'sent' else 'read' end as status,
  ${asInstant(sql`m.created_at`)} as created_at, m.client_id`

const written = sql`chat_messages m
  join classrooms "from" on "from".id = m.from_classroom_id
  join teachers author on author.id = "from".teacher_id`

export interface Piece {
  after?: number | undefined
  before?: number | undefined
}

/** A page of a chat, the oldest first. */
export const findMessages = (db: Database, chat: Chat, { after, before }: Piece): Promise<ChatRow[]> => {
  const isWanted = sql`m.number > ${after ?? 0} ${before === undefined ? sql`` : sql`and m.number < ${before}`}`
  // those after a number are the first ones, any others the last
  const order = after === undefined ? sql`m.number desc` : sql`m.number`
  return rows<ChatRow>(
    db,
    sql`select * from (
          select ${columns} from ${written} where ${between(chat)} and ${isWanted}
          order by ${order} limit ${CHAT_PAGE_MESSAGES}
        ) page order by number`,
  )
}

const given: Sides = {
  class_pairing_id: sql.placeholder('class_pairing_id'),
  classroom_id: sql.placeholder('classroom_id'),
  partner_classroom_id: sql.placeholder('partner_classroom_id'),
}

const findOne = prepared<ChatRow & { hearers: string | null }>(
  sql`select ${columns}, ${hearersOf(given.class_pairing_id)} as hearers
      from ${written} where ${between(given)} and m.id = ${sql.placeholder('id')}`,
  'a message of a chat',
)

/**
 * One message of a chat, and what stands for those who may hear now what is told of it: in one statement, so that telling
 * them asks nothing (docs/decisions/realtime.md).
 */
export async function findMessage(
  db: Database,
  { class_pairing_id, classroom_id, partner_classroom_id }: Chat,
  id: number,
): Promise<{ message: ChatRow; hearers: string | null } | null> {
  const [found] = await findOne(db, { class_pairing_id, classroom_id, partner_classroom_id, id })
  if (!found) return null
  const { hearers, ...message } = found
  return { message, hearers }
}

/** What a browser has sent under its own name for it. */
export async function findSent(db: Database, chat: Chat, clientId: string): Promise<ChatRow | null> {
  const [found] = await rows<ChatRow>(
    db,
    sql`select ${columns} from ${written} where ${between(chat)}
        and m.from_classroom_id = ${chat.classroom_id} and m.client_id = ${clientId}`,
  )
  return found ?? null
}

/** How far a chat has come, and what of it the teacher has not read. */
export async function countMessages(
  db: Database,
  chat: Chat,
): Promise<{ last_number: number; unread_count: number }> {
  const [found] = await rows<{ last_number: number; unread_count: number }>(
    db,
    sql`select
          coalesce((select m.number from chat_messages m where ${between(chat)} order by m.number desc limit 1), 0)
            as last_number,
          (select count(*)::int from chat_messages m
            where ${between(chat)} and m.to_classroom_id = ${chat.classroom_id} and m.read_at is null) as unread_count`,
  )
  return found ?? { last_number: 0, unread_count: 0 }
}

/** How many messages a classroom has written in a chat. */
export async function countSent(db: Database, chat: Chat): Promise<number> {
  const [found] = await rows<{ count: number }>(
    db,
    sql`select count(*)::int as count from chat_messages m
        where ${between(chat)} and m.from_classroom_id = ${chat.classroom_id}`,
  )
  return found?.count ?? 0
}
