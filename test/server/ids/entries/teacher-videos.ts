import { sql } from 'drizzle-orm'
import { rows } from '../../../../server/db/database.ts'
import { CLASSROOM_FORBIDDEN } from '../../../../src/contract/error-codes/classrooms.ts'
import { uploaded } from '../../../support/uploads.ts'
import { type Case, type Entries, type Entry, MISSING, type World } from '../entry.ts'

/** A task of an exchange that goes on, and the partner's video for it. */
interface Place {
  item: number
  classroom: number
  task: number
  posted: number
}

const OTHER = [403, CLASSROOM_FORBIDDEN] as const

const teacherOf = async ({ server }: World, token: string) =>
  (await server.app.services.tokens.readAccess(token)).teacherId

async function place(world: World, token: string): Promise<Place> {
  const [found] = await rows<Place>(
    world.server.app.services.db,
    sql`select i.id as item, i.classroom_id as classroom, i.task_id as task, p.id as posted
        from action_items i
        join classrooms c on c.id = i.classroom_id and c.teacher_id = ${await teacherOf(world, token)}
        join tasks t on t.id = i.task_id and not t.is_hidden and t.number_responses > 0
        join classrooms other on other.class_pairing_id = c.class_pairing_id and other.id <> c.id
        join action_items theirs on theirs.classroom_id = other.id and theirs.task_id = i.task_id
        join action_videos p on p.action_item_id = theirs.id and not p.is_response
        where c.expire_at is null or c.expire_at > now()
        order by i.id limit 1`,
  )
  if (!found) throw new Error('the demo has no such task')
  return found
}

/** Saves a video as if the teacher had none, with one part of the path given. */
const entry = (
  part: keyof Place,
  pathOf: (place: Record<keyof Place, number | string>) => string,
  shared: boolean,
): Entry => ({
  async call(world, value) {
    const { db } = world.server.app.services
    const own = await place(world, world.own)
    await db.execute(sql`delete from action_videos where action_item_id = ${own.item}`)
    const url = await uploaded(world.server.app.services, await teacherOf(world, world.own))
    const path = `POST /api/teacher/${pathOf({ ...own, [part]: value })}`
    return world.server.call(path, { token: world.own, body: { url, video_url: url } })
  },
  async cases(world) {
    const other = async (token: string): Promise<Case> => [
      String((await place(world, token))[part]),
      ...OTHER,
    ]
    return {
      own: [String((await place(world, world.own))[part]), 200],
      // both have the task, and only the partner's video is answered
      partner: shared ? null : await other(world.partner),
      foreign: await other(world.foreign),
      missing: [MISSING, ...OTHER],
    }
  },
})

/** Reads what is there, or deletes what is put there for it, with one part of the path given. */
const about = (
  method: 'GET' | 'DELETE',
  part: 'classroom' | 'task',
  pathOf: (place: Record<keyof Place, number | string>) => string,
): Entry => {
  const { cases } = entry(part, pathOf, part === 'task')
  return {
    cases,
    async call(world, value) {
      const own = await place(world, world.own)
      if (method === 'DELETE')
        await world.server.app.services.db.execute(sql`
          with unanswered as (delete from action_videos a using action_items i
            where i.id = a.action_item_id and i.task_id = ${own.task} and a.is_response returning 1)
          insert into action_videos (action_item_id, is_response, video_url)
          values (${own.item}, false, '/film.webm') on conflict do nothing`)
      const path = `${method} /api/teacher/${pathOf({ ...own, [part]: value })}`
      return world.server.call(path, { token: world.own })
    },
  }
}

/** Changes something of videos that have been uploaded and saved, one for each teacher. */
const update = (pathOf: (id: string) => string, body: object): Entry => ({
  call: ({ server, own }, value) => server.call(`PUT /api/teacher/${pathOf(value)}`, { token: own, body }),
  async cases(world) {
    async function savedBy(token: string): Promise<string> {
      const { db } = world.server.app.services
      const url = await uploaded(world.server.app.services, await teacherOf(world, token))
      const [saved] = await rows<{ id: number }>(
        db,
        sql`insert into action_videos (action_item_id, is_response, video_id)
            select ${(await place(world, token)).item}, false, v.id from videos v
            where ${url} like '%' || v.upload_id
            on conflict (action_item_id, is_response)
            do update set video_id = excluded.video_id, video_url = null returning id`,
      )
      return String(saved?.id)
    }
    return {
      own: [await savedBy(world.own), 200],
      partner: [await savedBy(world.partner), ...OTHER],
      foreign: [await savedBy(world.foreign), ...OTHER],
      missing: [MISSING, ...OTHER],
    }
  },
})

/** Captions of the videos that both teachers of an exchange see. */
const captions: Entry = {
  call: ({ server, own }, value) =>
    server.call(`GET /api/teacher/teacher-submissions/${value}/captions`, { token: own }),
  async cases(world) {
    const posted = async (token: string) => String((await place(world, token)).posted)
    return {
      // the partner's post, which one sees
      own: [await posted(world.own), 200],
      partner: null,
      foreign: [await posted(world.foreign), ...OTHER],
      missing: [MISSING, ...OTHER],
    }
  },
}

type Parts = Record<keyof Place, number | string>
const ofTask = ({ classroom, task }: Parts) => `classrooms/${classroom}/tasks/${task}/videos`
const response = ({ classroom, task, posted }: Parts) =>
  `classrooms/${classroom}/tasks/${task}/responses/${posted}`

const posts = ({ classroom, task }: Parts) => `classrooms/${classroom}/teacher-submissions/${task}`
const partners = ({ classroom, task }: Parts) => `classrooms/${classroom}/teacher-submissions-partner/${task}`

const POSTS = '/api/teacher/classrooms/{id}/teacher-submissions/{task_id}'
const PARTNERS = 'GET /api/teacher/classrooms/{id}/teacher-submissions-partner/{task_id}'
const VIDEOS = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/videos'
const RESPONSES = 'POST /api/teacher/classrooms/{id}/tasks/{task_id}/responses/{submission_id}'

export const entries: Entries = {
  [`GET ${POSTS} params.id`]: about('GET', 'classroom', posts),
  [`GET ${POSTS} params.task_id`]: about('GET', 'task', posts),
  [`DELETE ${POSTS} params.id`]: about('DELETE', 'classroom', posts),
  [`DELETE ${POSTS} params.task_id`]: about('DELETE', 'task', posts),
  [`${PARTNERS} params.id`]: about('GET', 'classroom', partners),
  [`${PARTNERS} params.task_id`]: about('GET', 'task', partners),
  'PUT /api/teacher/submissions-video-update/{id} params.id': update(id => `submissions-video-update/${id}`, {
    video_size: 1,
    transcode_video_size: null,
    video_duration: null,
  }),
  'GET /api/teacher/teacher-submissions/{id}/captions params.id': captions,
  'PUT /api/teacher/teacher-submissions/{id}/captions params.id': update(
    id => `teacher-submissions/${id}/captions`,
    { captions: [{ start: 0, end: 1, text: 'Hello' }] },
  ),
  [`${VIDEOS} params.id`]: entry('classroom', ofTask, false),
  [`${VIDEOS} params.task_id`]: entry('task', ofTask, true),
  [`${RESPONSES} params.id`]: entry('classroom', response, false),
  [`${RESPONSES} params.task_id`]: entry('task', response, true),
  [`${RESPONSES} params.submission_id`]: entry('posted', response, false),
  'POST /api/teacher/actions-videos/{id} params.id': entry(
    'item',
    ({ item }) => `actions-videos/${item}`,
    false,
  ),
}
