import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo, type RouteName } from '../../src/core/navigation/paths.ts'
import { $user } from '../../src/core/session/session.ts'
import { useStore } from '../../src/core/use-store.ts'
import { ButtonLink } from '../../src/ui/button.tsx'
import { Modal } from '../../src/ui/modal.tsx'
import { routes } from '../routes.ts'
import { isProfilePage } from './profile-pages.ts'

/** Where an unvalidated teacher may be: the pages of the profile, and those that lead out (decision 3). */
function isFreeOf(route: RouteName): boolean {
  return isProfilePage(route) || ['security', 'anyone'].includes(routes[route].area)
}

/** Stands before every screen but the profile's until the teacher has been validated (P1 §4). */
export function UnverifiedTeacher({ route }: { route: RouteName }) {
  const user = useStore($user)
  const open = user !== null && !user.is_teacher_validated && !isFreeOf(route)
  return (
    <Modal
      open={open}
      title={t.unverifiedTitle}
      onClose={() => undefined}
      actions={
        <>
          <ButtonLink href={pathTo('logout')}>{t.logOut}</ButtonLink>
          <ButtonLink variant="primary" href={pathTo('profile')}>
            {t.editProfile}
          </ButtonLink>
        </>
      }
    >
      <p>{t.unverified}</p>
    </Modal>
  )
}
