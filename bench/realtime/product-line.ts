import { sql } from 'drizzle-orm'
import { findHearers } from '../../server/areas/chat/area.ts'
import { pairClassrooms } from '../../server/areas/pairings/area.ts'
import { openSession } from '../../server/areas/session/area.ts'
import { readConfig } from '../../server/config.ts'
import { type Database, rows } from '../../server/db/database.ts'
import { signChannel } from '../../server/realtime/channel-token.ts'
import { startServer } from '../../server/start.ts'
import { channelName } from '../../src/contract/rules/channels.ts'
import { newClassroom } from '../../test/support/pairing.ts'
import { CHATS, CLIENTS, MESSAGE, type Seat, serve } from './child.ts'

/** The product's own server with chats of two teachers each, all of whom have it open several times. */
const { app, url, close } = await startServer({ ...readConfig(), port: 0, host: '127.0.0.1' })
const { db, tokens, realtime } = app.services

async function teacher(): Promise<number> {
  const [made] = await rows<{ id: number }>(
    db,
    sql`insert into teachers overriding system value
        select made.* from teachers t, jsonb_populate_record(t, jsonb_build_object(
          'id', nextval(pg_get_serial_sequence('teachers', 'id')), 'email', gen_random_uuid() || '@bench.test')) made
        where t.email = 'teacher@demo.test' returning id`,
  )
  return made?.id ?? 0
}

const chats: number[] = []
const seats: Seat[] = []
for (let chat = 0; chat < CHATS; chat += 1) {
  const teachers = [await teacher(), await teacher()]
  const [one, other] = [
    await newClassroom(db, teachers[0] ?? 0, []),
    await newClassroom(db, teachers[1] ?? 0, []),
  ]
  const pairing = await db.transaction(transaction =>
    pairClassrooms(transaction as unknown as Database, one.id, other.id),
  )
  chats.push(pairing)
  const channel = channelName({ kind: 'chat', class_pairing_id: pairing })
  for (let seat = 0; seat < CLIENTS / CHATS; seat += 1) {
    const teacherId = teachers[seat % 2] ?? 0
    const { familyId } = await openSession(db, teacherId)
    seats.push({ channel, auth: signChannel(tokens, channel, { teacherId, familyId }).auth })
  }
}

const hearers = await findHearers(db, chats)

serve(url, seats, {
  round() {
    // as a write that has read it together with the message
    for (const pairing of chats)
      realtime.tell(pairing, { name: 'message', message: MESSAGE }, hearers.get(pairing)?.hearers)
  },
  stop: close,
})
