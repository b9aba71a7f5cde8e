import type { User } from '../../../contract/entities/user.ts'
import { login as t } from '../../../core/messages/login.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { logOut } from '../../../ui/icons.ts'

/** In the place of the form while somebody is signed in. */
export function SignedIn({ user, onLogOut }: { user: User; onLogOut: () => void }) {
  const name = user.full_name.trim() || user.email
  return (
    <div className="login-signed-in" role="status">
      <Avatar name={name} src={user.avatar} size={56} decorative />
      <p>
        <span className="login-quiet">{t.signedInAs}</span> <strong>{name}</strong>
        {name !== user.email && <span className="login-quiet login-email">{user.email}</span>}
      </p>
      <Button icon={logOut} onClick={onLogOut}>
        {t.logOut}
      </Button>
    </div>
  )
}
