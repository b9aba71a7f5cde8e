import type { User } from '../../src/contract/entities/user.ts'
import { homeName } from '../../src/core/classrooms/home-name.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import type { RouteName } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import type { Place } from '../navigation.ts'
import { routes } from '../routes.ts'
import { $headerClassrooms } from './header-classrooms.ts'

/** A screen's title as this person knows it. */
export const screenTitle = (route: RouteName, user: User | null): string =>
  route === 'classrooms' ? homeName(user) : routes[route].title

/** What the browser's tab says of a place: a screen of one classroom begins with the classroom's name. */
export function usePageTitle(place: Place): string {
  const classrooms = useStore($headerClassrooms)
  const user = useStore($user)
  if (place.at !== 'route') return t.notFoundTitle
  const title = screenTitle(place.route, user)
  const classroom = classrooms.find(({ id }) => String(id) === place.params.classroomId)
  if (!classroom) return title
  return place.route === 'classroom' ? classroom.name : `${title} · ${classroom.name}`
}
