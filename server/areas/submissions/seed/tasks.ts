import { dayAfter } from '../../../../src/contract/rules/days.ts'
import type { World } from '../../../db/seed/world.ts'
import { type CourseKey, courseTaskIds, promptsOf, type TaskSeed } from '../../courses/area.ts'
import { addTasks, demoContentOf } from '../../tasks/area.ts'
import type { ClassroomSeed } from './classrooms.ts'

/** A task comes due every two weeks. */
export const DAYS_PER_TASK = 14

/** A task of an exchange, with its id. */
export type AddedTask = TaskSeed & { id: number }

interface CourseOfExchange extends Pick<ClassroomSeed, 'hides' | 'undated'> {
  class_pairing_id: number
  startDate: string
  key: CourseKey
  tasks: readonly TaskSeed[]
}

/** Gives a pairing the tasks of a course. */
export async function addCourse({ db, now, idOf }: World, exchange: CourseOfExchange): Promise<AddedTask[]> {
  const { class_pairing_id, startDate, key, tasks, hides = [], undated } = exchange
  const ofCourse = await courseTaskIds(db, idOf('course', key))
  const created_at = new Date(Math.min(now.getTime(), Date.parse(startDate)))
  const due = (index: number, daysBefore: number) =>
    undated ? null : dayAfter(startDate, (index + 1) * DAYS_PER_TASK - daysBefore)
  const ids = await addTasks(
    db,
    tasks.map(({ name, category }, index) => ({
      ...promptsOf({ name, category }),
      ...demoContentOf(name, category),
      class_pairing_id,
      course_task_id: ofCourse[index] ?? null,
      created_at,
      task_name: name,
      task_category: category,
      order: index + 1,
      is_hidden: hides.includes(name),
      number_responses: category === 'exchange' ? 1 : 0,
      due_date: due(index, 4),
      response_due_date: category === 'exchange' ? due(index, 0) : null,
    })),
  )
  return tasks.map((task, index) => ({ ...task, id: ids[index] ?? 0 }))
}
