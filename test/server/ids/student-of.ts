import { sql } from 'drizzle-orm'
import { rows } from '../../../server/db/database.ts'
import type { SiteTask } from '../../../src/contract/entities/student-site.ts'
import { addedStudent, aView } from '../../support/student-site.ts'
import type { World } from './entry.ts'
import { classroomOf } from './find.ts'

type Site = Awaited<ReturnType<typeof openSite>>

/** The student site as a new student of a classroom sees it, or as a class that posts as one. */
async function openSite(world: World, token: string, name: string, isWhole: boolean) {
  const { server } = world
  const id = Number(await classroomOf(world, token, name))
  const student = isWhole ? undefined : (await addedStudent(server, token, id, 'Ida')).id
  const site = await aView(server, token, id, student)
  const { body } = await site.call<SiteTask[]>('GET /api/student/tasks')
  // those that are answered, too
  const taskIds = body.data.filter(task => task.response_status !== null).map(task => task.id)
  return {
    ...site,
    taskIds,
    /** One of the partner's posts for the first task. */
    async seenPost(place = 0): Promise<number> {
      const task = await site.task(taskIds[0] ?? 0)
      return task.body.data.partner_posts[place]?.id ?? 0
    },
    /** Some post of the classroom, for the first task if there is one. */
    async ownPost(): Promise<number> {
      const [post] = await rows<{ id: number }>(
        server.app.services.db,
        sql`select id from submissions
            where classroom_id = ${id} order by (task_id = ${taskIds[0] ?? 0}) desc limit 1`,
      )
      return post?.id ?? 0
    },
  }
}

const opened = new WeakMap<World, Map<string, Promise<Site>>>()

/** The same for all that asks; a librarian's classrooms post as one. */
export function siteOf(world: World, name: string, whose: 'own' | 'foreign'): Promise<Site> {
  const sites = opened.get(world) ?? new Map<string, Promise<Site>>()
  opened.set(world, sites)
  const site = sites.get(name) ?? openSite(world, world[whose], name, whose === 'foreign')
  sites.set(name, site)
  return site
}
