import type { World } from '../../db/seed/world.ts'
import { addFlag, answerFlag, findSharedPosts, lastFlag } from './repository.ts'

const ANSWER =
  'Thank you for telling us. We have talked to the teacher, and the name of the street is no longer heard.'

const OPERATOR = 'operator@demo.test'

/** Two flags of one teacher: one that is answered, and one that waits. */
export async function seed({ db, idOf }: World): Promise<void> {
  const teacher_id = idOf('teacher', 'teacher@demo.test')
  const [answered, waiting] = await findSharedPosts(db, 'Spanish 7 Morning')
  const report = { teacher_id, operator: null }
  if (answered) {
    await addFlag(db, { ...report, ...answered, reasons: ['doxing'] })
    await answerFlag(db, await lastFlag(db), { answer: ANSWER, by: OPERATOR, again: false })
  }
  if (waiting) await addFlag(db, { ...report, ...waiting, reasons: ['language', 'other'] })
}
