import { LIBRARY_STUDENTS_RANGE_ID } from '../../../src/contract/limits/library-connections.ts'
import { dayOf } from '../../../src/contract/rules/days.ts'
import { DAY_MS, type World } from '../../db/seed/world.ts'
import { addRequest, noteConnected } from './repository/change.ts'
import { demoClassroom, demoCourse } from './repository/demo.ts'
import { countView, hideRequest } from './repository/viewing.ts'
import { type RequestSeed, requests } from './seed/requests.ts'

/** The range of students. */
const UP_TO_TWENTY = 2

const teacherOf = ({ idOf }: World, name: string) => idOf('teacher', `${name}@demo.test`)

async function addOne(world: World, seed: RequestSeed): Promise<void> {
  const { db, now } = world
  const postedAt = new Date(now.getTime() - seed.daysAgo * DAY_MS)
  const id = await addRequest(
    db,
    {
      teacher_id: teacherOf(world, seed.owner),
      text_request: seed.text,
      topics_id: [...seed.topics],
      age_range_id: seed.age ?? null,
      number_students_range_id: seed.isSmall ? UP_TO_TWENTY : LIBRARY_STUDENTS_RANGE_ID,
      course_id: await demoCourse(db, seed.course),
      classroom_name: seed.classroom,
    },
    postedAt,
  )
  for (const name of seed.viewedBy ?? [])
    await countView(db, { viewerId: teacherOf(world, name), counts: true }, id, dayOf(postedAt.getTime()))
  for (const name of seed.hiddenBy ?? []) await hideRequest(db, teacherOf(world, name), id)
  if (!seed.connected) return
  await noteConnected(db, id, {
    connected_at: new Date(postedAt.getTime() + DAY_MS),
    connected_teacher_id: teacherOf(world, seed.connected.by),
    classroom_id: await demoClassroom(db, seed.classroom),
    connected_classroom_id: await demoClassroom(db, seed.connected.classroom),
  })
}

/** What the libraries of the demo ask for, those first that were posted first. */
export async function seed(world: World): Promise<void> {
  for (const request of requests) await addOne(world, request)
}
