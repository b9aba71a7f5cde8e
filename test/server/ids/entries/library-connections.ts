import {
  LIBRARY_REQUEST_GONE,
  LIBRARY_REQUEST_OF_ANOTHER,
  LIBRARY_REQUEST_OWN,
} from '../../../../src/contract/error-codes/library-connections.ts'
import { BOOKS, FROM_7, LIBRARY_PATH as PATH } from '../../../support/library-stage.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { inBody } from '../find.ts'

/** Of two librarians: `foreign` of the world, and one whose requests that one neither owns nor is shown hidden. */
const sam = async ({ server }: World) => (await server.signIn('librarian2@demo.test')).token

async function courseId({ server, foreign }: World): Promise<number> {
  const { body } = await server.call<{ id: number; name: string }[]>(`GET ${PATH}/courses`, {
    token: foreign,
  })
  return body.data.find(({ name }) => name === 'Reading Rooms of the World')?.id ?? 0
}

const formOf = async (world: World) => ({
  ...{ text_request: 'We read by the sea.', classroom_name: 'Harbor Bookmates' },
  ...{ topics: [BOOKS], age_range_id: FROM_7, course_id: await courseId(world) },
})

/** A request that waits. */
async function aRequest(world: World, token: string): Promise<string> {
  const { body } = await world.server.call<{ id: number }>(`POST ${PATH}`, {
    token,
    body: await formOf(world),
  })
  return String(body.data.id)
}

type Expected = readonly [status: number, code?: number]

/** A request in the path, called by a librarian. */
const ofRequest = (
  line: string,
  { own, foreign }: { own: Expected; foreign: Expected },
  body?: (world: World) => object | Promise<object>,
): Entry => ({
  call: async (world, value) =>
    world.server.call(line.replace('{id}', value), {
      token: world.foreign,
      ...(body ? { body: await body(world) } : {}),
    }),
  cases: async world => ({
    own: [await aRequest(world, world.foreign), ...own],
    partner: null,
    foreign: [await aRequest(world, await sam(world)), ...foreign],
    missing: [MISSING, 404, LIBRARY_REQUEST_GONE],
  }),
})

const good: Expected = [200]
const ofAnother: Expected = [403, LIBRARY_REQUEST_OF_ANOTHER]
const ownOne: Expected = [422, LIBRARY_REQUEST_OWN]

/** A number in the query of a list, in which nothing is anybody's: what is not there finds nothing. */
const inQuery = (path: string, name: string): Entry => ({
  call: ({ server, foreign: token }, value) => server.call(`GET ${path}?${name}=${value}`, { token }),
  cases: async () => ({ own: ['1', 200], partner: null, foreign: ['2', 200], missing: [MISSING, 200] }),
})

/** A field of the form that is posted. */
const inForm = (
  field: string,
  own: (world: World) => Promise<string>,
  send: (world: World, body: object) => ReturnType<World['server']['call']>,
): Entry => ({
  call: async (world, value) => send(world, { ...(await formOf(world)), [field]: inBody(value) }),
  cases: async world => ({
    own: [await own(world), 200],
    partner: null,
    foreign: null,
    missing: [MISSING, 422],
  }),
})

const post = (world: World, body: object) => world.server.call(`POST ${PATH}`, { token: world.foreign, body })
/** The first of one's own that waits: only so many may. */
async function put({ server, foreign: token }: World, body: object) {
  const own = await server.call<{ id: number; status: string }[]>(`GET ${PATH}`, { token })
  const { id } = own.body.data.find(({ status }) => status === 'open') ?? { id: 0 }
  return server.call(`PUT ${PATH}/${id}`, { token, body })
}

const age = async () => String(FROM_7)
const students = async () => '2'
const course = async (world: World) => String(await courseId(world))

const lists = ['not-hidden', 'hidden'].flatMap(which =>
  ['topics_id[]', 'age_range_id[]', 'course_id', 'page'].map(name => [
    `GET ${PATH}/${which} query.${name}`,
    inQuery(`${PATH}/${which}`, name),
  ]),
)

export const entries: Entries = {
  ...(Object.fromEntries(lists) as Entries),
  [`GET ${PATH}/age-ranges query.topics_id[]`]: inQuery(`${PATH}/age-ranges`, 'topics_id[]'),
  [`GET ${PATH}/courses query.topics_id[]`]: inQuery(`${PATH}/courses`, 'topics_id[]'),
  [`GET ${PATH}/courses query.age_range_id`]: inQuery(`${PATH}/courses`, 'age_range_id'),
  [`GET ${PATH}/{id} params.id`]: ofRequest(`GET ${PATH}/{id}`, { own: good, foreign: good }),
  [`PUT ${PATH}/{id} params.id`]: ofRequest(`PUT ${PATH}/{id}`, { own: good, foreign: ofAnother }, formOf),
  [`DELETE ${PATH}/{id} params.id`]: ofRequest(`DELETE ${PATH}/{id}`, { own: good, foreign: ofAnother }),
  [`POST ${PATH}/{id}/create-hidden params.id`]: ofRequest(`POST ${PATH}/{id}/create-hidden`, {
    ...{ own: ownOne, foreign: good },
  }),
  [`DELETE ${PATH}/{id}/delete-hidden params.id`]: ofRequest(`DELETE ${PATH}/{id}/delete-hidden`, {
    ...{ own: good, foreign: good },
  }),
  [`POST ${PATH}/{id}/views-number params.id`]: ofRequest(`POST ${PATH}/{id}/views-number`, {
    ...{ own: good, foreign: good },
  }),
  [`POST ${PATH}/{id}/connect params.id`]: ofRequest(
    `POST ${PATH}/{id}/connect`,
    { own: ownOne, foreign: good },
    () => ({}),
  ),
  [`POST ${PATH} body.age_range_id`]: inForm('age_range_id', age, post),
  [`POST ${PATH} body.course_id`]: inForm('course_id', course, post),
  [`POST ${PATH} body.number_students_range_id`]: inForm('number_students_range_id', students, post),
  [`PUT ${PATH}/{id} body.age_range_id`]: inForm('age_range_id', age, put),
  [`PUT ${PATH}/{id} body.course_id`]: inForm('course_id', course, put),
  [`PUT ${PATH}/{id} body.number_students_range_id`]: inForm('number_students_range_id', students, put),
}
