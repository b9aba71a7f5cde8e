import type { Query } from '../../../src/contract/endpoints/all.ts'
import type { Course } from '../../../src/contract/entities/course.ts'
import { isId } from '../../../src/contract/rules/is-id.ts'
import { mayUseSubject } from '../../../src/contract/rules/offered-subjects.ts'
import { courseSentences } from '../../../src/contract/server-messages/courses.ts'
import { documentUrl } from '../../document-url.ts'
import type { Services } from '../../services.ts'
import type { SignedInTeacher } from '../../signed-in-teacher.ts'
import { listSubjects } from '../reference/area.ts'
import { refuse } from './refusals.ts'
import { type Asked, type CourseRow, findSeeker, listCourses } from './repository/list.ts'

type CourseQuery = Query<'GET /api/teacher/courses'>

/** What the search means: an id where a filter is chosen, else text. */
function searched({ filter_by, search_string = '' }: CourseQuery): Pick<Asked, 'value' | 'text'> {
  const text = search_string.trim()
  if (!filter_by || text === '') return { value: null, text: filter_by ? '' : text }
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0
  if (isId(id)) return { value: { filter: filter_by, id }, text: '' }
  const fields = { search_string: [courseSentences.valueNotAnId] }
  throw refuse('badInput', { fields, message: courseSentences.valueNotAnId })
}

/**
 * Courses that a teacher may look at: those of the subjects that an account like theirs may use (P1 §6), or of a
 * classroom of theirs, whatever its subject is.
 * @throws 403 with code 10 for a classroom of somebody else, 422 when a filter comes with a value that is no id
 */
export async function findCourses(
  { db, tokens }: Pick<Services, 'db' | 'tokens'>,
  teacher: SignedInTeacher,
  query: CourseQuery,
): Promise<Course[]> {
  const { classroom_id, subject_id } = query
  const search = searched(query)
  const seeker = classroom_id === undefined ? null : await findSeeker(db, teacher.id, classroom_id)
  if (classroom_id !== undefined && !seeker) throw refuse('classroomForbidden')
  const offered = seeker
    ? [seeker.subject_id]
    : (await listSubjects(db)).map(({ id }) => id).filter(id => mayUseSubject(teacher, id))
  const subjectIds = subject_id === undefined ? offered : offered.filter(id => id === subject_id)
  const found = await listCourses(db, { ...search, subjectIds, seeker })
  const addressOf = (name: string | null) => documentUrl(tokens, name)
  return found.map(row => course(row, addressOf))
}

function course(
  { document, tasks, ...row }: CourseRow,
  addressOf: (name: string | null) => string | null,
): Course {
  return {
    ...row,
    tasks: tasks.map(task => ({ ...task, task_thumbnail: addressOf(task.task_thumbnail) })),
    tasks_count: tasks.length,
    pdf_url: addressOf(document),
  }
}
