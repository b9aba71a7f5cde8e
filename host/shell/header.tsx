import type { User } from '../../src/contract/entities/user.ts'
import { mayHavePartner } from '../../src/contract/rules/partner-access.ts'
import { isLibrarian } from '../../src/contract/rules/user-types.ts'
import { avatarPicture } from '../../src/core/avatar-picture.ts'
import type { Brand } from '../../src/core/brand/brands.ts'
import { notificationMarker } from '../../src/core/messages/notification-marker.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo, type RouteName } from '../../src/core/navigation/paths.ts'
import { $unreadCount } from '../../src/core/notifications/unread-count.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { Avatar } from '../../src/ui/avatar.tsx'
import { Icon } from '../../src/ui/icon.tsx'
import { bell, book, edit, external, lock, logOut, users } from '../../src/ui/icons.ts'
import { Menu, type MenuItem } from '../../src/ui/menu.tsx'
import { useSheet } from '../../src/ui/style-root.ts'
import { Badge } from '../../src/ui/tag.tsx'
import { VisuallyHidden } from '../../src/ui/visually-hidden.tsx'
import { ClassroomsMenu } from './classrooms-menu.tsx'
import sheet from './header.css?inline'
import { Logo } from './logo.tsx'

/** The avatar's menu (P1 §2 Header). */
function accountItems(brand: Brand, route: RouteName | null): MenuItem[] {
  const to = (name: 'profile' | 'myAccount' | 'courseLibrary' | 'changePassword') => ({
    href: pathTo(name),
    current: name === route,
  })
  return [
    { label: t.editProfile, icon: edit, ...to('profile') },
    { label: t.myAccount, icon: users, ...to('myAccount') },
    { label: t.courseLibrary, icon: book, ...to('courseLibrary') },
    { label: t.resources, icon: external, href: brand.resourcesUrl, newTab: true },
    { label: t.changePassword, icon: lock, ...to('changePassword') },
    { label: t.logOut, icon: logOut, href: pathTo('logout'), separated: true },
  ]
}

/** Where somebody connects with others: librarians with libraries; whoever works alone has no such page (decision 20). */
function connectionsOf(user: User) {
  if (isLibrarian(user)) return 'libraryConnections'
  return mayHavePartner(user) ? 'connections' : null
}

/** The bell, marked while any notification is unread. */
function NotificationsLink({ current }: { current: boolean }) {
  const unread = useStore($unreadCount)
  return (
    <a
      className="host-header-bell"
      href={pathTo('notifications')}
      aria-current={current ? 'page' : undefined}
    >
      <Icon path={bell} />
      <VisuallyHidden>{notificationMarker.title}</VisuallyHidden>
      {unread !== null && unread > 0 && <Badge label={notificationMarker.unread(unread)} count={unread} />}
    </a>
  )
}

function SignedIn({ user, brand, route }: { user: User; brand: Brand; route: RouteName | null }) {
  const name = user.full_name.trim() || user.email
  const connections = connectionsOf(user)
  return (
    <>
      <nav className="host-header-links" aria-label={t.mainNavigation}>
        {connections && (
          <a
            className="host-header-connections"
            href={pathTo(connections)}
            aria-current={route === connections ? 'page' : undefined}
          >
            <Icon path={users} />
            <span>{t.connections}</span>
          </a>
        )}
        <ClassroomsMenu user={user} route={route} />
        <a className="host-header-wide" href={brand.resourcesUrl} target="_blank" rel="noopener">
          {t.resources}
        </a>
      </nav>
      <NotificationsLink current={route === 'notifications'} />
      <Menu
        trigger={
          <>
            <Avatar name={name} src={avatarPicture(user.avatar)} decorative />
            <VisuallyHidden>{t.account(name)}</VisuallyHidden>
          </>
        }
        label={t.account(name)}
        variant="bare"
        placement="bottom-end"
        items={accountItems(brand, route)}
      />
    </>
  )
}

/** The bar above every screen, which marks the one that is open; signed out it is the logo alone. */
export function Header({ brand, route }: { brand: Brand; route: RouteName | null }) {
  useSheet(sheet)
  const user = useStore($user)
  return (
    <header className="host-header">
      <a className="host-header-home" href={pathTo('classrooms')} aria-label={t.home(brand.productName)}>
        <Logo brand={brand} />
      </a>
      {user && <SignedIn user={user} brand={brand} route={route} />}
    </header>
  )
}
