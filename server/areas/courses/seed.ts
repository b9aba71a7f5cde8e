import type { World } from '../../db/seed/world.ts'
import { createCourse } from './repository/create.ts'
import { demoCourses } from './seed/courses.ts'
import { promptsOf } from './seed/prompts.ts'

/** The demo courses. */
export async function seed({ db, remember }: World): Promise<void> {
  for (const { key, group, guide, tasks, ...course } of demoCourses) {
    const id = await createCourse(db, {
      ...course,
      student_group_type_id: group,
      course_guide_link: guide,
      tasks: tasks.map(({ name, category }) => ({
        ...promptsOf({ name, category }),
        task_name: name,
        task_category: category,
        number_responses: category === 'exchange' ? 1 : 0,
      })),
    })
    remember('course', key, id)
  }
}
