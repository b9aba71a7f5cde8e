import { shell as t } from '../../src/core/messages/shell.ts'
import { useStore } from '../../src/core/use-store.ts'
import type { Place } from '../navigation.ts'
import { routes } from '../routes.ts'
import { $headerClassrooms } from './header-classrooms.ts'

/** What the browser's tab says of a place: a screen of one classroom begins with the classroom's name. */
export function usePageTitle(place: Place): string {
  const classrooms = useStore($headerClassrooms)
  if (place.at !== 'route') return t.notFoundTitle
  const { title } = routes[place.route]
  const classroom = classrooms.find(({ id }) => String(id) === place.params.classroomId)
  if (!classroom) return title
  return place.route === 'classroom' ? classroom.name : `${title} · ${classroom.name}`
}
