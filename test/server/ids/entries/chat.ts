import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CHAT_MESSAGE_GONE } from '../../../../src/contract/error-codes/chat.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'

const OWN = 'Spanish 7 Morning'
const PARTNER = 'Inglés 1B'
const FOREIGN = 'Picture Book Club'

const PATH = '/api/teacher/classrooms/{id}/partner/messages'

/** A message that one of two partners sends the other. */
async function messageFrom(world: World, token: string, name: string): Promise<string> {
  const id = await classroomOf(world, token, name)
  const { body, text } = await world.server.call<{ id: number }>(
    `POST /api/teacher/classrooms/${id}/partner/messages`,
    { token, body: { message: 'Hola' } },
  )
  if (!body.success) throw new Error(text)
  return String(body.data.id)
}

/** A message of two classrooms that have nothing to do with these. */
async function foreignMessage({ server }: World): Promise<string> {
  const [found] = await rows<{ id: number }>(
    server.app.services.db,
    sql`insert into chat_messages (class_pairing_id, number, from_classroom_id, to_classroom_id, message)
        select one.class_pairing_id, 1, one.id, other.id, 'Hello'
        from classrooms one join classrooms other on other.id <> one.id and other.name <> ${OWN}
        where one.name = ${FOREIGN} limit 1
        on conflict (class_pairing_id, number) do update set message = excluded.message returning id`,
  )
  return String(found?.id)
}

/** By the classroom in the path. */
const byClassroom = (method: string, sent?: object, rest = ''): Entry => ({
  call: (world, value) =>
    world.server.call(`${method} /api/teacher/classrooms/${value}/partner/messages${rest}`, {
      token: world.own,
      ...(sent ? { body: sent } : {}),
    }),
  cases: async world => ({
    own: rest ? null : [await classroomOf(world, world.own, OWN), 200],
    partner: [await classroomOf(world, world.partner, PARTNER), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, FOREIGN), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

export const entries: Entries = {
  [`GET ${PATH} params.id`]: byClassroom('GET'),
  [`POST ${PATH} params.id`]: byClassroom('POST', { message: 'Hola' }),
  // its own classroom is that of the message, below
  [`PUT ${PATH}/{mid} params.id`]: byClassroom('PUT', { status: 'read' }, '/1'),
  [`PUT ${PATH}/{mid} params.mid`]: {
    async call(world, value) {
      const id = await classroomOf(world, world.own, OWN)
      const path = `PUT /api/teacher/classrooms/${id}/partner/messages/${value}`
      return world.server.call(path, { token: world.own, body: { status: 'read' } })
    },
    cases: async world => ({
      // what the partner has written is for oneself to read, and one's own is for the partner
      own: [await messageFrom(world, world.partner, PARTNER), 200],
      partner: [await messageFrom(world, world.own, OWN), 404, CHAT_MESSAGE_GONE],
      foreign: [await foreignMessage(world), 404, CHAT_MESSAGE_GONE],
      missing: [MISSING, 404, CHAT_MESSAGE_GONE],
    }),
  },
}
