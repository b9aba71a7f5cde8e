import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { STUDENT_GONE } from '../../../../src/contract/error-codes/students.ts'
import { SUBMISSION_GONE } from '../../../../src/contract/error-codes/submissions.ts'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { classroomOf, inBody } from '../find.ts'

const OWN = 'Spanish 7 Morning'
const PARTNER = 'Inglés 1B'
const FOREIGN = 'Picture Book Club'

type Kind = 'videos' | 'responses'

interface Post {
  id: number
  classroom_id: number
  student_id: number
}

/** The first post of a kind in somebody's classroom, with whose it is. */
async function postOf(world: World, token: string, name: string, kind: Kind): Promise<Post> {
  const classroom = Number(await classroomOf(world, token, name))
  const [found] = await rows<Post>(
    world.server.app.services.db,
    sql`select id, classroom_id, student_id from submissions
        where classroom_id = ${classroom} and is_response = ${kind === 'responses'} and status <> 'deleted'
        order by id limit 1`,
  )
  // a classroom without posts has no id of one, which is refused like any other
  return found ?? { id: 2_147_483_646, classroom_id: classroom, student_id: 2_147_483_646 }
}

const own = (world: World, kind: Kind) => postOf(world, world.own, OWN, kind)

interface Address {
  classroom: unknown
  student: unknown
}

function ask({ server, own: token }: World, kind: Kind, { classroom, student }: Address, videos?: unknown[]) {
  const path = `/api/teacher/classrooms/${classroom}/students/${student}/${kind}`
  if (videos === undefined) return server.call(`GET ${path}`, { token })
  return server.call(`PUT ${path}`, { token, body: { action: 'approved', videos } })
}

/** A call for a kind: one that changes names the own post, unless the value stands for it. */
const entry = (
  kind: Kind,
  field: 'classroom' | 'student' | 'videos',
  isChange: boolean,
  cases: Entry['cases'],
): Entry => ({
  async call(world, value) {
    const post = await own(world, kind)
    const address = { classroom: post.classroom_id, student: post.student_id }
    if (field === 'videos') return ask(world, kind, address, [inBody(value)])
    return ask(world, kind, { ...address, [field]: value }, isChange ? [post.id] : undefined)
  },
  cases,
})

const casesOf =
  (kind: Kind, part: keyof Post, refused: readonly [status: number, code: number]): Entry['cases'] =>
  async world => ({
    own: [String((await own(world, kind))[part]), 200],
    partner: [String((await postOf(world, world.partner, PARTNER, kind))[part]), ...refused],
    foreign: [String((await postOf(world, world.foreign, FOREIGN, kind))[part]), ...refused],
    missing: [MISSING, ...refused],
  })

function entriesOf(kind: Kind): Entries {
  const path = `/api/teacher/classrooms/{id}/students/{student_id}/${kind}` as const
  const classrooms = casesOf(kind, 'classroom_id', [403, CLASSROOM_FORBIDDEN])
  const students = casesOf(kind, 'student_id', [404, STUDENT_GONE])
  return {
    [`GET ${path} params.id`]: entry(kind, 'classroom', false, classrooms),
    [`GET ${path} params.student_id`]: entry(kind, 'student', false, students),
    [`PUT ${path} params.id`]: entry(kind, 'classroom', true, classrooms),
    [`PUT ${path} params.student_id`]: entry(kind, 'student', true, students),
    [`PUT ${path} body.videos`]: entry(kind, 'videos', true, casesOf(kind, 'id', [404, SUBMISSION_GONE])),
  }
}

export const entries: Entries = { ...entriesOf('videos'), ...entriesOf('responses') }
