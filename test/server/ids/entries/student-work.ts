import { randomUUID } from 'node:crypto'
import { type Entries, type Entry, MISSING, type World } from '../entry.ts'
import { siteOf } from '../student-of.ts'

/** Spanish 7 Morning, its partner, and a classroom that has nothing to do with them; each as one of its students. */
const students = async (world: World) => ({
  own: await siteOf(world, 'Spanish 7 Morning', 'own'),
  foreign: await siteOf(world, 'Fogbound Readers', 'foreign'),
})

const body = () => ({ text: `Our river ${randomUUID()}` })

async function firstTask(world: World, whose: 'own' | 'foreign'): Promise<string> {
  return String((await students(world))[whose].taskIds[0])
}

const taskCases: Entry['cases'] = async world => ({
  // the tasks of a pairing are those of both its classrooms
  own: [await firstTask(world, 'own'), 200],
  partner: null,
  foreign: [await firstTask(world, 'foreign'), 404],
  missing: [MISSING, 404],
})

export const entries: Entries = {
  'GET /api/student/tasks/{task_id} params.task_id': {
    call: async (world, value) => (await students(world)).own.call(`GET /api/student/tasks/${value}`),
    cases: taskCases,
  },
  'POST /api/student/tasks/{task_id}/posts params.task_id': {
    call: async (world, value) =>
      (await students(world)).own.call(`POST /api/student/tasks/${value}/posts`, body()),
    cases: taskCases,
  },
  'POST /api/student/tasks/{task_id}/posts/{post_id}/responses params.task_id': {
    async call(world, value) {
      const { own } = await students(world)
      return own.call(`POST /api/student/tasks/${value}/posts/${await own.seenPost()}/responses`, body())
    },
    cases: taskCases,
  },
  'POST /api/student/tasks/{task_id}/posts/{post_id}/responses params.post_id': {
    async call(world, value) {
      const { own } = await students(world)
      return own.call(`POST /api/student/tasks/${own.taskIds[0]}/posts/${value}/responses`, body())
    },
    async cases(world) {
      const { own, foreign } = await students(world)
      return {
        // of the partner classroom: that is what one responds to
        own: [String(await own.seenPost(1)), 200],
        // the own classroom's
        partner: [String(await own.ownPost()), 404],
        foreign: [String(await foreign.ownPost()), 404],
        missing: [MISSING, 404],
      }
    },
  },
}
