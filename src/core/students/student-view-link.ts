import type { StudentViewCode } from '../../contract/entities/student-view.ts'

/**
 * The address at which the student site shows itself as one student (group, class) sees it: good once, and for a minute
 * (decision 12, docs/decisions/student-view.md). The site takes both values out of its address at once.
 *
 * @param site the brand's student site (core/brand/student-site.ts)
 */
export function studentViewLink(site: string, { token, user_type }: StudentViewCode): string {
  const link = new URL(site)
  link.searchParams.set('student_token', token)
  link.searchParams.set('user_type', user_type.slug)
  return link.href
}
