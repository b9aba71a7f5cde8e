import type { Classroom } from '../../contract/entities/classroom.ts'

/** Address of the course's teacher guide; null where there is none, or one that is no web address. */
export function guideLink({ course }: Pick<Classroom, 'course'>): string | null {
  const link = course?.course_guide_link
  if (!link || !URL.canParse(link)) return null
  const { protocol, href } = new URL(link)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
