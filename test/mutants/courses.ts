import type { Plant } from '../../scripts/mutate/plant.ts'

/** Courses: what is offered to whom, what a classroom takes, and their documents. */
export const plants: Plant[] = [
  {
    bug: 'students who are there are grouped anew',
    in: 'server',
    text: 'if (!fixed.fixed_course && (await groupsAnew',
    becomes: 'if (fixed.fixed_course && (await groupsAnew',
  },
  {
    bug: 'courses that are not published are offered',
    in: 'server',
    text: 'where c.published and c.subject_id in',
    becomes: 'where c.subject_id in',
  },
  {
    bug: 'a classroom takes a course that is not published any more',
    in: 'server',
    text: 'eq(courses.subject_id, subjectId), eq(courses.published, true)',
    becomes: 'eq(courses.subject_id, subjectId)',
  },
  {
    bug: 'a classroom takes a course of another subject',
    in: 'server',
    text: 'and(eq(courses.id, courseId), eq(courses.subject_id, subjectId),',
    becomes: 'and(eq(courses.id, courseId),',
  },
  {
    bug: 'a call that is sent again fails once the course is withdrawn',
    in: 'server',
    text: 'if (classroom.course_id === course_id) return',
    becomes: '',
  },
  {
    bug: 'a concluded exchange takes no course on the pages, though the server gives it one',
    in: 'src',
    text: "): boolean => status !== 'expired'",
    becomes: "): boolean => status !== 'expired' && status !== 'concluded'",
  },
  {
    bug: 'a teacher sees the courses of every subject',
    in: 'server',
    text: '.filter(id => mayUseSubject(teacher, id))',
    becomes: '',
  },
  {
    bug: 'courses are shown for the classrooms of others',
    in: 'server',
    text: 'from classrooms where id = ${id} and teacher_id = ${teacherId}`, ) return found ?? null } /** Published',
    becomes:
      'from classrooms where id = ${id} and ${teacherId}::int > 0`,\n  )\n  return found ?? null\n}\n\n/** Published',
  },
  {
    bug: 'a course is added to an exchange that has expired',
    in: 'server',
    text: "if (isExchangeExpired(teacher, classroom)) throw refuse('exchangeExpired')",
    becomes: '',
  },
  {
    bug: 'an exchange that students have begun takes another course',
    in: 'server',
    text: "if (!mayTakeCourse(fixed, course_id)) throw refuse('courseStays')",
    becomes: 'if (!mayTakeCourse(fixed, course_id)) void refuse',
  },
  {
    bug: 'posts of the partner’s students do not keep the course',
    in: 'server',
    text: 'where posting.class_pairing_id = c.class_pairing_id',
    becomes: 'where posting.id = c.id',
  },
  {
    bug: 'the course of the partner binds nobody without one',
    in: 'server',
    text: 'where side.class_pairing_id = c.class_pairing_id and exists',
    becomes: 'where side.id = c.id and exists',
  },
  {
    bug: 'the course of the partner stays, not the own one',
    in: 'server',
    text: 'order by (side.id = c.id) desc limit 1',
    becomes: 'order by (side.id = c.id) limit 1',
  },
  {
    bug: 'a post that was deleted keeps the course',
    in: 'server',
    text: "c.class_pairing_id and p.status <> 'deleted' ) order by",
    becomes: 'c.class_pairing_id ) order by',
  },
  {
    bug: 'what suits a classroom comes last',
    in: 'server',
    text: '${suits(seeker)} desc,',
    becomes: '${suits(seeker)},',
  },
  {
    bug: 'a course that names no language fits none',
    in: 'server',
    text: 'sql`(not exists (select 1 from ${table} o where o.course_id = c.id)',
    becomes: 'sql`(false',
  },
  {
    bug: 'the last byte of a range is missing',
    in: 'server',
    text: "last: Math.min(to === '' ? size - 1 : Number(to), size - 1)",
    becomes: "last: Math.min(to === '' ? size - 2 : Number(to), size - 1)",
  },
  {
    bug: 'a range that is of another version is answered',
    in: 'server',
    text: "headers['if-range'] === undefined ? headers.range : undefined",
    becomes: 'headers.range',
  },
  {
    bug: 'a document is what its name says',
    in: 'server',
    text: 'documentType(await beginningOf(storage, name, size))',
    becomes: "documentType(await beginningOf(storage, name, size)) ?? 'application/pdf'",
  },
  {
    bug: 'any course is offered though students have posted with one',
    in: 'src',
    text: 'fixed_course === null || fixed_course.id === courseId',
    becomes: 'fixed_course === null || courseId > 0',
  },
  {
    bug: 'a teacher is not told that students of the partner have posted',
    in: 'server',
    text: "watched: [partOfPairing('submissions'), viewed]",
    becomes:
      "watched: [{ ...partOfPairing('submissions'), teachers: 'SELECT teacher_id FROM classrooms WHERE id IN (SELECT classroom_id FROM changed)' }, viewed]",
  },
  {
    bug: 'subjects that did not come are missing without a word',
    in: 'src',
    text: "if (state.at !== 'failed') return null const again",
    becomes: "if (state.at !== 'failed' || state.reason) return null\n  const again",
  },
]
