import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import {
  CONNECTION_GONE,
  CONNECTION_OF_ANOTHER,
  PARTNER_UNAVAILABLE,
} from '../../../../src/contract/error-codes/connections.ts'
import { aRequest, teacherId } from '../../../support/connections.ts'
import { newClassroom } from '../../../support/pairing.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const ONE = 'teacher@demo.test'
const ABROAD = 'camille.moreau@demo.test'
const OTHERS = ['beatriz.lima@demo.test', 'zofia.kowalska@demo.test'] as const

const dbOf = ({ server }: World) => server.app.services.db

/** A classroom that waits for a partner. */
async function aClassroom(world: World, email: string): Promise<number> {
  const db = dbOf(world)
  return (await newClassroom(db, await teacherId(db, email))).id
}

/** A request that waits, in the path. */
const ofRequest = (
  method: string,
  rest: string,
  [from, to]: readonly [string, string],
  bodyOf?: (world: World) => Promise<object>,
): Entry => ({
  async call(world, value) {
    const body = bodyOf ? { body: await bodyOf(world) } : {}
    return world.server.call(`${method} /api/teacher/connections/${value}${rest}`, {
      token: world.own,
      ...body,
    })
  },
  cases: async world => ({
    own: [String(await aRequest(dbOf(world), { from, to })), 200],
    partner: [
      String(await aRequest(dbOf(world), { from: ABROAD, to: 'partner@demo.test' })),
      403,
      CONNECTION_OF_ANOTHER,
    ],
    foreign: [
      String(await aRequest(dbOf(world), { from: OTHERS[0], to: OTHERS[1] })),
      403,
      CONNECTION_OF_ANOTHER,
    ],
    missing: [MISSING, 404, CONNECTION_GONE],
  }),
})

const sent = [ONE, ABROAD] as const
/** Of somebody whom one does not ask as well: one request waits between two. */
const received = ['haruka.sato@demo.test', ONE] as const

/** A classroom of one's own, which a request is asked or accepted with. */
const classroomCases: Entry['cases'] = async world => ({
  own: [String(await aClassroom(world, ONE)), 200],
  partner: [await classroomOf(world, world.partner, 'El Guadalquivir'), 403, CLASSROOM_FORBIDDEN],
  foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 403, CLASSROOM_FORBIDDEN],
  missing: [MISSING, 403, CLASSROOM_FORBIDDEN],
})

async function ask(world: World, changes: object) {
  const body = {
    classroom_id: await aClassroom(world, ONE),
    partner_teacher_id: await teacherId(dbOf(world), ABROAD),
    partner_classroom_id: null,
    ...changes,
  }
  return world.server.call('POST /api/teacher/connections', { token: world.own, body })
}

const PATH = '/api/teacher/connections'

export const entries: Entries = {
  [`GET ${PATH} query.classroom_id`]: {
    call: ({ server, own: token }, value) => server.call(`GET ${PATH}?classroom_id=${value}`, { token }),
    cases: classroomCases,
  },
  [`GET ${PATH}/{id} params.id`]: ofRequest('GET', '', received),
  [`POST ${PATH} body.classroom_id`]: {
    call: (world, value) => ask(world, { classroom_id: inBody(value) }),
    cases: classroomCases,
  },
  [`POST ${PATH} body.partner_teacher_id`]: {
    call: (world, value) => ask(world, { partner_teacher_id: inBody(value) }),
    cases: async world => {
      const idOf = async (email: string) => String(await teacherId(dbOf(world), email))
      return {
        own: [await idOf(ABROAD), 200],
        partner: [await idOf('partner@demo.test'), 200],
        foreign: [await idOf('librarian@demo.test'), 422, PARTNER_UNAVAILABLE],
        missing: [MISSING, 422, PARTNER_UNAVAILABLE],
      }
    },
  },
  [`POST ${PATH} body.partner_classroom_id`]: {
    call: (world, value) => ask(world, { partner_classroom_id: inBody(value) }),
    cases: async world => ({
      own: [String(await aClassroom(world, ABROAD)), 200],
      // not of the teacher who is asked
      partner: [await classroomOf(world, world.partner, 'El Guadalquivir'), 422, PARTNER_UNAVAILABLE],
      foreign: [await classroomOf(world, world.foreign, 'Picture Book Club'), 422, PARTNER_UNAVAILABLE],
      missing: [MISSING, 422, PARTNER_UNAVAILABLE],
    }),
  },
  [`POST ${PATH}/{id}/resend params.id`]: ofRequest('POST', '/resend', sent),
  [`POST ${PATH}/{id}/cancel params.id`]: ofRequest('POST', '/cancel', sent),
  [`POST ${PATH}/{id}/decline params.id`]: ofRequest('POST', '/decline', received, async () => ({})),
  [`POST ${PATH}/{id}/report params.id`]: ofRequest('POST', '/report', received, async () => ({
    report: 'This note is an insult.',
  })),
  [`POST ${PATH}/{id}/accept params.id`]: ofRequest('POST', '/accept', received, async world => ({
    selected_classroom_id: await aClassroom(world, ONE),
  })),
  [`POST ${PATH}/{id}/accept body.selected_classroom_id`]: {
    async call(world, value) {
      const id = await aRequest(dbOf(world), { from: received[0], to: ONE })
      const body = { selected_classroom_id: inBody(value) }
      return world.server.call(`POST ${PATH}/${id}/accept`, { token: world.own, body })
    },
    cases: classroomCases,
  },
}
