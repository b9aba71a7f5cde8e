import { flat, formOf } from '../../../support/pictures.ts'
import type { Entries, World } from '../entry.ts'

/** The name of a new file of whoever the token belongs to. */
async function nameOf({ server }: World, token: string): Promise<string> {
  const form = await formOf(await flat(8, 8).png().toBuffer())
  const answer = await server.call<{ name: string }>('POST /api/teacher/files', { token, ...form })
  return answer.body.data.name
}

export const entries: Entries = {
  'GET /api/teacher/files/{name}/url params.name': {
    call: ({ server, own }, value) => server.call(`GET /api/teacher/files/${value}/url`, { token: own }),
    cases: async world => ({
      own: [await nameOf(world, world.own), 200],
      partner: [await nameOf(world, world.partner), 404],
      foreign: [await nameOf(world, world.foreign), 404],
      missing: [`${'x'.repeat(43)}.webp`, 404],
    }),
  },
}
