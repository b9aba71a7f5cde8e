import { type Entries, MISSING, type World } from '../entry.ts'

const NOTIFICATIONS = 'GET /api/teacher/notifications'

const notificationOf = async ({ server }: World, token: string) => {
  const { body } = await server.call<{ notifications: { id: number }[] }>(NOTIFICATIONS, { token })
  return String(body.data.notifications[0]?.id ?? 0)
}

export const entries: Entries = {
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
