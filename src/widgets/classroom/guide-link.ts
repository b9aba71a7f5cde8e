import type { Classroom } from '../../contract/entities/classroom.ts'
import { webLink } from './web-link.ts'

/** Address of the course's teacher guide; null where there is none, or one that is no web address. */
export const guideLink = ({ course }: Pick<Classroom, 'course'>): string | null =>
  webLink(course?.course_guide_link)
