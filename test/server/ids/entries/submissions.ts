import assert from 'node:assert/strict'
import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { CHANGE_GONE, SUBMISSION_GONE } from '../../../../src/contract/error-codes/submissions.ts'
import { type Case, type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const names = { own: 'Spanish 7 Morning', partner: 'Inglés 1B', foreign: 'Picture Book Club' } as const
type Whose = keyof typeof names

const PATH = '/api/teacher/classrooms/{id}'

const classroom = (world: World, whose: Whose = 'own') => classroomOf(world, world[whose], names[whose])

/** The last post of a classroom that anybody but students of this classroom may see: the first are changed elsewhere. */
async function postOf(world: World, whose: Whose): Promise<string> {
  const [found] = await rows<{ id: number }>(
    world.server.app.services.db,
    sql`select id from submissions where classroom_id = ${await classroom(world, whose)} and status = 'approved'
        order by id desc limit 1`,
  )
  // a classroom without posts has no id of one, which is refused like any other
  return String(found?.id ?? 2_147_483_646)
}

/** A change that its teacher may still take back. */
async function changeOf(world: World, whose: Whose): Promise<string> {
  const path = `PUT /api/teacher/classrooms/${await classroom(world, whose)}/submissions`
  const post = await postOf(world, whose)
  const { body } = await world.server.call<{ change_id: number }>(path, {
    token: world[whose],
    body: { action: 'blocked', videos: [Number(post)] },
  })
  return String(body.data?.change_id ?? 2_147_483_646)
}

const casesOf =
  (
    idOf: (world: World, whose: Whose) => Promise<string>,
    refused: Record<'own' | 'partner' | 'others', readonly [status: number, code?: number]>,
  ): Entry['cases'] =>
  async world => ({
    own: [await idOf(world, 'own'), ...refused.own] as Case,
    partner: [await idOf(world, 'partner'), ...refused.partner] as Case,
    foreign: [await idOf(world, 'foreign'), ...refused.others] as Case,
    missing: [MISSING, ...refused.others] as Case,
  })

const FINE = [200] as const
const FORBIDDEN = [403, CLASSROOM_FORBIDDEN] as const
const GONE = [404, SUBMISSION_GONE] as const

/** Which post the rest of a path names where the value does not. */
type Rest = { of: Whose; tail: string } | { line: string }

const call = (world: World, line: string, body?: object) =>
  world.server.call(line.replace(PATH, '/api/teacher/classrooms'), {
    token: world.own,
    ...(body ? { body } : {}),
  })

/** By the classroom in the path. */
const byClassroom = (method: string, rest: Rest, body?: (post: number) => object): Entry => ({
  async call(world, value) {
    const post = await postOf(world, 'of' in rest ? rest.of : 'own')
    const tail = 'of' in rest ? rest.tail.replace('{sid}', post) : rest.line
    return call(world, `${method} /api/teacher/classrooms/${value}/${tail}`, body?.(Number(post)))
  },
  cases: casesOf(classroom, { own: FINE, partner: FORBIDDEN, others: FORBIDDEN }),
})

/** By the post in the path. */
const byPost = (method: string, tail: string, cases: Entry['cases'], body?: object): Entry => ({
  async call(world, value) {
    const line = `${method} /api/teacher/classrooms/${await classroom(world)}/${tail.replace('{sid}', value)}`
    return call(world, line, body)
  },
  cases,
})

const ownPosts = casesOf(postOf, { own: FINE, partner: GONE, others: GONE })
const partnersPosts = casesOf(postOf, { own: GONE, partner: FINE, others: GONE })
/** Whose a post is that is named beside a filter, or left, makes no difference to the status. */
const anyPost = casesOf(postOf, { own: FINE, partner: FINE, others: FINE })

/** A list has the post that is named beside a filter where it is the classroom's, and no other. */
const listsOwn: Entry['check'] = ({ body }, value, whose) => {
  const ids = (body.data as { id: number }[]).map(({ id }) => id)
  assert.ok(ids.length > 0)
  assert.equal(ids.includes(Number(value)), whose === 'own')
}

const OF_POST = 'submissions/{sid}'
const VIEWING = `${OF_POST}/viewing`
const SHARED = 'submissions-partner'
const comment = { comment: 'Well done' }

const reported = (classroom_id: unknown, student_submission_id: unknown) => ({
  ...{ classroom_id, student_submission_id, other: true },
})
const REPORT = 'POST /api/teacher/submissions-partner-report'

export const entries: Entries = {
  [`GET ${PATH}/review params.id`]: byClassroom('GET', { line: 'review' }),
  [`GET ${PATH}/submissions params.id`]: byClassroom('GET', { line: 'submissions' }),
  [`GET ${PATH}/submissions query.submission_id`]: {
    ...byPost('GET', 'submissions?filter_by=pending&submission_id={sid}', anyPost),
    check: listsOwn,
  },
  [`POST ${PATH}/submissions params.id`]: byClassroom('POST', { line: 'submissions' }, () => ({})),
  [`POST ${PATH}/submissions body.submission_id`]: {
    call: async (world, value) =>
      call(world, `POST /api/teacher/classrooms/${await classroom(world)}/submissions`, {
        ...{ filter_by: 'pending', submission_id: inBody(value) },
      }),
    cases: anyPost,
    check: listsOwn,
  },
  [`PUT ${PATH}/submissions params.id`]: byClassroom('PUT', { line: 'submissions' }, post => ({
    ...{ action: 'approved', videos: [post] },
  })),
  [`PUT ${PATH}/submissions body.videos`]: {
    call: async (world, value) =>
      call(world, `PUT /api/teacher/classrooms/${await classroom(world)}/submissions`, {
        ...{ action: 'approved', videos: [inBody(value)] },
      }),
    cases: ownPosts,
  },
  [`POST ${PATH}/submissions/changes/{change_id}/undo params.id`]: {
    async call(world, value) {
      const change = await changeOf(world, 'own')
      return call(world, `POST /api/teacher/classrooms/${value}/submissions/changes/${change}/undo`)
    },
    cases: casesOf(classroom, { own: FINE, partner: FORBIDDEN, others: FORBIDDEN }),
  },
  [`POST ${PATH}/submissions/changes/{change_id}/undo params.change_id`]: {
    call: async (world, value) =>
      call(world, `POST /api/teacher/classrooms/${await classroom(world)}/submissions/changes/${value}/undo`),
    cases: casesOf(changeOf, { own: FINE, partner: [404, CHANGE_GONE], others: [404, CHANGE_GONE] }),
  },
  [`GET ${PATH}/${OF_POST} params.id`]: byClassroom('GET', { of: 'own', tail: OF_POST }),
  [`GET ${PATH}/${OF_POST} params.sid`]: byPost('GET', OF_POST, ownPosts),
  [`PUT ${PATH}/${OF_POST} params.id`]: byClassroom('PUT', { of: 'own', tail: OF_POST }, () => comment),
  [`PUT ${PATH}/${OF_POST} params.sid`]: byPost('PUT', OF_POST, ownPosts, comment),
  [`PUT ${PATH}/${VIEWING} params.id`]: byClassroom('PUT', { of: 'own', tail: VIEWING }),
  [`PUT ${PATH}/${VIEWING} params.sid`]: byPost('PUT', VIEWING, ownPosts),
  [`DELETE ${PATH}/${VIEWING} params.id`]: byClassroom('DELETE', { of: 'own', tail: VIEWING }),
  [`DELETE ${PATH}/${VIEWING} params.sid`]: byPost('DELETE', VIEWING, anyPost),
  [`GET ${PATH}/${SHARED} params.id`]: byClassroom('GET', { line: SHARED }),
  [`GET ${PATH}/${SHARED}/{sid} params.id`]: byClassroom('GET', { of: 'partner', tail: `${SHARED}/{sid}` }),
  [`GET ${PATH}/${SHARED}/{sid} params.sid`]: byPost('GET', `${SHARED}/{sid}`, partnersPosts),
  [`GET ${PATH}/flags params.id`]: byClassroom('GET', { line: 'flags' }),
  [`${REPORT} body.classroom_id`]: {
    call: async (world, value) =>
      call(world, REPORT, reported(inBody(value), Number(await postOf(world, 'partner')))),
    cases: casesOf(classroom, { own: FINE, partner: FORBIDDEN, others: FORBIDDEN }),
  },
  [`${REPORT} body.student_submission_id`]: {
    call: async (world, value) =>
      call(world, REPORT, reported(Number(await classroom(world)), inBody(value))),
    cases: partnersPosts,
  },
}
