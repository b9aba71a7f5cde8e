import { useStore } from '@nanostores/react'
import type { User } from '../../src/contract/entities/user.ts'
import { isLibrarian } from '../../src/contract/rules/user-types.ts'
import type { Brand } from '../../src/core/brand/brands.ts'
import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { $unreadCount } from '../../src/core/shell/unread-count.ts'
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
function accountItems(brand: Brand): MenuItem[] {
  return [
    { label: t.editProfile, icon: edit, href: pathTo('profile') },
    { label: t.myAccount, icon: users, href: pathTo('myAccount') },
    { label: t.courseLibrary, icon: book, href: pathTo('courseLibrary') },
    { label: t.resources, icon: external, href: brand.resourcesUrl, newTab: true },
    { label: t.changePassword, icon: lock, href: pathTo('changePassword') },
    { label: t.logOut, icon: logOut, href: pathTo('logout'), separated: true },
  ]
}

/** The bell, marked while any notification is unread. */
function NotificationsLink() {
  const unread = useStore($unreadCount)
  return (
    <a className="host-header-bell" href={pathTo('notifications')}>
      <Icon path={bell} />
      <VisuallyHidden>{t.notifications}</VisuallyHidden>
      {unread > 0 && <Badge label={t.unread(unread)} />}
    </a>
  )
}

function SignedIn({ user, brand }: { user: User; brand: Brand }) {
  return (
    <>
      <nav className="host-header-links" aria-label={t.mainNavigation}>
        {isLibrarian(user) && <a href={pathTo('libraryConnections')}>{t.connections}</a>}
        <ClassroomsMenu user={user} />
        <a className="host-header-wide" href={brand.resourcesUrl} target="_blank" rel="noopener">
          {t.resources}
        </a>
      </nav>
      <NotificationsLink />
      <Menu
        trigger={
          <>
            <Avatar name={user.full_name} src={user.avatar} decorative />
            <VisuallyHidden>{t.account(user.full_name)}</VisuallyHidden>
          </>
        }
        label={t.account(user.full_name)}
        variant="bare"
        placement="bottom-end"
        items={accountItems(brand)}
      />
    </>
  )
}

/** The bar above every screen; signed out it is the logo alone. */
export function Header({ brand }: { brand: Brand }) {
  useSheet(sheet)
  const user = useStore($user)
  return (
    <header className="host-header">
      <a className="host-header-home" href={pathTo('classrooms')} aria-label={t.home(brand.productName)}>
        <Logo brand={brand} />
      </a>
      {user && <SignedIn user={user} brand={brand} />}
    </header>
  )
}
