import { useEffect, useRef } from 'react'
import type { User } from '../../../contract/entities/user.ts'
import { avatarPicture } from '../../../core/avatar-picture.ts'
import { login as t } from '../../../core/messages/login.ts'
import { isNewcomer } from '../../../core/session/is-newcomer.ts'
import type { WidgetHandle } from '../../../element/types.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { logOut } from '../../../ui/icons.ts'

export interface SignedInProps {
  user: User
  widget: Pick<WidgetHandle, 'link'>
  /** The person has logged in just here: the focus was in the form, and goes on here. */
  takesFocus: boolean
  onLogOut: () => void
}

/** In the place of the form while somebody is signed in. */
export function SignedIn({ user, widget, takesFocus, onLogOut }: SignedInProps) {
  const name = user.full_name.trim() || user.email
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])

  return (
    <div className="login-signed-in" ref={place} tabIndex={-1}>
      <Avatar name={name} src={avatarPicture(user.avatar)} size={56} decorative />
      <p>
        <span className="login-quiet">{t.signedInAs}</span> <strong>{name}</strong>
        {name !== user.email && <span className="login-quiet login-email">{user.email}</span>}
      </p>
      {isNewcomer(user) && (
        <ButtonLink variant="primary" {...widget.link('newProfile')}>
          {t.welcomeGo}
        </ButtonLink>
      )}
      <Button icon={logOut} onClick={onLogOut}>
        {t.logOut}
      </Button>
    </div>
  )
}
