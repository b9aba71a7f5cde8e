import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useForm } from '../../core/forms/use-form.ts'
import { $user } from '../../core/session/session.ts'
import { signOut } from '../../core/session/sign-in.ts'
import { useStore } from '../../core/use-store.ts'
import { BrandCard } from '../../ui/brand-card.tsx'
import { LoginForm } from './parts/login-form.tsx'
import { LoginModals } from './parts/login-modals.tsx'
import { SessionNotice } from './parts/session-notice.tsx'
import { SignedIn } from './parts/signed-in.tsx'
import { createLogin } from './store.ts'
import type { LoginHandle } from './types.ts'

export interface LoginProps {
  compact?: boolean
  widget: LoginHandle
}

export function Login({ compact = false, widget }: LoginProps) {
  const user = useStore($user)
  const [loggedInHere, setLoggedInHere] = useState(false)
  const [login] = useState(() =>
    createLogin((entered, isNew) => {
      setLoggedInHere(true)
      if (widget.emit('cx-signed-in', { user: entered }) && isNew) widget.goOn('newProfile')
    }),
  )
  useEffect(() => login.watch(), [login])
  const form = useForm(login)

  // the form takes the button's place, and the person goes on there
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    if (user || !isLeaving.current) return
    isLeaving.current = false
    form.focus('email')
  })

  function logOut() {
    setLoggedInHere(false)
    isLeaving.current = true
    void signOut()
  }

  return (
    <BrandCard brandName={compact ? undefined : widget.brand.productName} wide={!user}>
      {user ? (
        <SignedIn user={user} widget={widget} takesFocus={loggedInHere} onLogOut={logOut} />
      ) : (
        <>
          <LoginForm form={form} widget={widget} compact={compact} />
          <LoginModals login={login} widget={widget} onRetry={form.submit} />
          <SessionNotice supportEmail={widget.brand.supportEmail} onClose={() => form.focus('email')} />
        </>
      )}
    </BrandCard>
  )
}
