import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { type Entries, MISSING, type World } from '../entry.ts'
import { inBody } from '../find.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'

const notificationOf = async ({ server }: World, token: string) => {
  const { body } = await server.call<{ notifications: { id: number }[] }>(NOTIFICATIONS, { token })
  return String(body.data.notifications[0]?.id ?? 0)
}

/** Says of a notification about a post that its video has failed; its id. */
async function failedOf(world: World, token: string): Promise<string> {
  const { body } = await world.server.call<{ notifications: { id: number }[] }>(
    `${NOTIFICATIONS}?search_string=Video%20Posted`,
    { token },
  )
  const [found] = await rows<{ id: number }>(
    world.server.app.services.db,
    sql`update notifications set type = 'student_video_fail'
        where id = ${body.data.notifications.at(-1)?.id ?? 0} returning id`,
  )
  return String(found?.id ?? 0)
}

export const entries: Entries = {
  'PUT /api/teacher/notifications body.id': {
    call: ({ server, own }, value) =>
      server.call('PUT /api/teacher/notifications', {
        token: own,
        body: { id: inBody(value), status: 'read' },
      }),
    cases: async world => ({
      own: [await notificationOf(world, world.own), 200],
      partner: null,
      foreign: null,
      missing: [MISSING, 404],
    }),
  },

  'GET /api/teacher/notifications/{id}/failed-video params.id': {
    call: ({ server, own }, value) =>
      server.call(`GET /api/teacher/notifications/${value}/failed-video`, { token: own }),
    cases: async world => ({
      own: [await failedOf(world, world.own), 200],
      partner: null,
      foreign: null,
      missing: [MISSING, 404],
    }),
  },

  // a list with one row or none: what is somebody else's is not there, as what never was
  'GET /api/teacher/notifications query.id': {
    call: ({ server, own }, value) => server.call(`${NOTIFICATIONS}?id=${value}`, { token: own }),
    cases: async world => ({
      own: [await notificationOf(world, world.own), 200],
      partner: null,
      foreign: null,
      missing: [MISSING, 200],
    }),
  },

  // a page belongs to nobody: it shows the caller's own rows, and none past the last
  'GET /api/teacher/notifications query.page': {
    call: ({ server, own }, value) => server.call(`${NOTIFICATIONS}?page=${value}`, { token: own }),
    cases: async () => ({ own: ['1', 200], partner: null, foreign: null, missing: [MISSING, 200] }),
  },
}
