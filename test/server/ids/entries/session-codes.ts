import { addClient } from '../../../../server/areas/session-codes/repository/clients.ts'
import type { Entries, World } from '../entry.ts'
import { MISSING } from '../entry.ts'
import { inBody } from '../find.ts'

const PAGE = 'https://lms.example.org'
const SECRET = 'the secret that a backend has'

const clientWith = async ({ server }: World, secret: string) =>
  String(
    await addClient(server.app.services.db, { name: 'Lakeview', secret, origins: [PAGE], school_id: null }),
  )

export const entries: Entries = {
  'POST /api/teacher/session-codes body.client_id': {
    call: ({ server }, value) =>
      server.call('POST /api/teacher/session-codes', {
        body: {
          ...{ client_id: inBody(value), client_secret: SECRET },
          ...{ email: 'teacher@demo.test', origin: PAGE },
        },
      }),
    // whose secret it is: who has another one is not told that there is such a client
    cases: async world => ({
      own: [await clientWith(world, SECRET), 200],
      partner: null,
      foreign: [await clientWith(world, 'another one'), 401],
      missing: [MISSING, 401],
    }),
  },
}
