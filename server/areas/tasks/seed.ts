import { DAY_MS, type World } from '../../db/seed/world.ts'
import { addLibraryTasks } from './repository/library.ts'
import { libraryTasksOfDemo } from './seed/library-tasks.ts'

/** The task library of the demo, a task each day. */
export async function seed({ db, now }: World): Promise<void> {
  const first = now.getTime() - libraryTasksOfDemo.length * DAY_MS
  await addLibraryTasks(
    db,
    libraryTasksOfDemo.map((task, index) => ({ ...task, created_at: new Date(first + index * DAY_MS) })),
  )
}
