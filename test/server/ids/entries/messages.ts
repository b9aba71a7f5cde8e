import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { COMMENT_GONE } from '../../../../src/contract/error-codes/messages.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf } from '../find.ts'
import { siteOf } from '../student-of.ts'

const OWN = 'Spanish 7 Morning'
const PARTNER = 'Inglés 1B'
const FOREIGN = 'Picture Book Club'

const PATH = '/api/teacher/classrooms/{id}/messages'

/** The first row of a table that belongs to a classroom. */
async function firstOf({ server }: World, table: 'messages' | 'message_comments', name: string) {
  const [found] = await rows<{ id: number }>(
    server.app.services.db,
    sql`select found.id from ${sql.raw(table)} found join classrooms c on c.id = found.classroom_id
        where c.name = ${name} order by found.id limit 1`,
  )
  if (!found) throw new Error(`${name} has no ${table}`)
  return String(found.id)
}

const body = { subject: 'Our river', description: 'What is yours called?' }

/** By the classroom in the path; `rest` may name a comment of the own one. */
const byClassroom = (method: string, sent?: object, hasComment = false): Entry => ({
  async call(world, value) {
    const rest = hasComment ? `/${await firstOf(world, 'message_comments', OWN)}` : ''
    const path = `${method} /api/teacher/classrooms/${value}/messages${rest}`
    return world.server.call(path, { token: world.own, ...(sent ? { body: sent } : {}) })
  },
  cases: async world => ({
    own: [await classroomOf(world, world.own, OWN), 200],
    partner: [await classroomOf(world, world.partner, PARTNER), 403, CLASSROOM_FORBIDDEN],
    foreign: [await classroomOf(world, world.foreign, FOREIGN), 403, CLASSROOM_FORBIDDEN],
    missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
  }),
})

export const entries: Entries = {
  [`GET ${PATH} params.id`]: byClassroom('GET'),
  [`POST ${PATH} params.id`]: byClassroom('POST', body),
  [`PUT ${PATH}/{mid} params.id`]: byClassroom('PUT', { status: 'approved' }, true),
  [`PUT ${PATH}/{mid} params.mid`]: {
    async call(world, value) {
      const id = await classroomOf(world, world.own, OWN)
      const path = `PUT /api/teacher/classrooms/${id}/messages/${value}`
      return world.server.call(path, { token: world.own, body: { status: 'approved' } })
    },
    cases: async world => ({
      own: [await firstOf(world, 'message_comments', OWN), 200],
      // one that both teachers see once it is approved, and that the partner alone moderates
      partner: [await firstOf(world, 'message_comments', PARTNER), 404, COMMENT_GONE],
      foreign: [await firstOf(world, 'message_comments', FOREIGN), 404, COMMENT_GONE],
      missing: [MISSING, 404, COMMENT_GONE],
    }),
  },
  'POST /api/student/messages/{message_id}/comments params.message_id': {
    call: async (world, value) =>
      (await siteOf(world, OWN, 'own')).call(`POST /api/student/messages/${value}/comments`, {
        text: 'So it is',
      }),
    cases: async world => ({
      own: [await firstOf(world, 'messages', OWN), 200],
      // what the partner posts is on the board of both
      partner: null,
      foreign: [await firstOf(world, 'messages', FOREIGN), 404],
      missing: [MISSING, 404],
    }),
  },
}
