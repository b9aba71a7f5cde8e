import { useEffect } from 'react'
import { shell as t } from '../../src/core/messages/shell.ts'
import { pathTo } from '../../src/core/navigation/paths.ts'
import { signOut } from '../../src/core/session/sign-in.ts'
import { go } from '../navigation.ts'

/** /security/logout: ends the session and shows the login. */
export function Leaving() {
  useEffect(() => {
    signOut()
    go(pathTo('login'), { replace: true })
  }, [])
  return <p role="status">{t.loggingOut}</p>
}
