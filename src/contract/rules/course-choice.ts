import type { Classroom } from '../entities/classroom.ts'

/**
 * Whether a classroom takes courses: until its exchange has expired, so a concluded one does
 * (docs/decisions/second-course.md).
 */
export const isOpenToCourses = ({ status }: Pick<Classroom, 'status'>): boolean => status !== 'expired'

/**
 * Whether a course may be added to a classroom: any, until students have posted with one, on either side of the exchange;
 * from then on that one alone (docs/decisions/second-course.md).
 */
export const mayTakeCourse = ({ fixed_course }: Pick<Classroom, 'fixed_course'>, courseId: number): boolean =>
  fixed_course === null || fixed_course.id === courseId
