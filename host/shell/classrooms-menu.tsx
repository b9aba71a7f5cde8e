import type { User } from '../../src/contract/entities/user.ts'
import { isLibrarian } from '../../src/contract/rules/user-types.ts'
import { homeName } from '../../src/core/classrooms/home-name.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { creationRoute } from '../../src/core/navigation/creation-route.ts'
import { pathTo, type RouteName } from '../../src/core/navigation/paths.ts'
import { useStore } from '../../src/core/use-store.ts'
import { add, list } from '../../src/ui/icons.ts'
import { Menu, type MenuItem } from '../../src/ui/menu.tsx'
import { $place } from '../navigation.ts'
import { $headerClassrooms } from './header-classrooms.ts'

function fixedItems(user: User, route: RouteName | null): MenuItem[] {
  const seeAll = { label: t.seeAll, icon: list, href: pathTo('classrooms'), current: route === 'classrooms' }
  if (isLibrarian(user)) return [seeAll]
  const create = pathTo(creationRoute(user))
  return [{ label: t.createExchange, icon: add, href: create }, seeAll]
}

/** My Library or My Classrooms: create, see all, and every classroom by name (P1 §2 Header). */
export function ClassroomsMenu({ user, route }: { user: User; route: RouteName | null }) {
  const classrooms = useStore($headerClassrooms)
  const place = useStore($place)
  const shown = place.at === 'route' ? place.params.classroomId : undefined
  const name = homeName(user)
  const items = classrooms.map((classroom, index) => ({
    label: classroom.name,
    href: pathTo('classroom', { classroomId: classroom.id }),
    current: String(classroom.id) === shown,
    separated: index === 0,
  }))
  return <Menu trigger={name} label={name} variant="quiet" items={[...fixedItems(user, route), ...items]} />
}
