import type { Area } from '../../area.ts'
import { withPartners } from '../../db/watch.ts'
import { commands } from './commands.ts'
import { fileHandlers } from './files/routes.ts'
import { templateFile } from './files/template.ts'
import { refusals } from './refusals.ts'
import { handlers } from './routes.ts'
import { removedSweep } from './sweep-removed.ts'

export { addGroups } from './add-groups.ts'
export { groupNameSentence } from './checked-name.ts'
export { givenPassword } from './given-password.ts'
export { regroup } from './regroup.ts'
export { findPasswordHash, findStudentAccount, setOwnPassword } from './repository/account.ts'
export { addStudents } from './repository/add.ts'
export {
  classroomFacts,
  findWithoutPassword,
  isThere,
  nameGroup,
  setFirstPassword,
} from './repository/change.ts'
export { findOwedTasks } from './repository/find.ts'
export { reviewChildren } from './review-children.ts'
export { wholeClass } from './whole-class.ts'

/** Students of a classroom, or its groups. */
export const studentsArea = {
  handlers: services => ({ ...handlers(services), ...fileHandlers(services) }),
  plugins: () => [templateFile],
  commands,
  refusals,
  sweep: [removedSweep],
  watched: [
    {
      // The partner too, whose notifications name them.
      table: 'students',
      teachers: withPartners(
        'SELECT teacher_id AS id FROM classrooms WHERE id IN (SELECT classroom_id FROM changed)',
      ),
    },
    {
      table: 'student_payments',
      teachers: `SELECT c.teacher_id FROM classrooms c JOIN students s ON s.classroom_id = c.id
        WHERE s.id IN (SELECT student_id FROM changed)`,
    },
  ],
} satisfies Area
