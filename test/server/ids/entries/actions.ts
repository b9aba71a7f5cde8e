import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { type Case, type Entries, type Entry, MISSING, type World } from '../entry.ts'

const LIST = 'GET /api/teacher/actions'
const OTHER = [403, CLASSROOM_FORBIDDEN] as const

const paired = async ({ server }: World, token: string) => {
  const { body } = await server.call<{ id: number; partner: unknown }[]>('GET /api/teacher/classrooms', {
    token,
  })
  return String(body.data.find(({ partner }) => partner)?.id ?? 0)
}

const itemOf = async ({ server }: World, token: string) => {
  const { body } = await server.call<{ id: number }[]>(`${LIST}?status=all`, { token })
  return String(body.data[0]?.id ?? 0)
}

const entry = (call: Entry['call'], find: (world: World, token: string) => Promise<string>): Entry => ({
  call,
  cases: async world => {
    const other = async (token: string): Promise<Case> => [await find(world, token), ...OTHER]
    return {
      own: [await find(world, world.own), 200],
      partner: await other(world.partner),
      foreign: await other(world.foreign),
      missing: [MISSING, ...OTHER],
    }
  },
})

const get = (path: (value: string) => string) =>
  (({ server, own }, value) => server.call(`GET ${path(value)}`, { token: own })) satisfies Entry['call']
const put = (path: (value: string) => string, body?: object) =>
  (({ server, own }, value) =>
    server.call(`PUT ${path(value)}`, { token: own, ...(body ? { body } : {}) })) satisfies Entry['call']

export const entries: Entries = {
  'GET /api/teacher/actions query.classroom_id': entry(
    get(value => `/api/teacher/actions?classroom_id=${value}`),
    paired,
  ),
  'GET /api/teacher/actions-videos query.classroom_id': entry(
    get(value => `/api/teacher/actions-videos?classroom_id=${value}`),
    paired,
  ),
  'GET /api/teacher/actions/{id} params.id': entry(
    get(value => `/api/teacher/actions/${value}`),
    itemOf,
  ),
  'PUT /api/teacher/actions/{id} params.id': entry(
    put(value => `/api/teacher/actions/${value}`, { completed: true }),
    itemOf,
  ),
  'PUT /api/teacher/actions-videos/{id}/played params.id': entry(
    put(value => `/api/teacher/actions-videos/${value}/played`),
    itemOf,
  ),
  'GET /api/teacher/classrooms/{id}/student-activity params.id': entry(
    get(value => `/api/teacher/classrooms/${value}/student-activity`),
    paired,
  ),
}
