import type { Course } from '../../src/contract/entities/course.ts'
import { browserPlatform } from '../../src/core/browser-platform.ts'
import { platform } from '../../src/core/platform.ts'

/** A course with a document; what a test is about comes as `changes`. */
export function aCourse(changes: Partial<Course> = {}): Course {
  const name = changes.name ?? 'A Day in My Life'
  return {
    id: 1,
    name,
    published: true,
    subject_id: 1,
    topic_id: 5,
    topic: { id: 5, name: 'Everyday Life' },
    weeks: 5,
    level: { id: 1, name: 'Novice' },
    languages: [1, 2],
    age_ranges: [3],
    tasks: [
      { id: 1, task_name: 'Hello, this is us', task_thumbnail: null },
      { id: 2, task_name: 'My morning', task_thumbnail: null },
    ],
    tasks_count: 2,
    pdf_url: `/files/courses/course-${changes.id ?? 1}.pdf?expires=1&signature=a`,
    ...changes,
  }
}

/** So many courses, named 'Course 1' and on. */
export const manyCourses = (number: number): Course[] =>
  Array.from({ length: number }, (_, index) => aCourse({ id: index + 1, name: `Course ${index + 1}` }))

/** What lies where; an address that is not named is gone. Whoever asks is noted. */
export function documentsAre(types: Record<string, string>): { asked: string[]; restore: () => void } {
  const { fetch } = platform
  const { showsPdfs } = browserPlatform
  const asked: string[] = []
  platform.fetch = (request, init) => {
    const { pathname, search } = new URL(
      String(request instanceof Request ? request.url : request),
      location.href,
    )
    if (!pathname.startsWith('/files/courses/')) return fetch(request, init)
    asked.push(`${init?.method} ${pathname}`)
    const type = types[pathname + search] ?? types[pathname]
    return Promise.resolve(new Response(null, type ? { headers: { 'content-type': type } } : { status: 404 }))
  }
  const restore = () => {
    Object.assign(platform, { fetch })
    Object.assign(browserPlatform, { showsPdfs })
  }
  return { asked, restore }
}

/** Whether the browser shows PDFs in a page. */
export function browserShowsPdfs(shows: boolean): void {
  browserPlatform.showsPdfs = () => shows
}
